package hnefi.lab;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/// The first moves of a game that truly differ: of those that are the same on a turned or mirrored
/// board, one.
public final class FirstMoves {
  private static final int SYMMETRIES = 8;

  private FirstMoves() {}

  /// Returns them in the order of the referee's legal moves.
  public static List<Move> of(Referee referee, Position start) {
    List<UnaryOperator<Square>> symmetries = symmetries(start.board());
    List<Move> different = new ArrayList<>();
    Set<Move> seen = new HashSet<>();
    for (Move move : referee.legalMoves(start)) {
      if (!seen.contains(move)) {
        different.add(move);
      }
      symmetries.forEach(
          each -> seen.add(new Move(each.apply(move.from()), each.apply(move.to()))));
    }
    return different;
  }

  /// Returns the turns and mirrors that change nothing on the board.
  private static List<UnaryOperator<Square>> symmetries(Arrangement board) {
    List<UnaryOperator<Square>> all = new ArrayList<>();
    for (int i = 0; i < SYMMETRIES; i++) {
      UnaryOperator<Square> each = symmetry(i, board.size());
      if (isUnchanged(board, each)) {
        all.add(each);
      }
    }
    return all;
  }

  private static boolean isUnchanged(Arrangement board, UnaryOperator<Square> symmetry) {
    for (Piece piece : Piece.values()) {
      List<Square> squares = board.squaresOf(piece);
      if (!squares.stream().map(symmetry).allMatch(squares::contains)) {
        return false;
      }
    }
    return true;
  }

  private static UnaryOperator<Square> symmetry(int number, BoardSize size) {
    int last = size.width() - 1;
    return square -> {
      int file = (number & 1) == 0 ? square.file() : last - square.file();
      int rank = (number & 2) == 0 ? square.rank() : last - square.rank();
      return (number & 4) == 0 ? new Square(file, rank) : new Square(rank, file);
    };
  }
}
