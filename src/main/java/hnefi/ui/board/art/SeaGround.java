package hnefi.ui.board.art;

import hnefi.fx.shape.PathBuilder;
import hnefi.fx.shape.StyledShapes;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.FillRule;
import javafx.scene.shape.SVGPath;

/// A bay with wooded shores; marked squares are skerries.
final class SeaGround {
  private static final long SEED = 866;

  private final GroundPlan plan;
  private final Random random = new Random(SEED);

  private SeaGround(GroundPlan plan) {
    this.plan = plan;
  }

  static Node of(GroundPlan plan) {
    SeaGround ground = new SeaGround(plan);
    double e = plan.extent();
    double f = plan.frame();
    return StyledShapes.group(
        "ground",
        StyledShapes.rectangle(-f, -f, e + 2 * f, e + 2 * f, 0, "water"),
        StyledShapes.rectangle(-f, -f, e + 2 * f, e + 2 * f, 0, "glow"),
        ground.waves(),
        ground.lines(),
        ground.coast(),
        ground.skerries());
  }

  /// Short crests, denser towards the light.
  private Node waves() {
    PathBuilder crests = new PathBuilder();
    PathBuilder troughs = new PathBuilder();
    int count = plan.width() * plan.width() * 3;
    for (int i = 0; i < count; i++) {
      double x = random.nextDouble() * plan.extent();
      double y = random.nextDouble() * plan.extent();
      double length = 14 + random.nextDouble() * 26;
      double lift = 3 + random.nextDouble() * 3;
      crest(random.nextInt(3) == 0 ? troughs : crests, x, y, length, lift);
    }
    return new Group(troughs.build("trough", "texture"), crests.build("crest", "texture"));
  }

  private static void crest(PathBuilder path, double x, double y, double length, double lift) {
    path.moveTo(x - length / 2, y)
        .quadTo(x - length / 4, y - lift, x, y)
        .quadTo(x + length / 4, y + lift * 0.8, x + length / 2, y - lift * 0.3);
  }

  private Node lines() {
    PathBuilder lines = new PathBuilder();
    for (int i = 1; i < plan.width(); i++) {
      lines.line(i * 100, 0, i * 100, plan.extent());
      lines.line(0, i * 100, plan.extent(), i * 100);
    }
    return lines.build("line");
  }

  /// Shallows, surf, rocks and woods, each a band nearer to the edge of the picture.
  private Node coast() {
    List<Point2D> shore = shore(7, 3.2);
    return new Group(
        band(shore(1, 3), "shallows"),
        surf(shore),
        band(shore, "rock"),
        band(shore(15, 3), "meadow"),
        woods());
  }

  /// A wavering closed line around the playing area.
  ///
  /// @param distance from the playing area
  /// @param waver how far it strays from that
  private List<Point2D> shore(double distance, double waver) {
    List<Point2D> points = new ArrayList<>();
    double half = plan.extent() / 2;
    double reach = half + distance;
    for (int side = 0; side < 4; side++) {
      for (double at = 22 - reach; at <= reach - 20; at += 26 + random.nextDouble() * 18) {
        points.add(around(side, at, reach + stray(waver)).add(half, half));
      }
    }
    return points;
  }

  /// Returns the point of a side, counted clockwise from the top, that lies this far along and out.
  private static Point2D around(int side, double along, double out) {
    return switch (side) {
      case 0 -> new Point2D(along, -out);
      case 1 -> new Point2D(out, along);
      case 2 -> new Point2D(-along, out);
      default -> new Point2D(-out, -along);
    };
  }

  private double stray(double waver) {
    return Math.max(-2 * waver, Math.min(2 * waver, random.nextGaussian() * waver));
  }

  /// Everything between a shore and the edge of the picture.
  private SVGPath band(List<Point2D> shore, String styleClass) {
    double o = -plan.frame();
    double f = plan.extent() + plan.frame();
    PathBuilder path = new PathBuilder().box(o, o, f - o, f - o);
    smooth(path, shore);
    SVGPath band = path.build(styleClass, "land");
    band.setFillRule(FillRule.EVEN_ODD);
    return band;
  }

  private static SVGPath surf(List<Point2D> shore) {
    PathBuilder path = new PathBuilder();
    smooth(path, shore);
    return path.build("surf");
  }

  /// Adds a closed curve through the points.
  private static void smooth(PathBuilder path, List<Point2D> points) {
    int n = points.size();
    path.moveTo(points.getFirst().getX(), points.getFirst().getY());
    for (int i = 0; i < n; i++) {
      Point2D a = points.get((i + n - 1) % n);
      Point2D b = points.get(i);
      Point2D c = points.get((i + 1) % n);
      Point2D d = points.get((i + 2) % n);
      path.cubicTo(
          b.getX() + (c.getX() - a.getX()) / 6,
          b.getY() + (c.getY() - a.getY()) / 6,
          c.getX() - (d.getX() - b.getX()) / 6,
          c.getY() - (d.getY() - b.getY()) / 6,
          c.getX(),
          c.getY());
    }
    path.close();
  }

  /// Tree tops along the outer edge, each with a touch of evening light.
  private Node woods() {
    double half = plan.extent() / 2;
    double outer = half + plan.frame();
    double depth = plan.frame() * 0.42;
    PathBuilder shade = new PathBuilder();
    PathBuilder dark = new PathBuilder();
    PathBuilder light = new PathBuilder();
    for (int side = 0; side < 4; side++) {
      for (double at = -outer; at < outer; at += 3) {
        double radius = 3 + random.nextDouble() * 3.5;
        double in = depth * Math.pow(random.nextDouble(), 1.6);
        Point2D tree = around(side, at, outer - radius - in);
        double limit = outer - radius;
        double x = half + Math.max(-limit, Math.min(limit, tree.getX()));
        double y = half + Math.max(-limit, Math.min(limit, tree.getY()));
        shade.disc(x + 1.6, y + 2, radius);
        dark.disc(x, y, radius);
        light.disc(x - radius * 0.35, y - radius * 0.35, radius * 0.45);
      }
    }
    return new Group(
        shade.build("trees", "shade", "texture"),
        dark.build("trees", "dark", "texture"),
        light.build("trees", "light", "texture"));
  }

  private Node skerries() {
    Group skerries = new Group();
    double middle = plan.extent() / 2;
    if (plan.throne()) {
      skerries
          .getChildren()
          .addAll(
              StyledShapes.circle(middle, middle, 46, "anchorage"),
              SquareOrnaments.rosette(middle));
    }
    if (plan.corners()) {
      for (double x : plan.cornerMiddles()) {
        for (double y : plan.cornerMiddles()) {
          Node knot = SquareOrnaments.loops(x, y);
          knot.getStyleClass().add("on-rock");
          skerries.getChildren().addAll(skerry(x, y), knot);
        }
      }
    }
    return skerries;
  }

  private Node skerry(double x, double y) {
    List<Point2D> outline = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      double angle = i * Math.PI / 8;
      double squareness = 1 + 0.1 * Math.pow(Math.sin(2 * angle), 2);
      double radius = 42 * squareness + random.nextGaussian() * 1.4;
      outline.add(new Point2D(x + radius * Math.cos(angle), y + radius * Math.sin(angle)));
    }
    PathBuilder rock = new PathBuilder();
    smooth(rock, outline);
    return new Group(surf(outline), rock.build("skerry"));
  }
}
