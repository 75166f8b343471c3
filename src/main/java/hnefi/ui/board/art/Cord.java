package hnefi.ui.board.art;

import hnefi.fx.shape.PathBuilder;
import hnefi.fx.shape.StyledShapes;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;

/// A cord that goes over and under itself by turns, as on Norse carvings.
///
/// It is drawn twice: the whole cord, then again the short pieces that lie on top. Each time a
/// broader line in the colour of the ground (`cord-edge`) parts it from what is beneath.
final class Cord {
  private final PathBuilder whole = new PathBuilder();
  private final PathBuilder upper = new PathBuilder();

  /// Adds a knot around (x, y). At its crossings the cord is over and under in turn.
  ///
  /// @param reach half the length of the piece on top of a crossing
  Cord knot(Knot knot, double x, double y, double reach) {
    List<Point2D> points = knot.points().stream().map(each -> each.add(x, y)).toList();
    trace(points, whole);
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
      trace(points, whole);
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
    trace(piece, upper);
  }

  /// Returns all cords as one node.
  Group draw(String styleClass) {
    return StyledShapes.group(
        styleClass,
        stroke(whole, "cord-edge", StrokeLineCap.BUTT),
        stroke(whole, "cord", StrokeLineCap.ROUND),
        stroke(upper, "cord-edge", StrokeLineCap.BUTT),
        stroke(upper, "cord", StrokeLineCap.BUTT));
  }

  private static void trace(List<Point2D> points, PathBuilder onto) {
    Point2D first = points.getFirst();
    onto.moveTo(first.getX(), first.getY());
    for (Point2D point : points.subList(1, points.size())) {
      onto.lineTo(point.getX(), point.getY());
    }
  }

  private static SVGPath stroke(PathBuilder path, String styleClass, StrokeLineCap cap) {
    SVGPath shape = path.build(styleClass);
    shape.setStrokeLineCap(cap);
    shape.setStrokeLineJoin(StrokeLineJoin.ROUND);
    return shape;
  }
}
