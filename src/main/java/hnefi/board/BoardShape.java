package hnefi.board;

/// What somebody drew on a board to show something: an arrow or a circle.
public sealed interface BoardShape {
  /// Returns what it was drawn with.
  Brush brush();

  /// Returns the square where it was begun.
  Square from();

  /// Returns whether it is at the same place as another, whatever the brush.
  boolean isWhere(BoardShape other);

  /// A circle around a square.
  record Circle(Square from, Brush brush) implements BoardShape {
    @Override
    public boolean isWhere(BoardShape other) {
      return other instanceof Circle(Square square, _) && square.equals(from);
    }
  }

  /// An arrow between two squares, which need not be in line.
  record Arrow(Square from, Square to, Brush brush) implements BoardShape {
    public Arrow {
      if (from.equals(to)) {
        throw new IllegalArgumentException("an arrow from " + from + " to itself");
      }
    }

    @Override
    public boolean isWhere(BoardShape other) {
      return other instanceof Arrow(Square begin, Square end, _)
          && begin.equals(from)
          && end.equals(to);
    }
  }

  /// Returns the shape that is drawn from one square to another: a circle where both are the same.
  static BoardShape between(Square from, Square to, Brush brush) {
    return from.equals(to) ? new Circle(from, brush) : new Arrow(from, to, brush);
  }
}
