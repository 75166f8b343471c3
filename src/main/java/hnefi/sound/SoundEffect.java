package hnefi.sound;

/// What can be heard.
public enum SoundEffect {
  /// A piece is put down.
  MOVE,
  /// A piece is taken off.
  CAPTURE,
  /// The game is over.
  END,
  /// The clock runs low.
  TICK
}
