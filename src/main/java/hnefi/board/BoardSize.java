package hnefi.board;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A square board with an odd number of squares to a side, so that it has one square in the middle.
///
/// @param width squares to a side, odd, from [#SMALLEST] to [#LARGEST]
public record BoardSize(int width) {
  /// The narrowest board, in squares to a side.
  public static final int SMALLEST = 5;

  /// The widest board, in squares to a side.
  public static final int LARGEST = 19;

  public BoardSize {
    if (!isAllowed(width)) {
      throw new IllegalArgumentException("no board is " + width + " squares wide");
    }
  }

  /// Returns whether a board can have this many squares to a side.
  public static boolean isAllowed(int width) {
    return width >= SMALLEST && width <= LARGEST && width % 2 == 1;
  }

  /// Returns the number of squares of the whole board.
  public int area() {
    return width * width;
  }

  /// Returns the middle square, where the king's throne stands.
  public Square throne() {
    return Squares.at(width / 2, width / 2);
  }

  /// Returns whether this is the middle square.
  public boolean isThrone(Square square) {
    return square.file() == width / 2 && square.rank() == width / 2;
  }

  /// Returns the four corners in reading order.
  public List<Square> corners() {
    int last = width - 1;
    return List.of(
        Squares.at(0, 0), Squares.at(last, 0), Squares.at(0, last), Squares.at(last, last));
  }

  /// Returns whether the square is one of the four corners.
  public boolean isCorner(Square square) {
    return isBorder(square.file()) && isBorder(square.rank());
  }

  /// Returns whether the square lies on the outermost ring, the corners included.
  public boolean isEdge(Square square) {
    return isBorder(square.file()) || isBorder(square.rank());
  }

  /// Returns whether the square belongs to this board.
  public boolean contains(Square square) {
    return square.file() < width && square.rank() < width;
  }

  /// Returns the square one step on, or null beyond the border.
  public @Nullable Square next(Square from, Direction way) {
    int file = from.file() + way.files();
    int rank = from.rank() + way.ranks();
    return file < 0 || rank < 0 || file >= width || rank >= width ? null : Squares.at(file, rank);
  }

  /// Returns the two to four squares orthogonally beside this one.
  public List<Square> neighbours(Square square) {
    List<Square> found = new ArrayList<>(4);
    for (Direction way : Direction.values()) {
      Square next = next(square, way);
      if (next != null) {
        found.add(next);
      }
    }
    return found;
  }

  /// Returns all squares in reading order.
  public List<Square> squares() {
    List<Square> all = new ArrayList<>(area());
    for (int rank = 0; rank < width; rank++) {
      for (int file = 0; file < width; file++) {
        all.add(Squares.at(file, rank));
      }
    }
    return all;
  }

  private boolean isBorder(int line) {
    return line == 0 || line == width - 1;
  }
}
