package hnefi.ui.settings;

/// The size the window had, in pixels of the screen's scale.
public record WindowSize(int width, int height, boolean maximized) {
  public WindowSize {
    if (width < 1 || height < 1) {
      throw new IllegalArgumentException("no window is " + width + " by " + height);
    }
  }
}
