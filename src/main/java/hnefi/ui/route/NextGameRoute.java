package hnefi.ui.route;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;
import hnefi.session.GameSetup;

/// The next game between the same players.
public record NextGameRoute(GameSetup setup) implements Route {
  @Override
  public Area area() {
    return Area.PLAY;
  }
}
