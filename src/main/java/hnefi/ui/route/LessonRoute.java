package hnefi.ui.route;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;
import java.util.Optional;

/// A lesson.
///
/// @param step the name of the step to begin with; the first if empty
public record LessonRoute(String lesson, Optional<String> step) implements Route {
  /// Returns the beginning of a lesson.
  public static LessonRoute of(String lesson) {
    return new LessonRoute(lesson, Optional.empty());
  }

  @Override
  public Area area() {
    return Area.LEARN;
  }
}
