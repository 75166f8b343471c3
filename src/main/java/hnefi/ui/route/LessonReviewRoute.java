package hnefi.ui.route;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;

/// The exercises that went wrong, once more.
public record LessonReviewRoute() implements Route {
  @Override
  public Area area() {
    return Area.LEARN;
  }
}
