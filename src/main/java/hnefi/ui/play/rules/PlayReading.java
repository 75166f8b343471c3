package hnefi.ui.play.rules;

import hnefi.content.EditionName;
import hnefi.table.Players;
import hnefi.table.StartPosition;
import hnefi.ui.nav.Navigator;
import hnefi.ui.play.place.GamePlace;
import java.util.Optional;

/// Begins a game by another reading of a rule.
///
/// @param position where the game stands from which one comes, if it can be played on from there
public record PlayReading(Navigator navigator, Optional<StartPosition> position, Players players) {
  /// Plays from the start of the edition.
  void fromStart(EditionName edition) {
    navigator.enter(new GamePlace(edition, Optional.empty(), players));
  }

  /// Plays on from the position.
  void fromHere(EditionName edition) {
    navigator.enter(new GamePlace(edition, position, players));
  }
}
