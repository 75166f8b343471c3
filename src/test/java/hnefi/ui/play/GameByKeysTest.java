package hnefi.ui.play;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.EditionName;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import hnefi.ui.board.BoardControl;
import hnefi.ui.route.GameRoute;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// A game for whoever has no mouse.
@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init") // filled by show
class GameByKeysTest {
  @TempDir private static Path folder;

  private Stage stage;
  private PlayScreen screen;

  @Start
  void show(Stage opened) {
    stage = opened;
    screen = PlayScreen.show(opened, folder);
  }

  @BeforeEach
  void begin(FxRobot robot) {
    screen.go(robot, GameRoute.of(EditionName.of("fetlar")));
  }

  @Test
  void everythingElseIsOpenedAndGoneThrough(FxRobot robot) {
    FxThread.runUntilLaidOut(() -> robot.lookup("#hint").query().requestFocus());
    robot.push(KeyCode.TAB);
    assertThat(focused()).isEqualTo("more");
    robot.push(KeyCode.ENTER);
    List<String> seen = new ArrayList<>(List.of("more", focused()));
    for (int i = 0; i < 3; i++) {
      robot.push(KeyCode.DOWN);
      seen.add(focused());
    }
    assertThat(seen).doesNotHaveDuplicates().contains("resign");
    robot.push(KeyCode.UP);
    assertThat(focused()).isEqualTo(seen.get(3));
    robot.push(KeyCode.TAB);
    assertThat(focused()).isEqualTo(seen.get(4));
    robot.push(KeyCode.ESCAPE);
    assertThat(focused()).isEqualTo("more");
    robot.push(KeyCode.ENTER);
    assertThat(focused()).isEqualTo(seen.get(1));
  }

  @Test
  void givingUpIsTypedAndAskedFor(FxRobot robot) {
    FxThread.runUntilLaidOut(() -> {
      BoardControl board = robot.lookup("#board").query();
      board.focus(board.cursorSquare());
    });
    robot.push(KeyCode.I);
    robot.write("resign").push(KeyCode.ENTER);
    assertThat(focused()).isEqualTo("no");
    assertThat(robot.lookup("#no").<Labeled>query().getStyleClass()).contains("primary");
    assertThat(robot.lookup("#yes").<Labeled>query().getStyleClass()).doesNotContain("primary");
  }

  private String focused() {
    FxThread.runUntilLaidOut(() -> {});
    return String.valueOf(stage.getScene().getFocusOwner().getId());
  }
}
