package hnefi.fx.theme;

import hnefi.fx.shape.PathBuilder;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;

/// The program's only ornament: a thin braid of three strands across the whole width.
///
/// A strand runs over the others on its way in and under them on its way out.
public final class Interlace extends Region {
  private static final int STRANDS = 3;
  private static final double PERIODS_PER_HEIGHT = 0.26;

  /// Strands cross where the sine is one half either way; there the one going outwards is under.
  private static final double CROSSING = Math.PI / 6;

  private static final double GAP = Math.toRadians(15);

  /// From where a strand comes up to where it goes under again.
  private static final double STRETCH = Math.PI - 2 * GAP;

  /// How far the straight pieces of a strand lie off its curve at most, in pixels. The braid is
  /// part of the first frame, and fewer pieces are drawn sooner.
  private static final double DEVIATION = 0.1;

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
    double amplitude = Math.max(DEVIATION, height / 2 - inset);
    // whole periods, so that both ends look the same
    long periods = Math.max(1, Math.round(width / height * PERIODS_PER_HEIGHT));
    int pieces = (int) Math.ceil(STRETCH / (2 * Math.acos(1 - DEVIATION / amplitude)));
    for (int strand = 0; strand < STRANDS; strand++) {
      double first = 2 * Math.PI * strand / STRANDS;
      double last = first + 2 * Math.PI * periods;
      for (double up = CROSSING + GAP - Math.PI; up < last; up += Math.PI) {
        double from = Math.max(up, first);
        double to = Math.min(up + STRETCH, last);
        for (int piece = 0; from < to && piece <= pieces; piece++) {
          double angle = from + (to - from) * piece / pieces;
          double x = (angle - first) / (last - first) * width;
          double y = height / 2 - amplitude * Math.sin(angle);
          if (piece == 0) {
            path.moveTo(x, y);
          } else {
            path.lineTo(x, y);
          }
        }
      }
    }
    braid.setContent(path.data());
  }
}
