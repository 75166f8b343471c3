package hnefi.ui.board;

/// How fast pieces move.
public enum AnimationSpeed {
  SLOW(2.5),
  NORMAL(1),
  /// Nothing moves: every change is there at once.
  OFF(0);

  private final double factor;

  AnimationSpeed(double factor) {
    this.factor = factor;
  }

  /// Returns what a normal duration is multiplied with.
  double factor() {
    return factor;
  }
}
