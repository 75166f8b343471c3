package hnefi.ui.board.art;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.CubicCurveTo;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;

/// A turned piece seen from the side: the right half of its outline is given from the top down, the
/// left half mirrors it.
final class Lathe {
  private record Cut(
      double x1, double y1, double x2, double y2, double x, double y, boolean straight) {}

  private final List<Cut> cuts = new ArrayList<>();
  private double x;
  private double y;
  private final double startX;
  private final double startY;

  Lathe(double x, double y) {
    this.startX = x;
    this.startY = y;
    this.x = x;
    this.y = y;
  }

  /// Cuts straight to a point.
  Lathe to(double toX, double toY) {
    cuts.add(new Cut(x, y, toX, toY, toX, toY, true));
    return moved(toX, toY);
  }

  /// Cuts along a curve with these control points.
  Lathe curve(double x1, double y1, double x2, double y2, double toX, double toY) {
    cuts.add(new Cut(x1, y1, x2, y2, toX, toY, false));
    return moved(toX, toY);
  }

  private Lathe moved(double toX, double toY) {
    x = toX;
    y = toY;
    return this;
  }

  /// Returns the whole outline.
  Path outline(String... classes) {
    Path path = new Path();
    path.getElements().add(new MoveTo(startX, startY));
    for (Cut cut : cuts) {
      path.getElements()
          .add(
              cut.straight()
                  ? new LineTo(cut.x(), cut.y())
                  : new CubicCurveTo(cut.x1(), cut.y1(), cut.x2(), cut.y2(), cut.x(), cut.y()));
    }
    path.getElements().add(new LineTo(-x, y));
    for (int i = cuts.size() - 1; i >= 0; i--) {
      Cut cut = cuts.get(i);
      double beforeX = i == 0 ? startX : cuts.get(i - 1).x();
      double beforeY = i == 0 ? startY : cuts.get(i - 1).y();
      path.getElements()
          .add(
              cut.straight()
                  ? new LineTo(-beforeX, beforeY)
                  : new CubicCurveTo(-cut.x2(), cut.y2(), -cut.x1(), cut.y1(), -beforeX, beforeY));
    }
    path.getElements().add(new ClosePath());
    return Draw.styled(path, classes);
  }
}
