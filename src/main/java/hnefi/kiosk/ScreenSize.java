package hnefi.kiosk;

/// The visible part of the screen, measured with a ruler.
///
/// @param width in millimetres
/// @param height in millimetres
public record ScreenSize(int width, int height) {
  static final int LEAST = 50;
  static final int MOST = 20_000;

  /// @throws IllegalArgumentException if no screen is as small or as large
  public ScreenSize {
    if (Math.min(width, height) < LEAST || Math.max(width, height) > MOST) {
      throw new IllegalArgumentException("no screen: " + width + " mm x " + height + " mm");
    }
  }
}
