package hnefi.ui.learn;

import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.Step;
import hnefi.ui.learn.progress.Progress;
import hnefi.ui.learn.progress.StepKey;
import hnefi.ui.learn.step.StepModel;
import java.util.List;

/// How far a learner has come in a lesson.
///
/// @param stars from 1 to 3 when the lesson is finished and has exercises, else 0
record LessonProgress(int done, int steps, int stars) {
  static LessonProgress of(Lesson lesson, Progress progress) {
    List<Step> steps = lesson.steps();
    int done = (int) steps.stream().filter(each -> progress.isDone(key(lesson, each))).count();
    int stars =
        done < steps.size()
            ? 0
            : (int)
                steps.stream()
                    .filter(StepModel::isExercise)
                    .mapToInt(each -> progress.starsOf(key(lesson, each)))
                    .average()
                    .orElse(0);
    return new LessonProgress(done, steps.size(), stars);
  }

  boolean isFinished() {
    return done == steps;
  }

  boolean isBegun() {
    return done > 0;
  }

  private static StepKey key(Lesson lesson, Step step) {
    return new StepKey(lesson.id(), step.name());
  }
}
