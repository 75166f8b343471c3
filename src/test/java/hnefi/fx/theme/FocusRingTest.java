package hnefi.fx.theme;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.settings.SettingsFixture;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Slider;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Paint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(WindowExtension.class)
class FocusRingTest {
  private static final PseudoClass FOCUSED = PseudoClass.getPseudoClass("focused");

  @Test
  void whateverHasTheFocusShowsItInTheSameColourToWhoUsesKeys() {
    Appearance.prepare();
    FxThread.run(() -> {
      Button button = new Button("a");
      List<Node> controls =
          List.of(
              button,
              new ToggleButton("b"),
              new CheckBox("c"),
              new ComboBox<>(),
              new Slider(),
              new TextField(),
              new TextArea());
      VBox all = new VBox();
      all.getChildren().setAll(controls);
      Scene scene = new Scene(all);
      new Appearance(SettingsFixture.withoutMotion(Language.EN)).dress(scene);
      press(KeyCode.TAB, all);
      paints(button, true);
      Paint ring = button.getBackground().getFills().getFirst().getFill();
      for (Node each : controls) {
        assertThat(paints(each, false)).as("%s at rest", each).doesNotContain(ring);
        assertThat(paints(each, true)).as("%s focused", each).contains(ring);
      }
      press(KeyCode.SHIFT, all);
      assertThat(paints(button, true)).as("after a shift").contains(ring);
      Event.fireEvent(all, click());
      press(KeyCode.SHIFT, all);
      for (Node each : controls.subList(0, 5)) {
        assertThat(paints(each, true)).as("%s clicked", each).doesNotContain(ring);
      }
      press(KeyCode.DOWN, all);
      assertThat(paints(button, true)).as("after a key").contains(ring);
    });
  }

  private static void press(KeyCode key, Node target) {
    Event.fireEvent(
        target, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
  }

  private static MouseEvent click() {
    return new MouseEvent(
        MouseEvent.MOUSE_PRESSED,
        1,
        1,
        1,
        1,
        MouseButton.PRIMARY,
        1,
        false,
        false,
        false,
        false,
        true,
        false,
        false,
        true,
        false,
        true,
        null);
  }

  private static Set<Paint> paints(Node node, boolean focused) {
    node.pseudoClassStateChanged(FOCUSED, focused);
    node.getScene().getRoot().applyCss();
    Set<Paint> found = new HashSet<>();
    collect(node, found);
    return found;
  }

  private static void collect(Node node, Set<Paint> found) {
    if (node instanceof Region region && region.getBackground() != null) {
      region.getBackground().getFills().stream().map(BackgroundFill::getFill).forEach(found::add);
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(each -> collect(each, found));
    }
  }
}
