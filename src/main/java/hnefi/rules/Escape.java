package hnefi.rules;

import hnefi.board.BoardSize;
import hnefi.board.Square;

/// Where the king wins.
public enum Escape {
  EDGE,
  CORNER;

  /// Returns whether the king wins by stopping on this square.
  boolean isReachedOn(BoardSize size, Square square) {
    return switch (this) {
      case EDGE -> size.isEdge(square);
      case CORNER -> size.isCorner(square);
    };
  }
}
