package hnefi.ui.board;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.rules.Move;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// What turns one arrangement into another of the same size.
///
/// @param slides pieces that are somewhere else; the shortest ways in line are found first
/// @param gone squares whose piece is no longer there
/// @param come squares with a piece that was not there
record ArrangementDiff(List<Move> slides, List<Square> gone, List<Square> come) {
  static ArrangementDiff between(Arrangement before, Arrangement after) {
    List<Move> slides = new ArrayList<>();
    List<Square> gone = new ArrayList<>();
    List<Square> come = new ArrayList<>();
    for (Piece piece : Piece.values()) {
      List<Square> left = new ArrayList<>(before.squaresOf(piece));
      List<Square> reached = new ArrayList<>(after.squaresOf(piece));
      left.removeIf(square -> after.at(square) == piece);
      reached.removeIf(square -> before.at(square) == piece);
      for (Optional<Move> slide = shortest(left, reached);
          slide.isPresent();
          slide = shortest(left, reached)) {
        slides.add(slide.get());
        left.remove(slide.get().from());
        reached.remove(slide.get().to());
      }
      gone.addAll(left);
      come.addAll(reached);
    }
    return new ArrangementDiff(slides, gone, come);
  }

  private static Optional<Move> shortest(List<Square> from, List<Square> to) {
    return from.stream()
        .flatMap(start -> to.stream().map(end -> new Move(start, end)))
        .min(
            Comparator.comparing((Move move) -> !move.from().isInLineWith(move.to()))
                .thenComparing(move -> move.from().distanceTo(move.to())));
  }
}
