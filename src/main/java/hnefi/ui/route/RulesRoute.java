package hnefi.ui.route;

import hnefi.content.EditionName;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;
import hnefi.rules.StartPosition;
import hnefi.session.Players;
import java.util.Optional;

/// The rules of an edition, each with its source and its rivals, to read, to turn and to play by.
///
/// @param position where a game stands from which one looks them up; what one turns can be played
///   on from there
public record RulesRoute(EditionName edition, Optional<StartPosition> position, Players players)
    implements Route {

  /// Returns the rules of an edition by themselves.
  public static RulesRoute of(EditionName edition) {
    return new RulesRoute(edition, Optional.empty(), Players.TWO_PEOPLE);
  }

  @Override
  public Area area() {
    return Area.PLAY;
  }
}
