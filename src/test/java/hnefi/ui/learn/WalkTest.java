package hnefi.ui.learn;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Square;
import hnefi.content.lesson.Ask;
import hnefi.content.lesson.Compare;
import hnefi.content.lesson.Decide;
import hnefi.content.lesson.Gallery;
import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.Practice;
import hnefi.content.lesson.Say;
import hnefi.content.lesson.Step;
import hnefi.content.lesson.Try;
import hnefi.content.lesson.Watch;
import hnefi.rules.Move;
import hnefi.text.Language;
import hnefi.ui.learn.progress.Progress;
import hnefi.ui.learn.progress.StepKey;
import java.util.Optional;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// A learner walks through the tutorial, on the real board, by the keyboard.
@ExtendWith(ApplicationExtension.class)
class WalkTest {
  @SuppressWarnings("NullAway.Init")
  private LearnFixture fixture;

  @Start
  private void start(Stage stage) {
    fixture = new LearnFixture();
    fixture.show(stage);
  }

  @Test
  void everyLessonCanBeWalkedToItsEnd(FxRobot robot) {
    for (Lesson lesson : LearnFixture.CURRICULUM.lessons(Language.DE)) {
      LearnFixture.onFx(() -> fixture.navigator.enter(LessonPlace.of(lesson.id())));
      for (Step step : lesson.steps()) {
        walk(robot, step);
        StepKey key = new StepKey(lesson.id(), step.name());
        assertThat(fixture.progress.progress().starsOf(key))
            .as(key.text())
            .isEqualTo(Progress.MOST);
        LearnFixture.press(robot, "next");
      }
      assertThat(fixture.navigator.place()).isNotEqualTo(LessonPlace.of(lesson.id()));
    }
    assertThat(fixture.progress.progress().review()).isEmpty();
  }

  private void walk(FxRobot robot, Step step) {
    switch (step) {
      case Say _, Gallery _, Compare _ -> {}
      case Watch watch ->
          LearnFixture.press(robot, "step-forward", watch.diagram().events().size());
      case Try exercise -> {
        Practice mirror = new Practice(exercise);
        while (!mirror.isSolved()) {
          Move move = mirror.solutions().getFirst();
          LearnFixture.move(robot, move);
          mirror.attempt(move);
        }
        assertThat(LearnFixture.said(robot, "answer-text")).isEqualTo(exercise.done());
      }
      case Ask ask -> {
        for (Square square : ask.answer()) {
          LearnFixture.touch(robot, square);
        }
        LearnFixture.press(robot, "step-check");
      }
      case Decide decide -> LearnFixture.press(robot, decide.answer() ? "step-yes" : "step-no");
    }
  }

  @Test
  void aWrongMoveIsExplainedAndTakenBackWithoutLoss(FxRobot robot) {
    LearnFixture.onFx(() -> fixture.navigator.enter(new LessonPlace("several", Optional.of("two"))));
    var before = LearnFixture.board(robot).getArrangement();
    LearnFixture.move(robot, new Move(new Square(1, 4), new Square(5, 4)));
    assertThat(LearnFixture.said(robot, "answer-text")).startsWith("Das schlägt nur einen.");
    assertThat(LearnFixture.board(robot).getArrangement()).isNotEqualTo(before);
    LearnFixture.press(robot, "step-take-back");
    assertThat(LearnFixture.board(robot).getArrangement()).isEqualTo(before);
  }

  @Test
  void aRefusedMoveNamesTheReasonAndLeavesTheBoardAlone(FxRobot robot) {
    LearnFixture.onFx(() -> fixture.navigator.enter(new LessonPlace("board", Optional.of("corner"))));
    var before = LearnFixture.board(robot).getArrangement();
    LearnFixture.move(robot, new Move(new Square(0, 3), new Square(0, 0)));
    assertThat(LearnFixture.said(robot, "answer-text")).isNotBlank();
    assertThat(LearnFixture.board(robot).getArrangement()).isEqualTo(before);
  }

  @Test
  void whatWentWrongComesBackInTheReview(FxRobot robot) {
    LearnFixture.onFx(() -> fixture.navigator.enter(new LessonPlace("between", Optional.of("in"))));
    LearnFixture.press(robot, "step-yes");
    assertThat(fixture.progress.progress().review()).containsExactly(new StepKey("between", "in"));
    LearnFixture.onFx(() -> fixture.navigator.enter(new ReviewPlace()));
    LearnFixture.press(robot, "step-no");
    assertThat(fixture.progress.progress().review()).isEmpty();
  }

  @Test
  void theHintClimbsFromThePlaceToThePieceToTheMove(FxRobot robot) {
    LearnFixture.onFx(() -> fixture.navigator.enter(new LessonPlace("capturing", Optional.of("one"))));
    LearnFixture.press(robot, "step-hint");
    assertThat(LearnFixture.said(robot, "answer-text")).doesNotContain("b7");
    LearnFixture.press(robot, "step-hint");
    assertThat(LearnFixture.said(robot, "answer-text")).contains("b7").doesNotContain("b4");
    LearnFixture.press(robot, "step-hint");
    assertThat(LearnFixture.said(robot, "answer-text")).contains("b7").contains("b4");
  }
}
