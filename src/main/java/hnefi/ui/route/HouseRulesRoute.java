package hnefi.ui.route;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;

/// The house rules somebody keeps.
public record HouseRulesRoute() implements Route {
  @Override
  public Area area() {
    return Area.PLAY;
  }
}
