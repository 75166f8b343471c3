package hnefi.ui.theme;

import hnefi.ui.layout.PathBuilder;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;

/// The program's only ornament: a thin braid of three strands across the whole width.
///
/// A strand runs over the others on its way in and under them on its way out.
public final class Interlace extends Region {
  private static final int STRANDS = 3;
  private static final int STEPS = 24;
  private static final double PERIODS_PER_HEIGHT = 0.26;
  private static final double GAP = Math.toRadians(15);

  private final SVGPath braid = new PathBuilder().build("interlace-strand");
  private double drawnWidth;
  private double drawnHeight;

  public Interlace() {
    getStyleClass().add("interlace");
    braid.setManaged(false);
    setMouseTransparent(true);
    getChildren().add(braid);
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth() - snappedLeftInset() - snappedRightInset();
    double height = getHeight() - snappedTopInset() - snappedBottomInset();
    if (width != drawnWidth || height != drawnHeight) {
      drawnWidth = width;
      drawnHeight = height;
      draw(width, height);
    }
    braid.relocate(snappedLeftInset(), snappedTopInset());
  }

  private void draw(double width, double height) {
    if (width <= 0 || height <= 0) {
      braid.setContent("");
      return;
    }
    PathBuilder path = new PathBuilder();
    double inset = 1;
    double amplitude = height / 2 - inset;
    // whole periods, so that both ends look the same
    long periods = Math.max(1, Math.round(width / height * PERIODS_PER_HEIGHT));
    double period = width / periods;
    for (int strand = 0; strand < STRANDS; strand++) {
      double shift = 2 * Math.PI * strand / STRANDS;
      boolean down = false;
      for (long step = 0; step <= periods * STEPS; step++) {
        double angle = 2 * Math.PI * step / STEPS + shift;
        if (isUnder(angle)) {
          down = false;
          continue;
        }
        double x = period * step / STEPS;
        double y = height / 2 - amplitude * Math.sin(angle);
        if (down) {
          path.lineTo(x, y);
        } else {
          path.moveTo(x, y);
        }
        down = true;
      }
    }
    braid.setContent(path.data());
  }

  // Strands cross where the sine is one half either way; there the one going outwards is under.
  private static boolean isUnder(double angle) {
    double half = angle % Math.PI;
    return Math.abs(half - Math.PI / 6) < GAP;
  }
}
