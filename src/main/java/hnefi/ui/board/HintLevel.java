package hnefi.ui.board;

import hnefi.board.Square;
import hnefi.narration.BoardMarks;
import hnefi.rules.Move;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;

/// How much of a hint is told.
public enum HintLevel {
  /// Where to look.
  AREA,
  /// Which piece.
  PIECE,
  /// The whole move.
  MOVE;

  /// Returns the next level, nothing after the last.
  public Optional<HintLevel> next() {
    return switch (this) {
      case AREA -> Optional.of(PIECE);
      case PIECE -> Optional.of(MOVE);
      case MOVE -> Optional.empty();
    };
  }

  /// Returns the marks with what this level shows of a hint.
  ///
  /// @param area the squares to look at; may be empty
  public BoardMarks mark(BoardMarks marks, Collection<Square> area, Move move) {
    return switch (this) {
      case AREA -> marks.with(BoardMarks.Kind.AREA, area);
      case PIECE -> marks.with(BoardMarks.Kind.HINT, Set.of(move.from()));
      case MOVE ->
          marks.with(BoardMarks.Kind.HINT, Set.of(move.from())).withArrow(move.from(), move.to());
    };
  }
}
