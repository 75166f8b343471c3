package hnefi.ui.nav;

/// The areas of the program, in the order in which they are offered.
public enum Area {
  HOME,
  LEARN,
  PLAY,
  READ,
  SETTINGS;

  /// Returns the place at which the area begins.
  public FrontPage front() {
    return new FrontPage(this);
  }
}
