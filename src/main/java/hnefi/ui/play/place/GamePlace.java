package hnefi.ui.play.place;

import hnefi.content.EditionName;
import hnefi.table.Players;
import hnefi.table.StartPosition;
import hnefi.ui.nav.Area;
import hnefi.ui.nav.Place;
import java.util.Optional;

/// A game that begins when one goes there: by which rules, from which position, who plays.
///
/// ```java
/// navigator.enter(GamePlace.of(EditionName.of("svenska")));
/// ```
///
/// @param setup the position to begin with; empty for the edition's own start
public record GamePlace(EditionName edition, Optional<StartPosition> setup, Players players)
    implements Place {

  /// Returns a game of two people from the edition's start.
  public static GamePlace of(EditionName edition) {
    return new GamePlace(edition, Optional.empty(), Players.TWO_PEOPLE);
  }

  /// Returns a game of two people from a position.
  public static GamePlace of(EditionName edition, StartPosition setup) {
    return new GamePlace(edition, Optional.of(setup), Players.TWO_PEOPLE);
  }

  /// Returns the same game by other rules.
  public GamePlace by(EditionName other) {
    return new GamePlace(other, setup, players);
  }

  /// Returns the same game from another position.
  public GamePlace from(StartPosition other) {
    return new GamePlace(edition, Optional.of(other), players);
  }

  @Override
  public Area area() {
    return Area.PLAY;
  }
}
