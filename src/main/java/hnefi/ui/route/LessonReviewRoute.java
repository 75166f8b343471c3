package hnefi.ui.route;

/// The exercises that went wrong, once more.
public record LessonReviewRoute() implements Route {
  @Override
  public Area area() {
    return Area.LEARN;
  }
}
