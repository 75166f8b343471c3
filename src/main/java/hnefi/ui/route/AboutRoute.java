package hnefi.ui.route;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;

/// What the program is made of.
public record AboutRoute() implements Route {
  @Override
  public Area area() {
    return Area.SETTINGS;
  }
}
