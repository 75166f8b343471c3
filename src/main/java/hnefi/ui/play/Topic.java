package hnefi.ui.play;

import hnefi.board.Square;
import hnefi.rules.Position;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.text.Localized;
import java.util.Optional;

/// What the words beside the board are about.
sealed interface Topic {
  /// What happened in a turn; empty before the first.
  record Told(Optional<Turn> turn) implements Topic {}

  /// Why a move was refused.
  record Refused(Refusal refusal, Position position) implements Topic {}

  /// What stands on a square.
  record About(Position position, Square square) implements Topic {}

  /// What the computer has to say.
  record Remark(Localized said) implements Topic {}
}
