package hnefi.ui.learn.step;

import hnefi.content.lesson.Ask;
import hnefi.content.lesson.Compare;
import hnefi.content.lesson.Decide;
import hnefi.content.lesson.Gallery;
import hnefi.content.lesson.Play;
import hnefi.content.lesson.Rules;
import hnefi.content.lesson.Say;
import hnefi.content.lesson.Step;
import hnefi.content.lesson.Try;
import hnefi.content.lesson.Watch;
import hnefi.fx.task.BackgroundTasks;
import javafx.beans.property.ReadOnlyBooleanProperty;

/// How far a learner has come in a step.
public sealed interface StepModel
    permits ViewOnlyModel, WatchModel, TryModel, AskModel, DecideModel {
  /// Whether the step has been gone through.
  ReadOnlyBooleanProperty doneProperty();

  default boolean isDone() {
    return doneProperty().get();
  }

  /// Returns how often the learner went wrong or took a hint.
  default int faults() {
    return wentWrong() ? 1 : 0;
  }

  /// Returns whether the learner went wrong.
  boolean wentWrong();

  /// Begins a step.
  ///
  /// @param background does what takes long
  static StepModel of(Step step, BackgroundTasks background) {
    return switch (step) {
      case Say _, Gallery _, Compare _, Rules _, Play _ -> new ViewOnlyModel();
      case Watch watch -> new WatchModel(watch);
      case Try exercise -> new TryModel(exercise, background);
      case Ask ask -> new AskModel(ask);
      case Decide decide -> new DecideModel(decide);
    };
  }

  /// Returns whether a step can be done well or badly.
  static boolean isExercise(Step step) {
    return switch (step) {
      case Say _, Gallery _, Compare _, Rules _, Play _ -> false;
      case Watch watch -> watch.prediction().isPresent();
      case Try _, Ask _, Decide _ -> true;
    };
  }
}
