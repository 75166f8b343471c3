package hnefi.narration;

import hnefi.board.BoardSize;
import hnefi.board.Square;
import java.util.Arrays;
import java.util.function.BiPredicate;

/// Where the king may be when he is captured, as far as the books tell places apart.
enum KingPlace {
  ON_THRONE(BoardSize::isThrone),
  BESIDE_THRONE((size, square) -> size.neighbours(square).contains(size.throne())),
  /// Neither on nor beside the throne nor at the edge.
  ELSEWHERE((size, square) ->
      !size.isThrone(square)
          && !size.isEdge(square)
          && !size.neighbours(square).contains(size.throne())),
  /// On an edge square that is no corner and beside none.
  AT_EDGE((size, square) ->
      size.isEdge(square)
          && !size.isCorner(square)
          && size.neighbours(square).stream().noneMatch(size::isCorner)),
  /// On an edge square beside a corner.
  BESIDE_CORNER((size, square) ->
      !size.isCorner(square) && size.neighbours(square).stream().anyMatch(size::isCorner));

  private final BiPredicate<BoardSize, Square> test;

  KingPlace(BiPredicate<BoardSize, Square> test) {
    this.test = test;
  }

  /// Returns what kind of place a square is. A corner counts as a part of the edge.
  static KingPlace of(Square square, BoardSize size) {
    return size.isCorner(square)
        ? AT_EDGE
        : Arrays.stream(values())
            .filter(place -> place.test.test(size, square))
            .findFirst()
            .orElseThrow();
  }

  /// Returns a square of this kind.
  Square on(BoardSize size) {
    return size.squares().stream()
        .filter(square -> test.test(size, square))
        .findFirst()
        .orElseThrow();
  }
}
