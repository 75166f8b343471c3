package hnefi.fx.theme;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(WindowExtension.class)
class SegmentedChoiceTest {
  private final ObjectProperty<Integer> chosen = new SimpleObjectProperty<>(1);

  @Test
  void anArrowKeyChoosesTheNextValue() {
    FxThread.run(() -> {
      HBox row = new HBox();
      SegmentedChoice<Integer> choice =
          new SegmentedChoice<>(row, "n-", List.of(1, 2, 3), n -> "" + n, n -> "" + n, chosen);
      choice.follow();
      Scene scene = new Scene(row);
      row.applyCss();
      choice.toggle(1).requestFocus();

      press(scene, KeyCode.RIGHT);
      assertThat(chosen.get()).isEqualTo(2);
      assertThat(scene.getFocusOwner()).isEqualTo(choice.toggle(2));
      press(scene, KeyCode.DOWN);
      press(scene, KeyCode.DOWN);
      assertThat(chosen.get()).isEqualTo(3);
      press(scene, KeyCode.UP);
      press(scene, KeyCode.LEFT);
      assertThat(chosen.get()).isEqualTo(1);
      assertThat(choice.toggle(1).isSelected()).isTrue();
    });
  }

  private static void press(Scene scene, KeyCode key) {
    KeyEvent event = new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false);
    Event.fireEvent(scene.getFocusOwner(), event);
  }
}
