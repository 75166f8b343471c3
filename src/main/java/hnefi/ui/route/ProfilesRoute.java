package hnefi.ui.route;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;

/// The people who play and learn here.
public record ProfilesRoute() implements Route {
  @Override
  public Area area() {
    return Area.PLAY;
  }
}
