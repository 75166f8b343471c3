package hnefi.ui.play.session;

import hnefi.board.Square;
import hnefi.rules.Position;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.text.Localized;
import java.util.Optional;

/// What the words beside the board are about.
public sealed interface ExplanationTopic {
  /// What happened in a turn; empty before the first.
  record Told(Optional<Turn> turn) implements ExplanationTopic {}

  /// Why a move was refused.
  record Refused(Refusal refusal, Position position) implements ExplanationTopic {}

  /// That no turn is taken back in this game.
  record UndoRefused() implements ExplanationTopic {}

  /// What stands on a square.
  record About(Position position, Square square) implements ExplanationTopic {}

  /// What the computer has to say.
  record Remark(Localized said) implements ExplanationTopic {}
}
