package hnefi.ui.settings;

import hnefi.content.BoardLook;
import hnefi.content.Rulebook;
import hnefi.ui.board.AnimationSpeed;
import java.util.Optional;

/// What a person chose about every board.
///
/// @param look empty for the one that belongs to the rule set
/// @param coordinates whether the names of files and ranks stand on the frame
public record BoardSettings(
    Optional<BoardLook> look, boolean coordinates, AnimationSpeed animationSpeed) {
  static final BoardSettings DEFAULT =
      new BoardSettings(Optional.empty(), true, AnimationSpeed.NORMAL);

  /// Returns the look of a board on which this rule set is played.
  public BoardLook lookFor(Rulebook rulebook) {
    return look.orElse(rulebook.look());
  }

  BoardSettings with(Optional<BoardLook> chosen) {
    return new BoardSettings(chosen, coordinates, animationSpeed);
  }

  BoardSettings withCoordinates(boolean shown) {
    return new BoardSettings(look, shown, animationSpeed);
  }

  BoardSettings with(AnimationSpeed chosen) {
    return new BoardSettings(look, coordinates, chosen);
  }
}
