package hnefi.content.lesson;

import hnefi.board.Square;
import hnefi.rules.Outcome;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import java.util.Set;

/// What may come of a move, as a learner foresees it.
public sealed interface Prediction {
  /// These pieces are captured.
  record Captured(Set<Square> squares) implements Prediction {
    public Captured {
      squares = Set.copyOf(squares);
    }
  }

  /// The game is over.
  record Over(Outcome outcome) implements Prediction {}

  /// The move is made, and nothing more happens.
  record Nothing() implements Prediction {}

  /// The move is not allowed.
  record Forbidden() implements Prediction {}

  /// Returns the prediction that comes true.
  static Prediction of(Verdict verdict) {
    return switch (verdict) {
      case Refusal _ -> new Forbidden();
      case Turn turn when turn.outcome().isPresent() -> new Over(turn.outcome().get());
      case Turn turn when !turn.captures().isEmpty() -> new Captured(Set.copyOf(turn.captured()));
      case Turn _ -> new Nothing();
    };
  }
}
