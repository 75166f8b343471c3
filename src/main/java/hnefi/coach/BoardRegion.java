package hnefi.coach;

import hnefi.board.BoardSize;
import hnefi.board.Square;
import hnefi.notation.SquareText;
import hnefi.rules.Move;
import java.util.List;

/// The part of the board around the middle of a move.
record BoardRegion(BoardSize size, Move move) {
  /// Returns its squares.
  List<Square> squares() {
    int reach = Math.max(size.width() / 4, (move.from().distanceTo(move.to()) + 1) / 2);
    return size.squares().stream()
        .filter(each ->
            Math.abs(each.file() - file()) <= reach && Math.abs(each.rank() - rank()) <= reach)
        .toList();
  }

  /// Returns what to call it: its middle square, since the board may be turned.
  String name() {
    return SquareText.write(new Square(file(), rank()));
  }

  private int file() {
    return (move.from().file() + move.to().file()) / 2;
  }

  private int rank() {
    return (move.from().rank() + move.to().rank()) / 2;
  }
}
