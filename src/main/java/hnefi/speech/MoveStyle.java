package hnefi.speech;

/// How squares and moves are pronounced.
public enum MoveStyle {
  /// As they are written: e4 – e7.
  COORDINATES,
  /// In words: E four to E seven.
  WORDS,
  /// By a spelling alphabet: Echo four to Echo seven.
  SPELLED
}
