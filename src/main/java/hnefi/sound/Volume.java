package hnefi.sound;

/// How loud the sounds are.
public enum Volume {
  OFF(0),
  QUIET(0.25),
  NORMAL(0.6),
  LOUD(1);

  private final double factor;

  Volume(double factor) {
    this.factor = factor;
  }

  /// Returns what every sample is multiplied with.
  double factor() {
    return factor;
  }
}
