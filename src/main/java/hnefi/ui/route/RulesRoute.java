package hnefi.ui.route;

import hnefi.content.EditionName;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;
import hnefi.rules.StartPosition;
import java.util.Optional;

/// The rules of an edition, each with its source and its rivals, to read, to turn and to play by.
///
/// @param game the game for which one looks them up, and which one then plays by what one turned:
///   its rules, players and terms
/// @param position where that game stands; what one turns can be played on from there
public record RulesRoute(GameRoute game, Optional<StartPosition> position) implements Route {
  /// Returns the rules of an edition by themselves.
  public static RulesRoute of(EditionName edition) {
    return of(GameRoute.of(edition));
  }

  /// Returns the rules of a game that has not begun.
  public static RulesRoute of(GameRoute game) {
    return new RulesRoute(game, Optional.empty());
  }

  @Override
  public Area area() {
    return Area.PLAY;
  }
}
