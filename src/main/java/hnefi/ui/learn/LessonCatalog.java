package hnefi.ui.learn;

import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.Step;
import hnefi.ui.learn.fxml.LessonLoader;
import hnefi.ui.learn.progress.Progress;
import hnefi.ui.learn.progress.StepKey;
import hnefi.ui.learn.step.StepSequence;
import hnefi.ui.route.LessonRoute;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// All lessons, read when they are first asked for, on whatever thread.
public final class LessonCatalog {
  private final Supplier<LessonLoader> loader;
  private @Nullable List<Lesson> lessons;

  /// @param loader asked when the first lesson is needed, so that the program starts without
  ///   waiting for it
  public LessonCatalog(Supplier<LessonLoader> loader) {
    this.loader = loader;
  }

  /// Returns the lessons of the tutorial in their order.
  public List<Lesson> lessons() {
    return all().stream().filter(each -> each.kind() != Lesson.Kind.RESCUE).toList();
  }

  /// Returns the exercise of who has two minutes, and its name within the progress of a learner.
  public Optional<StepSequence.Stage> rescue() {
    return all().stream()
        .filter(each -> each.kind() == Lesson.Kind.RESCUE)
        .findFirst()
        .map(lesson -> {
          Step step = lesson.steps().getFirst();
          return new StepSequence.Stage(new StepKey(lesson.id(), step.name()), step);
        });
  }

  private synchronized List<Lesson> all() {
    if (lessons == null) {
      lessons = loader.get().read().lessons();
    }
    return lessons;
  }

  public Optional<Lesson> lesson(String id) {
    return lessons().stream().filter(each -> each.id().equals(id)).findFirst();
  }

  /// Returns the lesson after this one.
  public Optional<Lesson> after(String id) {
    List<Lesson> all = lessons();
    for (int i = 0; i + 1 < all.size(); i++) {
      if (all.get(i).id().equals(id)) {
        return Optional.of(all.get(i + 1));
      }
    }
    return Optional.empty();
  }

  /// Returns the lesson to go on with: the one begun last, else the next one not yet finished; none
  /// if all are.
  public Optional<Lesson> lessonToContinue(Progress progress) {
    List<Lesson> all = lessons();
    int latest = progress.latest().flatMap(key -> lesson(key.lesson())).map(all::indexOf).orElse(0);
    return Stream.concat(all.stream().skip(latest), all.stream().limit(latest))
        .filter(lesson -> !LessonProgress.of(lesson, progress).isFinished())
        .findFirst();
  }

  /// Returns where a lesson is entered: at the step where it was left, or at the first one that was
  /// never done; at its beginning if all are done.
  public static LessonRoute entrance(Lesson lesson, Progress progress) {
    Optional<StepKey> left = progress.latest().filter(key -> key.lesson().equals(lesson.id()));
    return new LessonRoute(
        lesson.id(),
        Stream.concat(
                left.stream(),
                lesson.steps().stream().map(step -> new StepKey(lesson.id(), step.name())))
            .filter(key -> !progress.isDone(key))
            .findFirst()
            .map(StepKey::step));
  }

  /// Returns a step by its key, if there still is one.
  public Optional<Step> step(StepKey key) {
    return lesson(key.lesson()).stream()
        .flatMap(lesson -> lesson.steps().stream())
        .filter(step -> step.name().equals(key.step()))
        .findFirst();
  }
}
