package hnefi.ui.settings;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;

/// Where the window was and how large, its frame included, in pixels of the screen's scale.
///
/// @param corner the upper left one; empty to lie in the middle of the first screen
/// @param maximized whether it filled the screen; the other values are then those to which it
///   returns
public record WindowPlacement(int width, int height, Optional<Point2D> corner, boolean maximized) {
  public WindowPlacement {
    if (width < 1 || height < 1) {
      throw new IllegalArgumentException("no window is " + width + " by " + height);
    }
  }

  /// Returns the placement of a window that now has these bounds.
  public static WindowPlacement of(Rectangle2D bounds, boolean maximized) {
    return new WindowPlacement(
        (int) Math.max(1, bounds.getWidth()),
        (int) Math.max(1, bounds.getHeight()),
        Optional.of(new Point2D((int) bounds.getMinX(), (int) bounds.getMinY())),
        maximized);
  }

  /// Returns the bounds of the window on the screens of today: as they were if they lie wholly on
  /// one, moved and made smaller where they must be, and in the middle of the first screen if none
  /// shows any of them.
  ///
  /// @param screens their parts that windows may cover, the first screen first; not empty
  public Rectangle2D boundsOn(List<Rectangle2D> screens) {
    Rectangle2D screen = screenAmong(screens);
    double w = Math.min(width, screen.getWidth());
    double h = Math.min(height, screen.getHeight());
    Point2D from =
        corner
            .filter(_ -> covered(screen) > 0)
            .orElseGet(() ->
                new Point2D(
                    screen.getMinX() + (screen.getWidth() - w) / 2,
                    screen.getMinY() + (screen.getHeight() - h) / 2));
    return new Rectangle2D(
        Math.clamp(from.getX(), screen.getMinX(), screen.getMaxX() - w),
        Math.clamp(from.getY(), screen.getMinY(), screen.getMaxY() - h),
        w,
        h);
  }

  /// Returns whether the window lies wholly on one of the screens.
  ///
  /// @param screens their parts that windows may cover; not empty
  public boolean isWithin(List<Rectangle2D> screens) {
    Rectangle2D bounds = boundsOn(screens);
    return corner.equals(Optional.of(new Point2D(bounds.getMinX(), bounds.getMinY())))
        && bounds.getWidth() == width
        && bounds.getHeight() == height;
  }

  /// Returns the screen that shows most of the window, or the first one if none shows any of it.
  public Rectangle2D screenAmong(List<Rectangle2D> screens) {
    return Collections.max(screens, Comparator.comparingDouble(this::covered));
  }

  /// Returns how much of a screen the window covers.
  private double covered(Rectangle2D screen) {
    return corner
        .map(at ->
            Math.max(
                    0,
                    Math.min(screen.getMaxX(), at.getX() + width)
                        - Math.max(screen.getMinX(), at.getX()))
                * Math.max(
                    0,
                    Math.min(screen.getMaxY(), at.getY() + height)
                        - Math.max(screen.getMinY(), at.getY())))
        .orElse(0.0);
  }
}
