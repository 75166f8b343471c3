package hnefi.rules;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.board.Square;

/// The corners as castles the attackers may block, all but one (`haende`).
final class Castles {
  private Castles() {}

  static boolean allBlocked(Arrangement board) {
    return board.size().corners().stream().allMatch(corner -> isBlocked(board, corner));
  }

  /// Both squares orthogonally beside the corner hold attackers.
  private static boolean isBlocked(Arrangement board, Square corner) {
    return board.size().neighbours(corner).stream()
        .allMatch(beside -> board.at(beside) == Piece.ATTACKER);
  }
}
