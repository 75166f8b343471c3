package hnefi.ui.play.game;

import hnefi.board.Square;
import hnefi.rules.Position;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.text.Localized;
import java.util.Optional;

/// What the words beside the board are about.
public sealed interface Subject {
  /// What happened in a turn; empty before the first.
  record Told(Optional<Turn> turn) implements Subject {}

  /// Why a move was refused.
  record Refused(Refusal refusal, Position position) implements Subject {}

  /// What stands on a square.
  record About(Position position, Square square) implements Subject {}

  /// What the computer has to say.
  record Remark(Localized said) implements Subject {}
}
