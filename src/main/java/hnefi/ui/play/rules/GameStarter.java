package hnefi.ui.play.rules;

import hnefi.content.EditionName;
import hnefi.fx.nav.Navigator;
import hnefi.rules.StartPosition;
import hnefi.session.Players;
import hnefi.ui.route.GameRoute;
import java.util.Optional;

/// Begins a game by another reading of a rule.
///
/// @param position where the game stands from which one comes, if it can be played on from there
public record GameStarter(Navigator navigator, Optional<StartPosition> position, Players players) {
  /// Plays from the start of the edition.
  void fromStart(EditionName edition) {
    navigator.enter(new GameRoute(edition, Optional.empty(), players));
  }

  /// Plays on from the position.
  void fromHere(EditionName edition) {
    navigator.enter(new GameRoute(edition, position, players));
  }
}
