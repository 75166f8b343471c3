package hnefi.ui.learn.step;

/// How fast a diagram is replayed.
public enum ReplaySpeed {
  SLOW(1.8),
  NORMAL(1),
  FAST(0.5);

  private final double stretch;

  ReplaySpeed(double stretch) {
    this.stretch = stretch;
  }

  /// Returns by how much the time to read is stretched.
  public double stretch() {
    return stretch;
  }

  /// Returns the speed that comes after this one in turn.
  public ReplaySpeed next() {
    return values()[(ordinal() + 1) % values().length];
  }
}
