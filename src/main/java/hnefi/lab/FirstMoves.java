package hnefi.lab;

import hnefi.board.Arrangement;
import hnefi.board.BoardTransform;
import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The first moves of a game that truly differ: of those that are the same on a turned or mirrored
/// board, one.
public final class FirstMoves {
  private FirstMoves() {}

  /// Returns them in the order of the referee's legal moves.
  public static List<Move> of(Referee referee, Position start) {
    Arrangement board = start.board();
    List<BoardTransform> unchanging =
        Arrays.stream(BoardTransform.values()).filter(each -> isUnchanged(board, each)).toList();
    List<Move> different = new ArrayList<>();
    Set<Move> seen = new HashSet<>();
    for (Move move : referee.legalMoves(start)) {
      if (!seen.contains(move)) {
        different.add(move);
      }
      for (BoardTransform each : unchanging) {
        seen.add(
            new Move(each.apply(move.from(), board.size()), each.apply(move.to(), board.size())));
      }
    }
    return different;
  }

  private static boolean isUnchanged(Arrangement board, BoardTransform transform) {
    for (Piece piece : Piece.values()) {
      List<Square> squares = board.squaresOf(piece);
      for (Square square : squares) {
        if (!squares.contains(transform.apply(square, board.size()))) {
          return false;
        }
      }
    }
    return true;
  }
}
