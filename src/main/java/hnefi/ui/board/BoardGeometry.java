package hnefi.ui.board;

import hnefi.board.BoardSize;
import hnefi.board.Direction;
import hnefi.board.Square;
import java.util.Optional;
import javafx.geometry.Point2D;
import org.jspecify.annotations.Nullable;

/// Where squares lie in the picture, in logical units: the playing area begins at (0, 0), y points
/// down, a square is [#UNIT] wide.
record BoardGeometry(BoardSize size, boolean flipped) {
  static final double UNIT = 100;

  /// Returns the width of the playing area.
  double extent() {
    return size.width() * UNIT;
  }

  /// Returns the column of a square in the picture, from 0 at the left.
  int column(Square square) {
    return flipped ? size.width() - 1 - square.file() : square.file();
  }

  /// Returns the row of a square in the picture, from 0 at the top.
  int row(Square square) {
    return flipped ? square.rank() : size.width() - 1 - square.rank();
  }

  double left(Square square) {
    return column(square) * UNIT;
  }

  double top(Square square) {
    return row(square) * UNIT;
  }

  Point2D centre(Square square) {
    return new Point2D(left(square) + UNIT / 2, top(square) + UNIT / 2);
  }

  /// Returns the square in this column and row of the picture.
  Square at(int column, int row) {
    int last = size.width() - 1;
    return flipped ? new Square(last - column, row) : new Square(column, last - row);
  }

  /// Returns the square under a point, if it is one of the playing area.
  Optional<Square> at(Point2D point) {
    double extent = extent();
    if (point.getX() < 0 || point.getY() < 0 || point.getX() >= extent || point.getY() >= extent) {
      return Optional.empty();
    }
    return Optional.of(at((int) (point.getX() / UNIT), (int) (point.getY() / UNIT)));
  }

  /// Returns the neighbour that lies in this direction as it is seen, or null beyond the border.
  @Nullable Square next(Square from, Direction seen) {
    return size.next(from, flipped ? seen.opposite() : seen);
  }

  /// Returns the middle of the side of a square that lies in this direction of the board.
  Point2D side(Square square, Direction way) {
    int sign = flipped ? -1 : 1;
    return centre(square).add(sign * way.files() * UNIT / 2, -sign * way.ranks() * UNIT / 2);
  }
}
