package hnefi.ui.learn;

import hnefi.ui.nav.Area;
import hnefi.ui.nav.Place;
import java.util.Optional;

/// A lesson.
///
/// @param step the name of the step to begin with; the first if empty
public record LessonPlace(String lesson, Optional<String> step) implements Place {
  /// Returns the beginning of a lesson.
  public static LessonPlace of(String lesson) {
    return new LessonPlace(lesson, Optional.empty());
  }

  @Override
  public Area area() {
    return Area.LEARN;
  }
}
