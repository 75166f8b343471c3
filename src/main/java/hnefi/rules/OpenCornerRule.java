package hnefi.rules;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.board.Square;

/// The corners, which the attackers may block, all but one (`haende`, where they are castles).
final class OpenCornerRule {
  private OpenCornerRule() {}

  /// Returns whether every corner is blocked once an attacker has made this move.
  static boolean allBlockedAfter(Arrangement board, Move move) {
    for (Square corner : board.size().corners()) {
      if (!isBlockedAfter(board, move, corner)) {
        return false;
      }
    }
    return true;
  }

  /// Both squares orthogonally beside the corner hold attackers.
  private static boolean isBlockedAfter(Arrangement board, Move move, Square corner) {
    for (Square beside : board.size().neighbours(corner)) {
      boolean stays = board.at(beside) == Piece.ATTACKER && !beside.equals(move.from());
      if (!stays && !beside.equals(move.to())) {
        return false;
      }
    }
    return true;
  }
}
