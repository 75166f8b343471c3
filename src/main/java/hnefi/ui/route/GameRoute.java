package hnefi.ui.route;

import hnefi.content.EditionName;
import hnefi.rules.StartPosition;
import hnefi.session.Players;
import java.util.Optional;

/// A game that begins when one goes there: by which rules, from which position, who plays.
///
/// ```java
/// navigator.enter(GameRoute.of(EditionName.of("svenska")));
/// ```
///
/// @param start the position to begin with; empty for the edition's own start
public record GameRoute(EditionName edition, Optional<StartPosition> start, Players players)
    implements Route {

  /// Returns a game of two people from the edition's start.
  public static GameRoute of(EditionName edition) {
    return new GameRoute(edition, Optional.empty(), Players.TWO_PEOPLE);
  }

  /// Returns a game of two people from a position.
  public static GameRoute of(EditionName edition, StartPosition setup) {
    return new GameRoute(edition, Optional.of(setup), Players.TWO_PEOPLE);
  }

  /// Returns the same game by other rules.
  public GameRoute by(EditionName other) {
    return new GameRoute(other, start, players);
  }

  /// Returns the same game from another position.
  public GameRoute from(StartPosition other) {
    return new GameRoute(edition, Optional.of(other), players);
  }

  @Override
  public Area area() {
    return Area.PLAY;
  }
}
