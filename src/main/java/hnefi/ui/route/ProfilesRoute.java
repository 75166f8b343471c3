package hnefi.ui.route;

/// The people who play and learn here.
public record ProfilesRoute() implements Route {
  @Override
  public Area area() {
    return Area.PLAY;
  }
}
