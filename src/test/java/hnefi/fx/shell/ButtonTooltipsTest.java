package hnefi.fx.shell;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.nav.Shortcut;
import hnefi.fx.theme.Icon;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import java.util.Optional;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(WindowExtension.class)
class ButtonTooltipsTest {
  private final Pane root = new Pane();

  ButtonTooltipsTest() {
    new ButtonTooltips(
            id ->
                Optional.of(Shortcut.of("F7", () -> {}).named("Coach"))
                    .filter(_ -> id.equals("coach")),
            () -> Words.of(Shell.class, "shell", Language.EN))
        .install(root);
  }

  @Test
  void aSignTellsTheNameItHasNow() {
    Button dot = button(new Region(), "Step 3, still open");
    assertThat(told(dot)).isEqualTo("Step 3, still open");
    dot.setAccessibleText("Step 3, done");
    assertThat(told(dot)).isEqualTo("Step 3, done");
    assertThat(told(button(new Icon("bi-arrow-left"), "Back"))).isEqualTo("Back");
    assertThat(told(button(new Pane(new Icon("bi-moon"), new Region()), "Moon"))).isEqualTo("Moon");
    MenuButton names = FxThread.call(() -> new MenuButton("", null));
    names.setAccessibleText("Known names");
    assertThat(told(names)).isEqualTo("Known names");
  }

  @Test
  void whatShowsWordsNeedsNoOthers() {
    Button words = button(null, "Play with these rules");
    words.setText("Play");
    assertThat(told(words)).isEmpty();
    assertThat(told(button(new Pane(new Label("Fetlar")), "Fetlar, 11 squares"))).isEmpty();
  }

  @Test
  void theKeyFollowsTheNameAndWhatAScreenWroteItself() {
    Button coach = button(new Icon("bi-lightbulb"), "");
    coach.setId("coach");
    assertThat(told(coach)).isEqualTo("Coach (F7)");
    Tooltip written = FxThread.call(() -> new Tooltip("Ask"));
    coach.setTooltip(written);
    assertThat(told(coach)).isEqualTo("Ask (F7)");
    written.setText("Ask again");
    assertThat(told(coach)).isEqualTo("Ask again (F7)");
    assertThat(told(coach)).isEqualTo("Ask again (F7)");
  }

  private static Button button(@org.jspecify.annotations.Nullable Node graphic, String name) {
    Button made = FxThread.call(() -> new Button("", graphic));
    made.setAccessibleText(name);
    return made;
  }

  /// Returns the tooltip of a button where the pointer has come.
  private String told(ButtonBase button) {
    return FxThread.call(() -> {
      root.getChildren().setAll(button);
      Event.fireEvent(
          button,
          new MouseEvent(
              MouseEvent.MOUSE_ENTERED_TARGET,
              0,
              0,
              0,
              0,
              MouseButton.NONE,
              0,
              false,
              false,
              false,
              false,
              false,
              false,
              false,
              false,
              false,
              false,
              null));
      return Optional.ofNullable(button.getTooltip()).map(Tooltip::getText).orElse("");
    });
  }
}
