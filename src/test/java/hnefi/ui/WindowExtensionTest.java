package hnefi.ui;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.ui.WindowExtension.Start;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;

/// The window that every test gets, and what the robot does in it.
@ExtendWith(WindowExtension.class)
class WindowExtensionTest {
  private final List<Window> before = new ArrayList<>();
  private final TextField field = new TextField("abc");

  @Start
  private void fill(Stage stage) {
    before.addAll(Window.getWindows());
    stage.setScene(new Scene(field, 200, 100));
    FxThread.showUnpainted(stage);
  }

  /// Twice, so that the window of the test before could still be there.
  @RepeatedTest(2)
  void aTestBeginsWithItsOwnWindowAndTheRobotsInputArrivesBeforeItGoesOn(FxRobot robot) {
    assertThat(before).isEmpty();
    robot.clickOn(field);
    robot.push(KeyCode.SHORTCUT, KeyCode.A).type(KeyCode.DELETE);
    assertThat(field.getText()).isEmpty();
  }
}
