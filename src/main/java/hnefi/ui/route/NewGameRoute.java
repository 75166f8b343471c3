package hnefi.ui.route;

import hnefi.content.EditionName;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;
import hnefi.session.Players;

/// The choice of a game, begun with an edition and its players.
public record NewGameRoute(EditionName edition, Players players) implements Route {
  @Override
  public Area area() {
    return Area.PLAY;
  }
}
