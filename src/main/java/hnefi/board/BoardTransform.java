package hnefi.board;

/// One of the eight ways to turn and mirror a square board.
public enum BoardTransform {
  /// Leaves every square in its place.
  IDENTITY,
  /// Exchanges left and right.
  MIRROR_FILES,
  /// Exchanges bottom and top.
  MIRROR_RANKS,
  /// Turns the board by two quarters.
  HALF_TURN,
  /// Exchanges files and ranks: the mirror is the diagonal from a1.
  TRANSPOSE,
  /// Turns the board by a quarter to the right.
  TURN_RIGHT,
  /// Turns the board by a quarter to the left.
  TURN_LEFT,
  /// Mirrors the board in the diagonal that does not begin at a1.
  ANTI_TRANSPOSE;

  /// Returns where a square of a board of this size goes.
  public Square apply(Square square, BoardSize size) {
    int x = square.file();
    int y = square.rank();
    int last = size.width() - 1;
    return switch (this) {
      case IDENTITY -> square;
      case MIRROR_FILES -> Squares.at(last - x, y);
      case MIRROR_RANKS -> Squares.at(x, last - y);
      case HALF_TURN -> Squares.at(last - x, last - y);
      case TRANSPOSE -> Squares.at(y, x);
      case TURN_RIGHT -> Squares.at(y, last - x);
      case TURN_LEFT -> Squares.at(last - y, x);
      case ANTI_TRANSPOSE -> Squares.at(last - y, last - x);
    };
  }
}
