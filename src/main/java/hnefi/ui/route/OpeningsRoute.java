package hnefi.ui.route;

import hnefi.board.Side;
import hnefi.content.EditionName;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;
import hnefi.session.GameTerms;

/// What people play by some rules, from the start position: a game in which somebody moves for both
/// sides.
public record OpeningsRoute(EditionName edition) implements Route {
  /// Returns the game in which it is looked up.
  public GameRoute game() {
    return GameRoute.of(edition).on(GameTerms.teaching(Side.ATTACKERS));
  }

  @Override
  public Area area() {
    return Area.PLAY;
  }
}
