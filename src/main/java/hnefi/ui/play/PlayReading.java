package hnefi.ui.play;

import hnefi.content.EditionName;
import hnefi.ui.nav.Navigator;
import java.util.Optional;

/// Begins a game by another reading of a rule.
///
/// @param position where the game stands from which one comes, if it can be played on from there
record PlayReading(Navigator navigator, Optional<StartPosition> position, Players players) {
  /// Plays from the start of the edition.
  void fromStart(EditionName edition) {
    navigator.enter(new GamePlace(edition, Optional.empty(), players));
  }

  /// Plays on from the position.
  void fromHere(EditionName edition) {
    navigator.enter(new GamePlace(edition, position, players));
  }
}
