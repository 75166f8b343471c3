package hnefi.ui.kiosk;

import hnefi.fx.nav.Fxml;
import hnefi.fx.theme.Labels;
import hnefi.fx.theme.Nodes;
import hnefi.text.Words;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// What is asked or said above the screen, one thing at a time, in the lower half.
final class Dialogs {
  private enum Kind {
    NONE,
    QUESTION,
    COUNTDOWN,
    PIN
  }

  private final Supplier<Words> words;
  private final Runnable changed;
  private final StackPane root = new StackPane();
  private final StackPane veil = new StackPane();
  private final Label waiting = new Label();
  private Kind kind = Kind.NONE;
  private Optional<Label> seconds = Optional.empty();

  /// @param changed hears that something was asked, or that nothing is asked any more
  Dialogs(Supplier<Words> words, Runnable changed) {
    this.words = words;
    this.changed = changed;
    root.setPickOnBounds(false);
    veil.getStyleClass().add("veil");
    waiting.getStyleClass().add("waiting");
    waiting.setMouseTransparent(true);
    root.getChildren().addAll(waiting, veil);
    Nodes.show(waiting, false);
    Nodes.show(veil, false);
  }

  StackPane root() {
    return root;
  }

  boolean isOpen() {
    return kind != Kind.NONE;
  }

  boolean isPinAsked() {
    return kind == Kind.PIN;
  }

  /// Asks something.
  ///
  /// @param question the key of what is asked
  /// @param yes the key of the answer after which the action is done
  void ask(String question, String yes, String no, Runnable action) {
    Button accept =
        button(
            yes,
            () -> {
              close();
              action.run();
            });
    Button decline = button(no, this::close);
    decline.getStyleClass().add("primary");
    accept.setId("dialog-yes");
    decline.setId("dialog-no");
    show(
        Kind.QUESTION,
        new VBox(
            Labels.wrapped(words.get().say(question), "dialog-text"), column(accept, decline)));
  }

  /// Asks whether somebody is still there.
  void showCountdown(int left, Runnable stay) {
    if (kind == Kind.PIN) {
      return;
    }
    if (kind != Kind.COUNTDOWN) {
      Label number = new Label();
      number.getStyleClass().add("countdown");
      seconds = Optional.of(number);
      Button here =
          button(
              "idle.here",
              () -> {
                close();
                stay.run();
              });
      here.setId("still-here");
      here.getStyleClass().add("primary");
      show(
          Kind.COUNTDOWN,
          new VBox(
              Labels.wrapped(words.get().say("idle.ask"), "dialog-text"), number, column(here)));
    }
    seconds.ifPresent(number -> number.setText(Integer.toString(left)));
  }

  void hideCountdown() {
    if (kind == Kind.COUNTDOWN) {
      close();
    }
  }

  /// Asks for the PIN of the staff.
  ///
  /// @param said in their language
  void askForPin(PinController controller, Words said) {
    VBox pad = new VBox(Fxml.load(Dialogs.class, "pin", said, controller));
    show(Kind.PIN, pad);
  }

  /// Shows, or no longer shows, that something takes its time.
  void showWaiting(boolean wait) {
    if (wait != waiting.isVisible()) {
      waiting.setText(words.get().say("wait"));
      Nodes.show(waiting, wait);
    }
  }

  /// Closes what is open.
  void close() {
    boolean open = isOpen();
    kind = Kind.NONE;
    seconds = Optional.empty();
    veil.getChildren().clear();
    Nodes.show(veil, false);
    if (open) {
      changed.run();
    }
  }

  private Button button(String key, Runnable action) {
    Button button = new Button(words.get().say(key));
    button.getStyleClass().add("large-choice");
    button.setMaxWidth(Double.MAX_VALUE);
    button.setWrapText(true);
    button.setOnAction(_ -> action.run());
    return button;
  }

  private static VBox column(Button... buttons) {
    VBox column = new VBox(buttons);
    column.getStyleClass().add("dialog-buttons");
    return column;
  }

  private void show(Kind now, VBox sheet) {
    kind = now;
    sheet.getStyleClass().addAll("sheet", "dialog");
    sheet.setMaxHeight(Region.USE_PREF_SIZE);
    veil.getChildren().setAll(sheet);
    Nodes.show(veil, true);
    changed.run();
  }
}
