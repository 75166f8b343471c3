package hnefi.session;

/// What can help a person against the computer, in the order in which it is given.
public enum Aid {
  /// Turns may be taken back.
  TAKE_BACK,
  /// The coach gives hints.
  HINTS,
  /// The coach asks before a blunder.
  SECOND_LOOK,
  /// What is in danger is marked all the time.
  DANGER
}
