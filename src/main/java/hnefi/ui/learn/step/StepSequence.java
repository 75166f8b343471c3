package hnefi.ui.learn.step;

import hnefi.content.lesson.Step;
import hnefi.fx.task.BackgroundTasks;
import hnefi.ui.learn.progress.Progress;
import hnefi.ui.learn.progress.StepKey;
import hnefi.ui.profile.ProfilesModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/// The walk of one learner through some steps: at which one the learner is, and what has become of
/// each.
public final class StepSequence {
  /// A step and what it is called in the learner's progress.
  public record Stage(StepKey key, Step step) {}

  private final List<Stage> stages;
  private final ProfilesModel profiles;
  private final BackgroundTasks background;
  private final boolean resumable;
  private final Map<Integer, StepModel> models = new HashMap<>();
  private final ReadOnlyIntegerWrapper index = new ReadOnlyIntegerWrapper();
  private boolean skipTold;

  private StepSequence(
      List<Stage> stages,
      int first,
      ProfilesModel profiles,
      BackgroundTasks background,
      boolean resumable) {
    if (stages.isEmpty()) {
      throw new IllegalArgumentException("no stages");
    }
    this.stages = List.copyOf(stages);
    this.profiles = profiles;
    this.background = background;
    this.resumable = resumable;
    goTo(Math.clamp(first, 0, stages.size() - 1));
  }

  /// Returns the walk through a lesson, which can be resumed later where it was left.
  ///
  /// @param first the stage to begin with, counted from 0
  /// @param background does what takes long
  public static StepSequence through(
      List<Stage> stages, int first, ProfilesModel profiles, BackgroundTasks background) {
    return new StepSequence(stages, first, profiles, background, true);
  }

  /// Returns a walk through steps that went wrong; it leaves alone where the learner is in the
  /// lessons.
  ///
  /// @param background does what takes long
  public static StepSequence again(
      List<Stage> stages, ProfilesModel profiles, BackgroundTasks background) {
    return new StepSequence(stages, 0, profiles, background, false);
  }

  public int size() {
    return stages.size();
  }

  /// Returns whether its steps come from different lessons, and so may follow different rules.
  public boolean isMixed() {
    return stages.stream().map(each -> each.key().lesson()).distinct().count() > 1;
  }

  public ReadOnlyIntegerProperty indexProperty() {
    return index.getReadOnlyProperty();
  }

  public int index() {
    return index.get();
  }

  public Stage stage() {
    return stages.get(index());
  }

  public StepModel model() {
    return model(index());
  }

  private StepModel model(int stage) {
    return models.computeIfAbsent(stage, i -> begin(stages.get(i)));
  }

  /// Returns whether a stage was done, now or, in a lesson, at any time before.
  public boolean isDone(int stage) {
    StepModel model = models.get(stage);
    return model != null && model.isDone()
        || resumable && profiles.progress().isDone(stages.get(stage).key());
  }

  /// Returns how many stages were done without a mistake or a hint. What counts is this walk; of a
  /// stage not done in it, in a lesson, the best result before.
  public int flawless() {
    return (int) IntStream.range(0, size()).filter(this::isFlawless).count();
  }

  private boolean isFlawless(int stage) {
    StepModel model = models.get(stage);
    return model != null && model.isDone()
        ? model.faults() == 0
        : resumable && profiles.progress().starsOf(stages.get(stage).key()) == Progress.MOST;
  }

  /// Returns the stages that were never done, in their order.
  public List<Integer> open() {
    return IntStream.range(0, size()).filter(stage -> !isDone(stage)).boxed().toList();
  }

  /// Returns whether going on now leaves out an exercise that is not solved, and the learner was
  /// not told so before in this walk.
  public boolean isSkipUntold() {
    return !skipTold && StepModel.isExercise(stage().step()) && !isDone(index());
  }

  /// Remembers that the learner was told that going on leaves out an exercise.
  public void skipWasTold() {
    skipTold = true;
  }

  public boolean isFirst() {
    return index() == 0;
  }

  public boolean isLast() {
    return index() == stages.size() - 1;
  }

  public void next() {
    if (!isLast()) {
      goTo(index() + 1);
    }
  }

  public void previous() {
    if (!isFirst()) {
      goTo(index() - 1);
    }
  }

  /// Goes to a stage. What comes of that is noted first, for whoever then asks how far one has
  /// come.
  public void goTo(int stage) {
    Stage next = stages.get(stage);
    if (resumable) {
      profiles.note(known -> known.at(next.key()));
    }
    StepModel begun = model(stage);
    if (begun instanceof ViewOnlyModel) {
      note(next, begun);
    }
    index.set(stage);
  }

  private StepModel begin(Stage stage) {
    StepModel model = StepModel.of(stage.step(), background);
    model
        .doneProperty()
        .subscribe((_, done) -> {
          if (done) {
            note(stage, model);
          }
        });
    if (model instanceof TryModel exercise && stage.key().isOfPuzzle()) {
      exercise
          .firstTryProperty()
          .subscribe((_, solved) ->
              solved.ifPresent(each -> profiles.note(known -> known.tried(stage.key(), each))));
    }
    return model;
  }

  private void note(Stage stage, StepModel model) {
    profiles.note(known -> known.finished(stage.key(), model.faults(), model.wentWrong()));
  }
}
