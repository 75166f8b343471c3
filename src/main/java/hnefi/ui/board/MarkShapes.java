package hnefi.ui.board;

import hnefi.fx.shape.StyledShapes;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;

/// The forms of the marks, each in its own style class.
final class MarkShapes {
  private static final double HALF = BoardGeometry.UNIT / 2;

  private MarkShapes() {}

  /// A field that fills the square, for what lies under pieces.
  static Shape field(Point2D centre, String... classes) {
    double half = HALF - 3;
    Rectangle field = new Rectangle(centre.getX() - half, centre.getY() - half, 2 * half, 2 * half);
    field.setArcWidth(14);
    field.setArcHeight(14);
    return mark(field, classes);
  }

  static Shape ring(Point2D centre, double radius, String... classes) {
    return mark(new Circle(centre.getX(), centre.getY(), radius), classes);
  }

  static Node cross(Point2D centre) {
    double reach = 27;
    Path path = new Path();
    stroke(path, centre, -reach, -reach, reach, reach);
    stroke(path, centre, -reach, reach, reach, -reach);
    return haloed(path, "victim");
  }

  /// Slanting lines across the square: no way here.
  static Node hatch(Point2D centre) {
    double half = HALF - 5;
    Path path = new Path();
    for (int i = -2; i <= 2; i++) {
      double shift = i * half * 0.62;
      double from = Math.max(-half, -half + shift);
      double to = Math.min(half, half + shift);
      stroke(path, centre, from, shift - from, to, shift - to);
    }
    return haloed(path, "trouble");
  }

  /// Brackets in the corners of the square.
  static Node brackets(Point2D centre) {
    double half = HALF - 8;
    double arm = 20;
    Path path = new Path();
    for (int sx = -1; sx <= 1; sx += 2) {
      for (int sy = -1; sy <= 1; sy += 2) {
        double x = centre.getX() + sx * half;
        double y = centre.getY() + sy * half;
        path.getElements()
            .addAll(new MoveTo(x - sx * arm, y), new LineTo(x, y), new LineTo(x, y - sy * arm));
      }
    }
    return haloed(path, "danger");
  }

  /// A bar along one side of a square.
  ///
  /// @param side the middle of that side
  static Shape bar(Point2D centre, Point2D side, String... classes) {
    Point2D out = side.subtract(centre);
    double alongX = out.getY() * 0.92;
    double alongY = out.getX() * 0.92;
    return mark(
        new Line(
            side.getX() - alongX, side.getY() - alongY, side.getX() + alongX, side.getY() + alongY),
        classes);
  }

  static Node line(Point2D from, Point2D to) {
    Line line = new Line(from.getX(), from.getY(), to.getX(), to.getY());
    return new Group(mark(line, "free-line"), head(from, to, "free-line-head"));
  }

  static Node arrow(Point2D from, Point2D to) {
    Point2D way = to.subtract(from).normalize();
    Point2D start = from.add(way.multiply(HALF * 0.55));
    Point2D end = to.subtract(way.multiply(22));
    Line line = new Line(start.getX(), start.getY(), end.getX(), end.getY());
    return new Group(mark(line, "arrow"), head(from, to, "arrow-head"));
  }

  /// An arrow that somebody drew, over a paler one that is seen on any ground.
  static Node drawnArrow(Point2D from, Point2D to) {
    Point2D way = to.subtract(from).normalize();
    Point2D start = from.add(way.multiply(HALF * 0.4));
    Point2D end = to.subtract(way.multiply(26));
    Line halo = new Line(start.getX(), start.getY(), end.getX(), end.getY());
    Line line = new Line(start.getX(), start.getY(), end.getX(), end.getY());
    return new Group(
        mark(halo, "drawn", "halo"), mark(line, "drawn"), head(from, to, "drawn-head"));
  }

  private static Node head(Point2D from, Point2D to, String style) {
    Point2D way = to.subtract(from).normalize();
    Point2D side = new Point2D(-way.getY(), way.getX());
    Point2D tip = to.add(way.multiply(6));
    Point2D left = to.subtract(way.multiply(28)).add(side.multiply(19));
    Point2D right = to.subtract(way.multiply(28)).subtract(side.multiply(19));
    return mark(
        new Polygon(tip.getX(), tip.getY(), left.getX(), left.getY(), right.getX(), right.getY()),
        style);
  }

  /// The path with a broader pale copy beneath, to be seen on any ground.
  private static Node haloed(Path path, String style) {
    Path halo = new Path(path.getElements());
    return new Group(mark(halo, style, "halo"), mark(path, style));
  }

  private static void stroke(
      Path path, Point2D centre, double x1, double y1, double x2, double y2) {
    path.getElements()
        .addAll(
            new MoveTo(centre.getX() + x1, centre.getY() + y1),
            new LineTo(centre.getX() + x2, centre.getY() + y2));
  }

  private static Shape mark(Shape shape, String... classes) {
    return StyledShapes.styled(StyledShapes.styled(shape, "mark"), classes);
  }
}
