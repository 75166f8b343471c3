package hnefi.rules;

/// What the third occurrence of a position with the same side to move means.
public enum RepetitionRule {
  /// The game is drawn.
  DRAW,
  /// The move that would bring it is not legal.
  FORBIDDEN,
  /// The attackers win.
  DEFENDERS_LOSE,
  /// Nothing.
  OFF
}
