package hnefi.print;

import hnefi.board.BoardSize;
import hnefi.board.Direction;
import hnefi.board.Square;

/// Where squares lie in a drawing: 100 units wide, y pointing down, in a margin that holds the
/// names of files and ranks.
record Grid(BoardSize size, boolean flipped) {
  private static final double UNIT = 100;
  private static final double MARGIN = 76;

  double margin() {
    return MARGIN;
  }

  /// Returns the width of the playing area.
  double extent() {
    return size.width() * UNIT;
  }

  /// Returns the width of the whole drawing.
  double width() {
    return extent() + 2 * margin();
  }

  /// Returns the middle of a file.
  double file(int file) {
    return margin() + (flipped ? size.width() - 1 - file : file) * UNIT + UNIT / 2;
  }

  /// Returns the middle of a rank.
  double rank(int rank) {
    return margin() + (flipped ? rank : size.width() - 1 - rank) * UNIT + UNIT / 2;
  }

  double x(Square square) {
    return file(square.file());
  }

  double y(Square square) {
    return rank(square.rank());
  }

  /// Returns how far right a step in a direction leads, in squares.
  int right(Direction way) {
    return flipped ? -way.files() : way.files();
  }

  /// Returns how far down a step in a direction leads, in squares.
  int down(Direction way) {
    return flipped ? way.ranks() : -way.ranks();
  }
}
