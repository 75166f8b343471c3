package hnefi.session;

/// What can help a person against the computer, in the order in which it is given.
public enum Assistance {
  /// Turns may be taken back.
  TAKE_BACK,
  /// The coach gives hints.
  HINTS,
  /// The coach asks before a blunder.
  BLUNDER_CHECK,
  /// What is in danger is marked all the time.
  THREATS
}
