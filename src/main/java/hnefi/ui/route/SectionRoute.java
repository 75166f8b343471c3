package hnefi.ui.route;

/// The beginning of a part of the history browser.
public record SectionRoute(Section section) implements Route {
  @Override
  public Area area() {
    return Area.READ;
  }
}
