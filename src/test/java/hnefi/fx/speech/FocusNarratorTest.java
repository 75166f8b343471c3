package hnefi.fx.speech;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.Pane;
import javafx.stage.Popup;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxToolkit;

@ExtendWith(WindowExtension.class)
class FocusNarratorTest {
  private final List<String> said = new ArrayList<>();

  @Start
  void start(Stage stage) {
    follow(stage, new Pane());
  }

  /// Shows a page in the window, in place of the one before, and says what has the focus.
  private void follow(Stage stage, Pane page) {
    follow(stage, page, Runnable::run);
  }

  private void follow(Stage stage, Pane page, Executor atTheEndOfTheMoment) {
    Announcer announcer = new Announcer(atTheEndOfTheMoment);
    announcer.addListener((text, _) -> said.add(text));
    Scene scene = new Scene(page, 200, 100);
    stage.setScene(scene);
    new FocusNarrator(
            announcer, () -> Words.of(FocusNarrator.class, "speech", Language.EN), () -> true)
        .follow(scene);
    FxThread.showUnpainted(stage);
  }

  private void openCard(Pane page) {
    Button button = new Button("Copy");
    Popup card = new Popup();
    card.getContent().add(button);
    FxThread.runUntilLaidOut(() -> {
      card.show(page.getScene().getWindow(), 10, 10);
      button.requestFocus();
    });
  }

  @Test
  void aCardIsToldByTheWindowThatShowsAndByNoneThatWasReplaced() {
    Pane second = new Pane();
    FxThread.run(() -> follow(FxToolkit.toolkitContext().getRegisteredStage(), second));
    said.clear();
    openCard(second);
    assertThat(said).containsExactly("Copy.");
  }

  @Test
  void whereACardHasClosedOneHearsWhereOneIs() {
    Button source = new Button("Source");
    Pane page = new Pane(source);
    FxThread.run(() -> {
      follow(FxToolkit.toolkitContext().getRegisteredStage(), page);
      source.requestFocus();
    });
    openCard(page);
    said.clear();
    FxThread.run(() ->
        List.copyOf(Window.getWindows()).stream()
            .filter(Popup.class::isInstance)
            .forEach(Window::hide));
    assertThat(said).containsExactly("Source.");
  }

  @Test
  void aButtonThatIsRenamedInTheSameMomentIsToldByItsNewName() {
    Button button = new Button("Play");
    Pane page = new Pane(new Button("Next"), button);
    List<Runnable> moment = new ArrayList<>();
    FxThread.run(() -> {
      follow(FxToolkit.toolkitContext().getRegisteredStage(), page, moment::add);
      moment.forEach(Runnable::run);
      moment.clear();
      said.clear();
      button.requestFocus();
      button.setText("Watch again");
      moment.forEach(Runnable::run);
    });
    assertThat(said).containsExactly("Watch again.");
  }
}
