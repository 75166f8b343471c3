package hnefi.ui.route;

/// What the program is made of.
public record AboutRoute() implements Route {
  @Override
  public Area area() {
    return Area.SETTINGS;
  }
}
