package hnefi.ui.play.rules;

import hnefi.content.EditionName;
import hnefi.fx.nav.Navigator;
import hnefi.rules.StartPosition;
import hnefi.rules.Switch;
import hnefi.ui.route.GameRoute;
import java.util.Objects;
import java.util.Optional;

/// Begins a game by another reading of a rule.
///
/// @param game the game from which one comes, whose players and terms stay
/// @param position where it stands, if it can be played on from there
public record GameStarter(Navigator navigator, GameRoute game, Optional<StartPosition> position) {
  /// Plays from the start of the edition, or with the men that were agreed on where the reading has
  /// the same board and lets the same side begin.
  void fromStart(EditionName edition) {
    GameRoute read = game.by(edition);
    navigator.enter(beginsAlike(edition) ? read : read.from(Optional.empty()));
  }

  private boolean beginsAlike(EditionName edition) {
    EditionName before = game.edition();
    return edition.id().equals(before.id())
        && edition.layout().equals(before.layout())
        && Objects.equals(
            edition.houseRules().get(Switch.FIRST_MOVE),
            before.houseRules().get(Switch.FIRST_MOVE));
  }

  /// Plays on from the position.
  void fromHere(EditionName edition) {
    navigator.enter(game.by(edition).from(position));
  }
}
