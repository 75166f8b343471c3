package hnefi.fx.nav;

/// The areas of the program, in the order in which they are offered.
public enum Area {
  HOME,
  LEARN,
  PLAY,
  READ,
  SETTINGS;

  /// Returns the place at which the area begins.
  public AreaRoute front() {
    return new AreaRoute(this);
  }
}
