package hnefi.kiosk;

/// A part of the program that the first screen of a visit leads to.
public enum Activity {
  /// A rescue in three moves, and the lessons after it.
  LEARN,
  /// Games against the computer or a second visitor.
  PLAY,
  /// The history, its map and its timeline.
  DISCOVER
}
