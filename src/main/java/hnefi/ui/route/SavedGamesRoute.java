package hnefi.ui.route;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;

/// The list of the games that were kept.
public record SavedGamesRoute() implements Route {
  @Override
  public Area area() {
    return Area.PLAY;
  }
}
