package hnefi.board;

/// What somebody drew on a board to show something: an arrow or a circle.
public sealed interface BoardShape {
  /// Returns the square where it was begun.
  Square from();

  /// A circle around a square.
  record Circle(Square from) implements BoardShape {}

  /// An arrow between two squares, which need not be in line.
  record Arrow(Square from, Square to) implements BoardShape {
    public Arrow {
      if (from.equals(to)) {
        throw new IllegalArgumentException("an arrow from " + from + " to itself");
      }
    }
  }

  /// Returns the shape that is drawn from one square to another: a circle where both are the same.
  static BoardShape between(Square from, Square to) {
    return from.equals(to) ? new Circle(from) : new Arrow(from, to);
  }
}
