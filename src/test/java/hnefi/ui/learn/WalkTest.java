package hnefi.ui.learn;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.content.lesson.Ask;
import hnefi.content.lesson.Compare;
import hnefi.content.lesson.Decide;
import hnefi.content.lesson.Gallery;
import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.Play;
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
import hnefi.ui.UnshownScene;
import hnefi.ui.WindowExtension;
import hnefi.ui.learn.progress.Progress;
import hnefi.ui.learn.progress.StepKey;
import hnefi.ui.learn.step.StepModel;
import hnefi.ui.route.LessonRoute;
import java.util.List;
import java.util.Optional;
import javafx.scene.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/// A learner walks through the whole tutorial, on the real board, by the keyboard, without a
/// window.
@ExtendWith(WindowExtension.class)
class WalkTest {
  private final LearnFixture fixture = FxThread.call(LearnFixture::new);
  private final UnshownScene screen =
      FxThread.call(() -> new UnshownScene(fixture.root(), fixture.settings, 420, 400));

  private Scene enter(Lesson lesson) {
    FxThread.run(() -> screen.renew(() -> fixture.navigator.enter(LessonRoute.of(lesson.id()))));
    return screen.scene();
  }

  @Test
  void everyLessonCanBeWalkedToItsEnd() {
    for (Lesson lesson : LearnFixture.CATALOG.lessons()) {
      Scene scene = enter(lesson);
      for (Step step : lesson.steps()) {
        walk(scene, step);
        StepKey key = new StepKey(lesson.id(), step.name());
        assertThat(fixture.progress.progress().starsOf(key))
            .as(key.text())
            .isEqualTo(Progress.MOST);
        if (step.equals(lesson.steps().getLast())) {
          boolean earnsStars = lesson.steps().stream().anyMatch(StepModel::isExercise);
          assertThat(LearnFixture.shows(scene, "lesson-end")).as(lesson.id()).isEqualTo(earnsStars);
          if (earnsStars) {
            assertThat(LearnFixture.said(scene, "end-text")).startsWith("Geschafft, ganz ohne");
          }
        }
        LearnFixture.press(scene, "next");
      }
      assertThat(fixture.navigator.route()).isNotEqualTo(LessonRoute.of(lesson.id()));
    }
    assertThat(fixture.progress.progress().review()).isEmpty();
    assertThat(LearnFixture.CATALOG.lessonToContinue(fixture.progress.progress())).isEmpty();
  }

  /// A hint, a wrong answer, away and back again, and only then what is right.
  @Test
  void everyExerciseCanBeFinishedWhateverWasDoneBefore() {
    for (Lesson lesson : LearnFixture.CATALOG.lessons()) {
      Scene scene = enter(lesson);
      for (int i = 0; i < lesson.steps().size(); i++) {
        Step step = lesson.steps().get(i);
        goTo(scene, i);
        err(scene, step, () -> leave(scene, lesson, step));
        StepKey key = new StepKey(lesson.id(), step.name());
        assertThat(fixture.progress.progress().isDone(key)).as(key.text()).isTrue();
      }
    }
  }

  private static void goTo(Scene scene, int stage) {
    LearnFixture.press(scene, "dot-" + (stage + 1));
  }

  /// Goes to another step and comes back.
  private static void leave(Scene scene, Lesson lesson, Step step) {
    int stage = lesson.steps().indexOf(step);
    goTo(scene, stage == 0 ? 1 : stage - 1);
    goTo(scene, stage);
  }

  private static void err(Scene scene, Step step, Runnable away) {
    switch (step) {
      case Say _, Gallery _, Compare _, Rules _, Play _ -> {}
      case Watch watch -> errWatching(scene, watch, away);
      case Try exercise -> errTrying(scene, exercise, away);
      case Ask ask -> {
        Square wrong =
            ask.question().before().board().squaresOf(Piece.ATTACKER).stream()
                .filter(each -> !ask.answer().contains(each))
                .findFirst()
                .orElseThrow();
        LearnFixture.touch(scene, wrong);
        LearnFixture.press(scene, "step-check");
        away.run();
        LearnFixture.touch(scene, wrong);
        walk(scene, step);
      }
      case Decide decide -> {
        away.run();
        LearnFixture.press(scene, decide.answer() ? "step-no" : "step-yes");
      }
    }
  }

  private static void errTrying(Scene scene, Try exercise, Runnable away) {
    Practice practice = new Practice(exercise);
    List<Move> right = practice.solutions();
    Move wrong =
        exercise.edition().referee().legalMoves(practice.position()).stream()
            .filter(each -> !right.contains(each))
            .findFirst()
            .orElseThrow();
    LearnFixture.press(scene, "step-hint");
    LearnFixture.move(scene, wrong);
    away.run();
    assertThat(LearnFixture.shows(scene, "step-take-back")).isTrue();
    LearnFixture.press(scene, "step-take-back");
    assertThat(LearnFixture.shows(scene, "step-hint")).isTrue();
    walk(scene, exercise);
  }

  private static void errWatching(Scene scene, Watch watch, Runnable away) {
    LearnFixture.press(scene, "step-forward", watch.diagram().events().size());
    watch
        .prediction()
        .ifPresent(task -> {
          int wrong = task.choices().indexOf(task.answer()) == 0 ? 2 : 1;
          LearnFixture.press(scene, "step-answer-" + wrong);
          away.run();
          LearnFixture.press(scene, "step-see");
        });
    LearnFixture.press(scene, "step-forward", watch.diagram().events().size());
  }

  /// Goes forward by hand and predicts rightly what is asked.
  private static void watch(Scene scene, Watch watch) {
    int events = watch.diagram().events().size();
    Optional<PredictionTask> task = watch.prediction();
    if (task.isEmpty()) {
      LearnFixture.press(scene, "step-forward", events);
      return;
    }
    int asked = task.get().index();
    LearnFixture.press(scene, "step-forward", asked + 1);
    int answer = task.get().choices().indexOf(task.get().answer()) + 1;
    LearnFixture.press(scene, "step-answer-" + answer);
    assertThat(LearnFixture.said(scene, "answer-text")).startsWith("Richtig. Die Regel: ");
    LearnFixture.press(scene, "step-forward", events - asked - 1);
  }

  private static void walk(Scene scene, Step step) {
    switch (step) {
      case Say _, Gallery _, Compare _, Rules _, Play _ -> {}
      case Watch watch -> watch(scene, watch);
      case Try exercise -> {
        Practice mirror = new Practice(exercise);
        while (!mirror.isSolved()) {
          Move move = mirror.solutions().getFirst();
          LearnFixture.move(scene, move);
          assertThat(LearnFixture.said(scene, "answer-text")).contains("Die Regel: ");
          mirror.attempt(move);
        }
        assertThat(LearnFixture.said(scene, "answer-text"))
            .startsWith(exercise.done().in(Language.DE) + " Die Regel: ");
      }
      case Ask ask -> {
        for (Square square : ask.answer()) {
          LearnFixture.touch(scene, square);
        }
        LearnFixture.press(scene, "step-check");
        assertThat(LearnFixture.said(scene, "answer-text")).contains("Die Regel: ");
      }
      case Decide decide -> {
        LearnFixture.press(scene, decide.answer() ? "step-yes" : "step-no");
        assertThat(LearnFixture.said(scene, "answer-text")).contains("Die Regel: ");
      }
    }
  }
}
