package hnefi.ui.play;

import static hnefi.ui.play.PlayScreen.isShown;
import static hnefi.ui.play.session.PlayFixture.ESCAPE;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.EditionName;
import hnefi.fx.settings.SystemLook;
import hnefi.fx.settings.Theme;
import hnefi.fx.task.BackgroundTasks;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import hnefi.ui.board.BoardControl;
import hnefi.ui.play.session.NoComputers;
import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.route.GameRoute;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;

/// The end of a game is celebrated, but not where the system asks for reduced motion.
@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init")
class FeastTest {
  @TempDir private static Path folder;

  private Stage stage;

  @Start
  void start(Stage shown) {
    stage = shown;
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void leavesFallUnlessNothingIsToMove(boolean reducedMotion, FxRobot robot) {
    PlayScreen[] screen = new PlayScreen[1];
    FxThread.run(() ->
        screen[0] =
            PlayScreen.show(
                stage,
                folder,
                new NoComputers(),
                BackgroundTasks.immediate(),
                SystemLook.of(Theme.LIGHT, reducedMotion)));
    screen[0].playAll(robot, "haende", ESCAPE);
    FxThread.runUntilLaidOut(() -> {});

    assertThat(isShown(robot, "#result")).isTrue();
    assertThat(robot.lookup(".leaf").tryQuery().isEmpty()).isEqualTo(reducedMotion);
  }

  @Test
  void nothingFallsForAComputerThatWins(FxRobot robot) {
    PlayScreen[] screen = new PlayScreen[1];
    FxThread.run(() ->
        screen[0] =
            PlayScreen.show(
                stage,
                folder,
                new PlayFixture.Silent(),
                BackgroundTasks.immediate(),
                SystemLook.of(Theme.LIGHT, false)));
    screen[0].go(
        robot,
        new GameRoute(
            EditionName.of("haende"),
            Optional.empty(),
            new Players(Participant.SOMEBODY, new Participant.Computer("astrid"))));
    FxThread.run(() -> {
      ((Button) robot.lookup("#resign").query()).fire();
      ((Button) robot.lookup("#yes").query()).fire();
    });
    FxThread.runUntilLaidOut(() -> {});

    assertThat(isShown(robot, "#result")).isTrue();
    assertThat(robot.lookup(".leaf").tryQuery()).isEmpty();
  }

  @Test
  void inALowWindowTheReviewIsOfferedWithoutScrolling() {
    FxThread.run(() -> {
      PlayScreen.Unshown screen = PlayScreen.unshown(folder, 600, 800, 100, Language.DE);
      screen.go(GameRoute.of(EditionName.of("haende")));
      BoardControl board = (BoardControl) screen.find("#board");
      for (String move : ESCAPE.split(" ")) {
        board.moveInput().attempt(PlayFixture.move(move));
      }
      screen.settle();

      Node review = screen.find("#begin-review");
      Node words = screen.find("#explanation");
      assertThat(words.localToScene(words.getLayoutBounds()))
          .matches(seen -> seen.contains(review.localToScene(review.getLayoutBounds())));
    });
  }
}
