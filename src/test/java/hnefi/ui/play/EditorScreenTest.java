package hnefi.ui.play;

import static hnefi.ui.play.PlayScreen.at;
import static hnefi.ui.play.PlayScreen.board;
import static hnefi.ui.play.PlayScreen.choose;
import static hnefi.ui.play.PlayScreen.click;
import static hnefi.ui.play.PlayScreen.fire;
import static hnefi.ui.play.PlayScreen.fx;
import static hnefi.ui.play.PlayScreen.isShown;
import static hnefi.ui.play.PlayScreen.rows;
import static hnefi.ui.play.PlayScreen.text;
import static hnefi.ui.play.session.PlayFixture.square;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Side;
import hnefi.content.EditionName;
import hnefi.session.CustomLayout;
import hnefi.session.Players;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.route.EditorRoute;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.NewGameRoute;
import java.nio.file.Path;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// A position is set up with mouse and keys, kept, offered, and played.
@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init")
class EditorScreenTest {
  @TempDir private static Path folder;

  private PlayScreen screen;

  @Start
  void start(Stage stage) {
    screen = PlayScreen.show(stage, folder);
  }

  @Test
  void aPositionIsSetUpKeptOfferedAndPlayed(FxRobot robot) {
    screen.go(
        robot,
        new EditorRoute(
            Arrangement.of(new BoardSize(7), Map.of()),
            Side.ATTACKERS,
            EditionName.of("haende"),
            Players.TWO_PEOPLE));
    assertThat(isShown(robot, "#sound")).isFalse();
    assertThat(robot.lookup("#play-here").query().isDisabled()).isTrue();

    fire(robot, "#tool-attacker");
    click(robot, at(robot, "b2"));
    click(robot, at(robot, "f2"));
    assertThat(text(robot, "#done")).contains("f2");
    drag(robot, "#tool-defender", "d3");
    fx(robot, () -> board(robot).focus(square("d4")));
    PlayScreen.press(robot, KeyCode.DIGIT3);
    assertThat(rows(robot)).isEqualTo("......./......./......./...K.../...D.../.A...A./.......");
    assertThat(isShown(robot, "#sound")).isTrue();
    fire(robot, "#undo");
    assertThat(robot.lookup("#play-here").query().isDisabled()).isTrue();
    fire(robot, "#redo");

    fx(robot, () -> robot.lookup("#layout-name").queryAs(TextField.class).setText("Three men"));
    fire(robot, "#keep-layout");
    assertThat(robot.lookup(".custom-layout-name").queryLabeled().getText()).contains("Three men");

    screen.go(robot, new NewGameRoute(EditionName.of("haende"), Players.TWO_PEOPLE));
    fire(robot, "#more-choices");
    fire(robot, "#layout-own-0");
    fire(robot, "#start");
    PlayScreen.await(() -> screen.navigator.route() instanceof GameRoute);
    assertThat(rows(robot)).isEqualTo("......./......./......./...K.../...D.../.A...A./.......");
    choose(robot, "#export", "edit");
    assertThat(screen.navigator.route()).isInstanceOf(EditorRoute.class);
    assertThat(rows(robot)).isEqualTo("......./......./......./...K.../...D.../.A...A./.......");
  }

  @Test
  void theKeyboardStaysAtAStartPositionThatGetsAnotherName(FxRobot robot) {
    Arrangement board = PlayFixture.position("haende", "").board();
    fx(robot, () -> screen.layouts.keep(new CustomLayout("Guards", board)));
    fx(robot, () -> screen.layouts.keep(new CustomLayout("Outposts", board)));
    screen.go(
        robot,
        new EditorRoute(board, Side.ATTACKERS, EditionName.of("haende"), Players.TWO_PEOPLE));
    fire(robot, "#rename-layout-1");
    fx(robot, () -> robot.lookup("#layout-name-1").queryAs(TextField.class).setText("Scouts"));
    PlayScreen.press(robot, KeyCode.ENTER);
    assertThat(robot.lookup("#open-layout-1").queryLabeled().getText()).contains("Scouts");
    assertThat(focused(robot)).isEqualTo("rename-layout-1");
    fire(robot, "#rename-layout-1");
    PlayScreen.press(robot, KeyCode.ESCAPE);
    assertThat(focused(robot)).isEqualTo("rename-layout-1");
  }

  private static String focused(FxRobot robot) {
    return FxThread.call(() -> robot.window(0).getScene().getFocusOwner().getId());
  }

  private static void drag(FxRobot robot, String tool, String square) {
    Point2D to = at(robot, square);
    fx(
        robot,
        () -> {
          Node source = robot.lookup(tool).query();
          Bounds bounds = source.localToScreen(source.getBoundsInLocal());
          Point2D from = new Point2D(bounds.getCenterX(), bounds.getCenterY());
          Robot mouse = new Robot();
          mouse.mouseMove(from);
          mouse.mousePress(MouseButton.PRIMARY);
          mouse.mouseMove(from.midpoint(to));
          mouse.mouseMove(to);
          mouse.mouseRelease(MouseButton.PRIMARY);
        });
  }
}
