package hnefi.ui.learn;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Square;
import hnefi.content.lesson.Ask;
import hnefi.content.lesson.Compare;
import hnefi.content.lesson.Decide;
import hnefi.content.lesson.Gallery;
import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.Practice;
import hnefi.content.lesson.Rules;
import hnefi.content.lesson.Say;
import hnefi.content.lesson.Step;
import hnefi.content.lesson.Try;
import hnefi.content.lesson.Watch;
import hnefi.rules.Move;
import hnefi.text.Language;
import hnefi.ui.learn.progress.Progress;
import hnefi.ui.learn.progress.StepKey;
import hnefi.ui.route.LessonRoute;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// A learner walks through the whole tutorial, on the real board, by the keyboard.
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
    for (Lesson lesson : LearnFixture.CURRICULUM.lessons()) {
      LearnFixture.onFx(() -> fixture.navigator.enter(LessonRoute.of(lesson.id())));
      for (Step step : lesson.steps()) {
        walk(robot, step);
        StepKey key = new StepKey(lesson.id(), step.name());
        assertThat(fixture.progress.progress().starsOf(key))
            .as(key.text())
            .isEqualTo(Progress.MOST);
        if (lesson.kind() == Lesson.Kind.CHAPTER && step.equals(lesson.steps().getLast())) {
          assertThat(LearnFixture.shows(robot, "lesson-end")).as(lesson.id()).isTrue();
          assertThat(LearnFixture.said(robot, "end-text")).startsWith("Geschafft, ganz ohne");
        }
        LearnFixture.press(robot, "next");
      }
      assertThat(fixture.navigator.route()).isNotEqualTo(LessonRoute.of(lesson.id()));
    }
    assertThat(fixture.progress.progress().review()).isEmpty();
    assertThat(LearnFixture.CURRICULUM.lessonToContinue(fixture.progress.progress())).isEmpty();
  }

  private static void walk(FxRobot robot, Step step) {
    switch (step) {
      case Say _, Gallery _, Compare _, Rules _ -> {}
      case Watch watch ->
          LearnFixture.press(robot, "step-forward", watch.diagram().events().size());
      case Try exercise -> {
        Practice mirror = new Practice(exercise);
        while (!mirror.isSolved()) {
          Move move = mirror.solutions().getFirst();
          LearnFixture.move(robot, move);
          mirror.attempt(move);
        }
        assertThat(LearnFixture.said(robot, "answer-text"))
            .isEqualTo(exercise.done().in(Language.DE));
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
}
