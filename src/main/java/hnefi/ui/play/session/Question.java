package hnefi.ui.play.session;

import hnefi.board.Side;
import hnefi.coach.BlunderWarning;
import hnefi.rules.Move;

/// Something the players are asked before it happens.
public sealed interface Question {
  /// Whether this side really gives up.
  record GivingUp(Side side) implements Question {}

  /// Whether the other side accepts the draw that this side offers.
  record Draw(Side offeredBy) implements Question {}

  /// Whether a beginner still wants this move after a second look.
  record LookAgain(Move move, BlunderWarning warning) implements Question {}

  /// Whether the attackers, too few to take the king, want to give up.
  record TooFew(int attackers) implements Question {}
}
