package hnefi.ui.learn;

import hnefi.content.Edition;
import hnefi.rules.Position;
import hnefi.ui.route.Route;
import java.util.Optional;

/// The way from a lesson to a game: opens a position under its rules.
@FunctionalInterface
public interface GameDoor {
  /// A door that is shut.
  GameDoor SHUT = (_, _) -> Optional.empty();

  /// Returns the place at which this position is played by these rules; nothing if it cannot be.
  Optional<Route> to(Edition edition, Position position);
}
