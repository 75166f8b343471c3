package hnefi.fx.shell;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;

@ExtendWith(WindowExtension.class)
class ShellNoticesTest {
  private final ShellFixture window = new ShellFixture();

  @Start
  void open(Stage stage) {
    window.show(stage);
  }

  @Test
  void aNoticeOfAnyLengthLeavesRoomForTheScreen(FxRobot robot) {
    FxThread.runUntilLaidOut(() -> window.notices.tell(_ -> "endless ".repeat(20_000)));
    FxThread.runUntilLaidOut(() -> window.stage.getScene().getRoot().layout());

    assertThat(robot.lookup(".notice").queryAs(Region.class).getHeight())
        .isLessThan(window.stage.getScene().getHeight() / 2);
  }

  @Test
  void noticesAreShownOneAfterTheOtherUntilPutAway(FxRobot robot) {
    FxThread.runUntilLaidOut(() -> {
      window.notices.tell(language -> "first in " + language);
      window.notices.tell(_ -> "second");
    });
    assertThat(noticeText(robot)).isEqualTo("first in EN");
    robot.clickOn("#language-de");
    assertThat(noticeText(robot)).isEqualTo("first in DE");

    robot.clickOn("#notice-close");
    assertThat(noticeText(robot)).isEqualTo("second");
    robot.clickOn("#notice-close");

    assertThat(robot.lookup(".notice").query().isVisible()).isFalse();
  }

  private static String noticeText(FxRobot robot) {
    return ShellFixture.text(robot, ".notice-text");
  }
}
