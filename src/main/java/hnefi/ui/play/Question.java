package hnefi.ui.play;

import hnefi.board.Side;

/// Something the players are asked before it happens.
sealed interface Question {
  /// Whether this side really gives up.
  record GivingUp(Side side) implements Question {}

  /// Whether the other side accepts the draw that this side offers.
  record Draw(Side offeredBy) implements Question {}

  /// Whether the attackers, too few to take the king, want to give up.
  record TooFew(int attackers) implements Question {}
}
