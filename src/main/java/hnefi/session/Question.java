package hnefi.session;

import hnefi.board.Side;

/// What a session asks of one of its participants.
public sealed interface Question {
  /// Returns the side that is asked.
  Side asked();

  /// Which move this side makes.
  record MoveWanted(Side asked) implements Question {}

  /// Whether the other side accepts the draw that this side offers.
  record Draw(Side by) implements Question {
    @Override
    public Side asked() {
      return by.opponent();
    }
  }
}
