package hnefi.ui.board;

/// How fast pieces move, and how fast moves follow each other where no person plays them.
public enum AnimationSpeed {
  SLOW(2.5, 2),
  NORMAL(1, 1),
  /// Nothing moves: every change is there at once.
  OFF(0, 1);

  private final double durationFactor;
  private final double pauseFactor;

  AnimationSpeed(double durationFactor, double pauseFactor) {
    this.durationFactor = durationFactor;
    this.pauseFactor = pauseFactor;
  }

  /// Returns what a normal duration is multiplied with.
  double durationFactor() {
    return durationFactor;
  }

  /// Returns what the time between two moves, or to read about one, is multiplied with.
  public double pauseFactor() {
    return pauseFactor;
  }
}
