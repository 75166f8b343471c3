package hnefi.ui.route;

/// The house rules somebody keeps.
public record HouseRulesRoute() implements Route {
  @Override
  public Area area() {
    return Area.PLAY;
  }
}
