package hnefi.ui.play;

import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Screen;
import hnefi.text.Language;
import hnefi.text.Words;
import javafx.animation.PauseTransition;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

/// A saved game while it is read; the game itself takes its place, or a screen that says why it
/// cannot be read.
final class LoadingPresenter implements Presenter {
  /// What is there sooner needs no sign.
  private static final Duration PATIENCE = Duration.millis(300);

  private final Runnable begin;
  private boolean entered;

  /// @param begin begins to read
  LoadingPresenter(Runnable begin) {
    this.begin = begin;
  }

  @Override
  public Screen screen(Language language) {
    String text = Words.of(Play.class, "play", language).say("loading");
    return Screen.of(new StackPane(sign(text)), text);
  }

  /// Returns what says that something is under way, once it has taken a while.
  private static Node sign(String text) {
    ProgressIndicator turning = new ProgressIndicator();
    turning.setAccessibleText(text);
    VBox sign = new VBox(turning, new Label(text));
    sign.getStyleClass().add("loading");
    sign.setAlignment(Pos.CENTER);
    sign.setVisible(false);
    PauseTransition wait = new PauseTransition(PATIENCE);
    wait.setOnFinished(_ -> sign.setVisible(true));
    wait.play();
    return sign;
  }

  @Override
  public void enter() {
    entered = true;
    begin.run();
  }

  @Override
  public void leave() {
    entered = false;
  }

  /// Returns whether somebody still waits for the game.
  boolean isEntered() {
    return entered;
  }
}
