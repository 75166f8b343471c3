package hnefi.ui.learn;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.content.lesson.Ask;
import hnefi.content.lesson.Compare;
import hnefi.content.lesson.Decide;
import hnefi.content.lesson.Gallery;
import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.Practice;
import hnefi.content.lesson.PredictionTask;
import hnefi.content.lesson.Rules;
import hnefi.content.lesson.Say;
import hnefi.content.lesson.Step;
import hnefi.content.lesson.Try;
import hnefi.content.lesson.Watch;
import hnefi.rules.Move;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import hnefi.ui.learn.progress.Progress;
import hnefi.ui.learn.progress.StepKey;
import hnefi.ui.learn.step.StepModel;
import hnefi.ui.route.LessonRoute;
import java.util.List;
import java.util.Optional;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;

/// A learner walks through the whole tutorial, on the real board, by the keyboard.
@ExtendWith(WindowExtension.class)
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
    for (Lesson lesson : LearnFixture.CATALOG.lessons()) {
      FxThread.run(() -> fixture.navigator.enter(LessonRoute.of(lesson.id())));
      for (Step step : lesson.steps()) {
        walk(robot, step);
        StepKey key = new StepKey(lesson.id(), step.name());
        assertThat(fixture.progress.progress().starsOf(key))
            .as(key.text())
            .isEqualTo(Progress.MOST);
        if (step.equals(lesson.steps().getLast())) {
          boolean earnsStars = lesson.steps().stream().anyMatch(StepModel::isExercise);
          assertThat(LearnFixture.shows(robot, "lesson-end")).as(lesson.id()).isEqualTo(earnsStars);
          if (earnsStars) {
            assertThat(LearnFixture.said(robot, "end-text")).startsWith("Geschafft, ganz ohne");
          }
        }
        LearnFixture.press(robot, "next");
      }
      assertThat(fixture.navigator.route()).isNotEqualTo(LessonRoute.of(lesson.id()));
    }
    assertThat(fixture.progress.progress().review()).isEmpty();
    assertThat(LearnFixture.CATALOG.lessonToContinue(fixture.progress.progress())).isEmpty();
  }

  /// A hint, a wrong answer, away and back again, and only then what is right.
  @Test
  void everyExerciseCanBeFinishedWhateverWasDoneBefore(FxRobot robot) {
    for (Lesson lesson : LearnFixture.CATALOG.lessons()) {
      FxThread.run(() -> fixture.navigator.enter(LessonRoute.of(lesson.id())));
      for (int i = 0; i < lesson.steps().size(); i++) {
        Step step = lesson.steps().get(i);
        goTo(robot, i);
        err(robot, step, () -> leave(robot, lesson, step));
        StepKey key = new StepKey(lesson.id(), step.name());
        assertThat(fixture.progress.progress().isDone(key)).as(key.text()).isTrue();
      }
    }
  }

  private static void goTo(FxRobot robot, int stage) {
    LearnFixture.press(robot, "dot-" + (stage + 1));
  }

  /// Goes to another step and comes back.
  private static void leave(FxRobot robot, Lesson lesson, Step step) {
    int stage = lesson.steps().indexOf(step);
    goTo(robot, stage == 0 ? 1 : stage - 1);
    goTo(robot, stage);
  }

  private static void err(FxRobot robot, Step step, Runnable away) {
    switch (step) {
      case Say _, Gallery _, Compare _, Rules _ -> {}
      case Watch watch -> errWatching(robot, watch, away);
      case Try exercise -> errTrying(robot, exercise, away);
      case Ask ask -> {
        Square wrong =
            ask.question().before().board().squaresOf(Piece.ATTACKER).stream()
                .filter(each -> !ask.answer().contains(each))
                .findFirst()
                .orElseThrow();
        LearnFixture.touch(robot, wrong);
        LearnFixture.press(robot, "step-check");
        away.run();
        LearnFixture.touch(robot, wrong);
        walk(robot, step);
      }
      case Decide decide -> {
        away.run();
        LearnFixture.press(robot, decide.answer() ? "step-no" : "step-yes");
      }
    }
  }

  private static void errTrying(FxRobot robot, Try exercise, Runnable away) {
    Practice practice = new Practice(exercise);
    List<Move> right = practice.solutions();
    Move wrong =
        exercise.edition().referee().legalMoves(practice.position()).stream()
            .filter(each -> !right.contains(each))
            .findFirst()
            .orElseThrow();
    LearnFixture.press(robot, "step-hint");
    LearnFixture.move(robot, wrong);
    away.run();
    assertThat(LearnFixture.shows(robot, "step-take-back")).isTrue();
    LearnFixture.press(robot, "step-take-back");
    assertThat(LearnFixture.shows(robot, "step-hint")).isTrue();
    walk(robot, exercise);
  }

  private static void errWatching(FxRobot robot, Watch watch, Runnable away) {
    LearnFixture.press(robot, "step-forward", watch.diagram().events().size());
    watch
        .prediction()
        .ifPresent(task -> {
          int wrong = task.choices().indexOf(task.answer()) == 0 ? 2 : 1;
          LearnFixture.press(robot, "step-answer-" + wrong);
          away.run();
          LearnFixture.press(robot, "step-see");
        });
    LearnFixture.press(robot, "step-forward", watch.diagram().events().size());
  }

  /// Goes forward by hand and predicts rightly what is asked.
  private static void watch(FxRobot robot, Watch watch) {
    int events = watch.diagram().events().size();
    Optional<PredictionTask> task = watch.prediction();
    if (task.isEmpty()) {
      LearnFixture.press(robot, "step-forward", events);
      return;
    }
    int asked = task.get().index();
    LearnFixture.press(robot, "step-forward", asked + 1);
    int answer = task.get().choices().indexOf(task.get().answer()) + 1;
    LearnFixture.press(robot, "step-answer-" + answer);
    assertThat(LearnFixture.said(robot, "answer-text")).startsWith("Richtig. Die Regel: ");
    LearnFixture.press(robot, "step-forward", events - asked - 1);
  }

  private static void walk(FxRobot robot, Step step) {
    switch (step) {
      case Say _, Gallery _, Compare _, Rules _ -> {}
      case Watch watch -> watch(robot, watch);
      case Try exercise -> {
        Practice mirror = new Practice(exercise);
        while (!mirror.isSolved()) {
          Move move = mirror.solutions().getFirst();
          LearnFixture.move(robot, move);
          assertThat(LearnFixture.said(robot, "answer-text")).contains("Die Regel: ");
          mirror.attempt(move);
        }
        assertThat(LearnFixture.said(robot, "answer-text"))
            .startsWith(exercise.done().in(Language.DE) + " Die Regel: ");
      }
      case Ask ask -> {
        for (Square square : ask.answer()) {
          LearnFixture.touch(robot, square);
        }
        LearnFixture.press(robot, "step-check");
        assertThat(LearnFixture.said(robot, "answer-text")).contains("Die Regel: ");
      }
      case Decide decide -> {
        LearnFixture.press(robot, decide.answer() ? "step-yes" : "step-no");
        assertThat(LearnFixture.said(robot, "answer-text")).contains("Die Regel: ");
      }
    }
  }
}
