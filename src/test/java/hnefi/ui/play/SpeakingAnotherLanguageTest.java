package hnefi.ui.play;

import static hnefi.ui.play.PlayScreen.fire;
import static hnefi.ui.play.PlayScreen.fx;
import static hnefi.ui.play.PlayScreen.isShown;
import static hnefi.ui.play.PlayScreen.tap;
import static hnefi.ui.play.PlayScreen.text;
import static hnefi.ui.play.session.PlayFixture.ESCAPE;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.EditionName;
import hnefi.fx.nav.Area;
import hnefi.fx.task.BackgroundTasks;
import hnefi.rules.StartPosition;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.route.GameRoute;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// Whoever changes the language while coach or computer think gets their answer all the same.
@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init")
class SpeakingAnotherLanguageTest {
  private static final Participant EGIL = new Participant.Computer("egil");
  private static final String BEFORE_A_BLUNDER = "b4-b1 c4-c7 a4-a2 d5-g5";

  @TempDir private static Path folder;

  private final PlayFixture.Silent computers = new PlayFixture.Silent();
  private final PlayFixture.Held coach = new PlayFixture.Held();
  private PlayScreen screen;

  @Start
  void start(Stage stage) {
    screen = PlayScreen.show(stage, folder, computers, new BackgroundTasks(coach, Runnable::run));
  }

  @Test
  void aHintIsToldInTheNewLanguage(FxRobot robot) {
    screen.playAll(robot, "haende", BEFORE_A_BLUNDER);
    fire(robot, "#hint");
    fire(robot, "#language-de");
    assertThat(text(robot, "#hint-text")).startsWith("Der Computer überlegt");
    fx(robot, coach::work);
    assertThat(text(robot, "#hint-text")).startsWith("Schau mal bei ");
  }

  @Test
  void aReviewIsReadInTheNewLanguage(FxRobot robot) {
    screen.playAll(robot, "haende", ESCAPE);
    fire(robot, "#begin-review");
    fire(robot, "#language-sv");
    fx(
        robot,
        () -> {
          while (!coach.isIdle()) {
            coach.work();
          }
        });
    assertThat(isShown(robot, "#review-ready")).isTrue();
    assertThat(robot.lookup(".review-moment").queryAll()).isNotEmpty();
  }

  @Test
  void aBlunderCheckStillWarns(FxRobot robot) {
    screen.go(
        robot,
        new GameRoute(
            EditionName.of("haende"),
            Optional.of(StartPosition.of(PlayFixture.position("haende", BEFORE_A_BLUNDER))),
            new Players(Participant.SOMEBODY, EGIL)));
    tap(robot, "d6-f6");
    fire(robot, "#language-de");
    fx(robot, coach::work);
    assertThat(isShown(robot, "#prompt")).isTrue();
  }

  @Test
  void theComputerThinksOn(FxRobot robot) {
    screen.go(
        robot,
        new GameRoute(
            EditionName.of("haende"), Optional.empty(), new Players(EGIL, Participant.SOMEBODY)));
    fire(robot, "#language-de");
    assertThat(computers.asked).hasSize(1);
    assertThat(computers.cancelled()).isZero();
    fx(robot, () -> computers.answer("b4-b1"));
    assertThat(robot.lookup("#hint").query().isDisabled()).isFalse();
  }

  @Test
  void whoLeavesTheGameIsToldNothing(FxRobot robot) {
    screen.playAll(robot, "haende", BEFORE_A_BLUNDER);
    fire(robot, "#hint");
    screen.go(robot, Area.PLAY.front());
    fx(robot, coach::work);
    fx(robot, () -> screen.navigator.back());
    assertThat(isShown(robot, "#advice")).isFalse();
  }

  @Test
  void whoComesBackToTheGameSeesWhoStandsBetter(FxRobot robot) {
    screen.playAll(robot, "haende", BEFORE_A_BLUNDER);
    fire(robot, "#evaluation");
    screen.go(robot, Area.PLAY.front());
    fx(robot, coach::work);
    fx(robot, () -> screen.navigator.back());
    assertThat(text(robot, "#evaluation-text")).startsWith("The computer");
    fx(robot, coach::work);
    assertThat(text(robot, "#evaluation-text")).doesNotStartWith("The computer");
  }
}
