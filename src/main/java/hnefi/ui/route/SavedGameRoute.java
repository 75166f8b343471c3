package hnefi.ui.route;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;

/// A game that was kept, where it stopped.
///
/// @param file its name in the folder of the games
public record SavedGameRoute(String file) implements Route {
  @Override
  public Area area() {
    return Area.PLAY;
  }
}
