package hnefi.ui.route;

import hnefi.content.EditionName;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;
import hnefi.session.Players;
import java.util.Optional;

/// The choice of a game.
///
/// @param chosen what is chosen at first
public record NewGameRoute(GameRoute chosen) implements Route {
  /// The choice of a game, begun with an edition and its players.
  public NewGameRoute(EditionName edition, Players players) {
    this(new GameRoute(edition, Optional.empty(), players));
  }

  @Override
  public Area area() {
    return Area.PLAY;
  }
}
