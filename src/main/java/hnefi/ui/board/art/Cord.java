package hnefi.ui.board.art;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;

/// A cord that goes over and under itself by turns, as on Norse carvings.
///
/// It is drawn twice: the whole cord, then again the short pieces that lie on top. Each time a
/// broader line in the colour of the ground (`cord-edge`) parts it from what is beneath.
final class Cord {
  private final Path edge = path("cord-edge", StrokeLineCap.BUTT);
  private final Path cord = path("cord", StrokeLineCap.ROUND);
  private final Path upperEdge = path("cord-edge", StrokeLineCap.BUTT);
  private final Path upperCord = path("cord", StrokeLineCap.BUTT);

  /// Adds a knot around (x, y). At its crossings the cord is over and under in turn.
  ///
  /// @param reach half the length of the piece on top of a crossing
  Cord knot(Knot knot, double x, double y, double reach) {
    List<Point2D> points = knot.points().stream().map(each -> each.add(x, y)).toList();
    trace(points, edge);
    trace(points, cord);
    Curve curve = knot.curve().moved(x, y);
    boolean over = true;
    for (double crossing : knot.crossings()) {
      if (over) {
        over(curve, crossing, reach);
      }
      over = !over;
    }
    return this;
  }

  /// Adds two cords wound around each other along a square with round corners.
  ///
  /// @param length length of one wave, roughly
  Cord braid(double middle, double half, double round, double swing, double length) {
    int waves = (int) Math.round(8 * half / length);
    Curve one = Curve.waveAround(half, round, swing, waves).moved(middle, middle);
    Curve other = Curve.waveAround(half, round, -swing, waves).moved(middle, middle);
    for (Curve strand : List.of(one, other)) {
      List<Point2D> points = new ArrayList<>();
      for (int i = 0; i <= waves * 12; i++) {
        points.add(strand.at(i / (waves * 12.0)));
      }
      trace(points, edge);
      trace(points, cord);
    }
    for (int i = 0; i < 2 * waves; i++) {
      over(i % 2 == 0 ? one : other, i / (2.0 * waves), length / 7);
    }
    return this;
  }

  private void over(Curve curve, double crossing, double reach) {
    double step = 1e-4;
    double speed = curve.at(crossing + step).distance(curve.at(crossing - step)) / (2 * step);
    double half = reach / speed;
    List<Point2D> piece = new ArrayList<>();
    for (int i = -6; i <= 6; i++) {
      piece.add(curve.at(crossing + half * i / 6));
    }
    trace(piece, upperEdge);
    trace(piece, upperCord);
  }

  /// Returns all cords as one node.
  Group draw(String styleClass) {
    return StyledShapes.group(styleClass, edge, cord, upperEdge, upperCord);
  }

  private static void trace(List<Point2D> points, Path onto) {
    List<PathElement> elements = new ArrayList<>(points.size());
    Point2D first = points.getFirst();
    elements.add(new MoveTo(first.getX(), first.getY()));
    for (Point2D point : points.subList(1, points.size())) {
      elements.add(new LineTo(point.getX(), point.getY()));
    }
    // All at once: a path tells its listeners of every change.
    onto.getElements().addAll(elements);
  }

  private static Path path(String styleClass, StrokeLineCap cap) {
    Path path = new Path();
    path.setFill(null);
    path.setStrokeLineCap(cap);
    path.setStrokeLineJoin(StrokeLineJoin.ROUND);
    return StyledShapes.styled(path, styleClass);
  }
}
