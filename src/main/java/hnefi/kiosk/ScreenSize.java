package hnefi.kiosk;

import hnefi.text.InvalidValueException;

/// The visible part of the screen, measured with a ruler.
///
/// @param width in millimetres
/// @param height in millimetres
public record ScreenSize(int width, int height) {
  static final int LEAST = 50;
  static final int MOST = 20_000;

  /// @throws IllegalArgumentException if no screen is as small or as large
  public ScreenSize {
    requireInBounds("width", width);
    requireInBounds("height", height);
  }

  private static void requireInBounds(String component, int length) {
    if (length < LEAST || length > MOST) {
      throw new InvalidValueException(component, "fault.bounds", length, LEAST, MOST);
    }
  }
}
