package hnefi.ui.kiosk;

import hnefi.kiosk.ScreenSize;

/// How large things are on the screen.
///
/// @param pixels to a millimetre
public record ScreenScale(double pixels) {
  private static final double MILLIMETRES_TO_THE_INCH = 25.4;

  /// The shorter side of the smallest screen on which everything fits in its own size, in
  /// millimetres.
  private static final double LEAST_SIDE = 190;

  /// @throws IllegalArgumentException if a millimetre has no size
  public ScreenScale {
    if (!(pixels > 0)) {
      throw new IllegalArgumentException(pixels + " pixels to a millimetre");
    }
  }

  /// Returns the scale of a screen that was measured; whether it stands or lies does not matter.
  ///
  /// @param width in pixels
  /// @param height in pixels
  public static ScreenScale of(ScreenSize size, double width, double height) {
    return fitting(Math.max(width, height) / Math.max(size.width(), size.height()), width, height);
  }

  /// Returns the scale of a screen that reports its density.
  ///
  /// @param dots to the inch
  /// @param width in pixels
  /// @param height in pixels
  public static ScreenScale ofDensity(double dots, double width, double height) {
    return fitting(dots / MILLIMETRES_TO_THE_INCH, width, height);
  }

  private static ScreenScale fitting(double pixels, double width, double height) {
    return new ScreenScale(Math.min(pixels, Math.min(width, height) / LEAST_SIDE));
  }

  /// Returns a length in pixels.
  public double pixels(double millimetres) {
    return millimetres * pixels;
  }
}
