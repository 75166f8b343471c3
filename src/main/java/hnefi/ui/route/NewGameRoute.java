package hnefi.ui.route;

import hnefi.content.EditionName;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;
import hnefi.rules.StartPosition;
import hnefi.session.Players;
import java.util.Optional;

/// The choice of a game, begun with an edition and its players.
///
/// @param position one to begin with that was set up; empty for the edition's own start
public record NewGameRoute(EditionName edition, Players players, Optional<StartPosition> position)
    implements Route {
  /// The choice of a game from the edition's own start.
  public NewGameRoute(EditionName edition, Players players) {
    this(edition, players, Optional.empty());
  }

  @Override
  public Area area() {
    return Area.PLAY;
  }
}
