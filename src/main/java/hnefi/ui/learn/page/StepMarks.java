package hnefi.ui.learn.page;

import hnefi.content.diagram.Mark;
import hnefi.narration.BoardMarks;
import hnefi.rules.Move;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import java.util.List;
import java.util.Set;

/// What a step lights up on the board.
final class StepMarks {
  private StepMarks() {}

  /// Returns these marks of a diagram as the board shows them.
  static BoardMarks of(List<Mark> marks) {
    return with(BoardMarks.NONE, marks);
  }

  /// Returns the marks with those of a diagram.
  static BoardMarks with(BoardMarks shown, List<Mark> marks) {
    BoardMarks all = shown;
    for (Mark mark : marks) {
      all =
          switch (mark) {
            case Mark.Circle(var square) -> all.with(BoardMarks.Kind.CIRCLE, Set.of(square));
            case Mark.Arrow(var from, var to) -> all.withArrow(from, to);
          };
    }
    return all;
  }

  /// Returns the marks of a move that is yet to be made.
  static BoardMarks asking(Move move) {
    return BoardMarks.NONE.withArrow(move.from(), move.to());
  }

  /// Returns the marks for a move that is about to close a trap: who waits there, and who is in it.
  static BoardMarks closing(Turn turn) {
    Move move = turn.move();
    return BoardMarks.explaining(turn)
        .without(BoardMarks.Kind.VICTIM)
        .without(BoardMarks.Kind.SPARED)
        .without(BoardMarks.Kind.CAPTOR)
        .with(
            BoardMarks.Kind.CAPTOR,
            turn.captures().stream()
                .flatMap(capture -> capture.captors().stream())
                .flatMap(captor -> captor.square().stream())
                .filter(square -> !square.equals(move.to()))
                .toList())
        .with(BoardMarks.Kind.DANGER, turn.captured())
        .withArrow(move.from(), move.to());
  }

  /// Returns the marks that explain a verdict.
  static BoardMarks explaining(Verdict verdict) {
    return switch (verdict) {
      case Turn turn -> BoardMarks.explaining(turn);
      case Refusal refusal -> BoardMarks.NONE.with(BoardMarks.Kind.TROUBLE, refusal.squares());
    };
  }
}
