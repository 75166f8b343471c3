package hnefi.ui.route;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;

/// The rescue of the king in three moves, for who has two minutes.
public record RescueRoute() implements Route {
  @Override
  public Area area() {
    return Area.LEARN;
  }
}
