package hnefi.ui.settings;

import hnefi.board.Arrangement;
import hnefi.content.BoardLook;
import hnefi.content.Edition;
import hnefi.content.Rulebook;
import hnefi.narration.MarkedSquares;
import hnefi.ui.board.AnimationSpeed;
import hnefi.ui.board.BoardPicture;
import java.util.Optional;

/// What a person chose about every board.
///
/// @param look empty for the one that belongs to the rule set
public record BoardSettings(Optional<BoardLook> look, AnimationSpeed animationSpeed) {
  static final BoardSettings DEFAULT = new BoardSettings(Optional.empty(), AnimationSpeed.NORMAL);

  /// Returns the look of a board on which this rule set is played.
  public BoardLook lookFor(Rulebook rulebook) {
    return look.orElse(rulebook.look());
  }

  /// Shows a position under the rules of an edition.
  public void show(BoardPicture picture, Edition edition, Arrangement position) {
    picture.show(lookFor(edition.rulebook()), MarkedSquares.under(edition.rules()), position);
  }

  BoardSettings with(Optional<BoardLook> chosen) {
    return new BoardSettings(chosen, animationSpeed);
  }

  BoardSettings with(AnimationSpeed chosen) {
    return new BoardSettings(look, chosen);
  }
}
