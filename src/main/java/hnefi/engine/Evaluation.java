package hnefi.engine;

/// The static evaluation of a position that is not over. The king threats must be those of the
/// position.
sealed interface Evaluation permits HandMadeEvaluation, LearnedEvaluation {
  /// Returns the score for the side to move, in hundredths of an attacker.
  int score();

  /// Lazy evaluation: returns the score, or a lower bound of it that already reaches beta.
  int score(int beta);
}
