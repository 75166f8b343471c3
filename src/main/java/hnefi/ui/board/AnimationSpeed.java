package hnefi.ui.board;

/// How fast pieces move.
public enum AnimationSpeed {
  SLOW(2.5),
  NORMAL(1),
  /// Nothing moves: every change is there at once.
  OFF(0);

  private final double durationFactor;

  AnimationSpeed(double durationFactor) {
    this.durationFactor = durationFactor;
  }

  /// Returns what a normal duration is multiplied with.
  double durationFactor() {
    return durationFactor;
  }
}
