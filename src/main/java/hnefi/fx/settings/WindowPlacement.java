package hnefi.fx.settings;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;

/// Where the window was and how large, its frame included, in pixels of the screen's scale.
///
/// @param corner the upper left one; empty to lie in the middle of the first screen
/// @param maximized whether it filled the screen; the other values are then those to which it
///   returns
public record WindowPlacement(int width, int height, Optional<Corner> corner, boolean maximized) {
  /// How far a window that has to be moved stays from the edges of the screen, in pixels, so that
  /// every edge of it can be taken hold of.
  private static final int DISTANCE = 8;

  /// A point of the screens; they may lie to the left of the first one, or above it.
  public record Corner(int x, int y) {}

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
        Optional.of(new Corner((int) bounds.getMinX(), (int) bounds.getMinY())),
        maximized);
  }

  /// Returns the bounds of the window on the screens of today: as they were if they lie wholly on
  /// one, else moved and made smaller so that they keep [#DISTANCE] from its edges, and in the
  /// middle of the first screen if none shows any of them.
  ///
  /// @param screens their parts that windows may cover, the first screen first; not empty
  public Rectangle2D boundsOn(List<Rectangle2D> screens) {
    Rectangle2D screen = screenAmong(screens);
    return bounds().filter(screen::contains).orElseGet(() -> movedOnto(screen));
  }

  private Rectangle2D movedOnto(Rectangle2D screen) {
    double w = Math.min(width, screen.getWidth() - 2 * DISTANCE);
    double h = Math.min(height, screen.getHeight() - 2 * DISTANCE);
    Optional<Corner> from = corner.filter(_ -> covered(screen) > 0);
    double x =
        from.map(at -> (double) at.x()).orElse(screen.getMinX() + (screen.getWidth() - w) / 2);
    double y =
        from.map(at -> (double) at.y()).orElse(screen.getMinY() + (screen.getHeight() - h) / 2);
    return new Rectangle2D(
        Math.clamp(x, screen.getMinX() + DISTANCE, screen.getMaxX() - DISTANCE - w),
        Math.clamp(y, screen.getMinY() + DISTANCE, screen.getMaxY() - DISTANCE - h),
        w,
        h);
  }

  /// Returns whether the window lies wholly on one of the screens.
  ///
  /// @param screens their parts that windows may cover; not empty
  public boolean isWithin(List<Rectangle2D> screens) {
    return bounds().filter(screenAmong(screens)::contains).isPresent();
  }

  /// Returns the screen that shows most of the window, or the first one if none shows any of it.
  public Rectangle2D screenAmong(List<Rectangle2D> screens) {
    return Collections.max(screens, Comparator.comparingDouble(this::covered));
  }

  private Optional<Rectangle2D> bounds() {
    return corner.map(at -> new Rectangle2D(at.x(), at.y(), width, height));
  }

  /// Returns how much of a screen the window covers.
  private double covered(Rectangle2D screen) {
    return bounds()
        .map(at ->
            Math.max(
                    0,
                    Math.min(screen.getMaxX(), at.getMaxX())
                        - Math.max(screen.getMinX(), at.getMinX()))
                * Math.max(
                    0,
                    Math.min(screen.getMaxY(), at.getMaxY())
                        - Math.max(screen.getMinY(), at.getMinY())))
        .orElse(0.0);
  }
}
