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
  private static final int STEPS = 360;

  private final Path edge = path("cord-edge", StrokeLineCap.BUTT);
  private final Path cord = path("cord", StrokeLineCap.ROUND);
  private final Path upperEdge = path("cord-edge", StrokeLineCap.BUTT);
  private final Path upperCord = path("cord", StrokeLineCap.BUTT);

  /// Adds a closed cord. At its crossings it is over and under in turn.
  ///
  /// @param reach half the length of the piece on top of a crossing
  Cord closed(Curve curve, double reach) {
    List<Point2D> points = new ArrayList<>(STEPS + 1);
    for (int i = 0; i <= STEPS; i++) {
      points.add(curve.at((double) i / STEPS));
    }
    trace(points, edge.getElements());
    trace(points, cord.getElements());
    boolean over = true;
    for (double crossing : crossings(points)) {
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
      trace(points, edge.getElements());
      trace(points, cord.getElements());
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
    trace(piece, upperEdge.getElements());
    trace(piece, upperCord.getElements());
  }

  /// Returns the parameters of all crossings in the order in which they are passed.
  private static List<Double> crossings(List<Point2D> points) {
    List<Double> found = new ArrayList<>();
    int last = points.size() - 1;
    for (int i = 0; i < last; i++) {
      for (int j = i + 2; j < last; j++) {
        boolean neighbours = i == 0 && j == last - 1;
        double s = neighbours ? -1 : crossing(points, i, j);
        if (s >= 0) {
          found.add((i + s) / last);
          found.add((j + crossing(points, j, i)) / last);
        }
      }
    }
    found.sort(null);
    return found;
  }

  /// Returns where on segment i it meets segment j, from 0 to 1; -1 if it does not.
  private static double crossing(List<Point2D> points, int i, int j) {
    Point2D p = points.get(i);
    Point2D r = points.get(i + 1).subtract(p);
    Point2D q = points.get(j);
    Point2D s = points.get(j + 1).subtract(q);
    double denominator = r.getX() * s.getY() - r.getY() * s.getX();
    if (denominator == 0) {
      return -1;
    }
    Point2D pq = q.subtract(p);
    double t = (pq.getX() * s.getY() - pq.getY() * s.getX()) / denominator;
    double u = (pq.getX() * r.getY() - pq.getY() * r.getX()) / denominator;
    return t >= 0 && t < 1 && u >= 0 && u < 1 ? t : -1;
  }

  /// Returns all cords as one node.
  Group draw(String styleClass) {
    return StyledShapes.group(styleClass, edge, cord, upperEdge, upperCord);
  }

  static void trace(List<Point2D> points, List<PathElement> onto) {
    Point2D first = points.getFirst();
    onto.add(new MoveTo(first.getX(), first.getY()));
    for (Point2D point : points.subList(1, points.size())) {
      onto.add(new LineTo(point.getX(), point.getY()));
    }
  }

  private static Path path(String styleClass, StrokeLineCap cap) {
    Path path = new Path();
    path.setFill(null);
    path.setStrokeLineCap(cap);
    path.setStrokeLineJoin(StrokeLineJoin.ROUND);
    return StyledShapes.styled(path, styleClass);
  }
}
