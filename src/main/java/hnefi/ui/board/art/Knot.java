package hnefi.ui.board.art;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;

/// A closed curve that crosses itself, around (0, 0), with its points and crossings worked out
/// once: every board draws the same few knots in many places.
///
/// @param crossings the parameters of all crossings in the order in which they are passed; each
///   crossing is passed twice
record Knot(Curve curve, List<Point2D> points, List<Double> crossings) {
  private static final int STEPS = 360;

  static Knot of(Curve curve) {
    List<Point2D> points = new ArrayList<>(STEPS + 1);
    for (int i = 0; i <= STEPS; i++) {
      points.add(curve.at((double) i / STEPS));
    }
    return new Knot(curve, List.copyOf(points), crossings(points));
  }

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
    return List.copyOf(found);
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
}
