package hnefi.ui.play.screen;

import javafx.scene.layout.Region;
import javafx.scene.shape.Polygon;

/// An hourglass: what has not yet run down lies in the upper half. It says nothing to screen
/// readers; the time stands beside it.
public final class Hourglass extends Region {
  private final Polygon upper = new Polygon();
  private final Polygon lower = new Polygon();
  private final Polygon frame = new Polygon();
  private double share = 1;

  public Hourglass() {
    getStyleClass().add("hourglass");
    upper.getStyleClass().add("sand");
    lower.getStyleClass().add("sand");
    frame.getStyleClass().add("glass");
    getChildren().addAll(upper, lower, frame);
  }

  /// Sets how much has not yet run down, from 0 to 1.
  void setShare(double left) {
    share = Math.clamp(left, 0, 1);
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double w = getWidth();
    double h = getHeight();
    double middle = h / 2;
    // The height of a triangle of sand grows with the root of its area.
    double above = Math.sqrt(share);
    double empty = Math.sqrt(share);
    frame.getPoints().setAll(0.0, 0.0, w, 0.0, 0.0, h, w, h);
    upper
        .getPoints()
        .setAll(
            w / 2,
            middle,
            w / 2 - w / 2 * above,
            middle - middle * above,
            w / 2 + w / 2 * above,
            middle - middle * above);
    double top = middle + middle * empty;
    double half = w / 2 * empty;
    lower.getPoints().setAll(0.0, h, w, h, w / 2 + half, top, w / 2 - half, top);
  }
}
