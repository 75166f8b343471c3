package hnefi.ui.board.art;

import java.util.Random;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Path;

/// A wall-walk with merlons and four round towers, from above.
final class CastleWalls {
  private static final double MERLON = 30;
  private static final double GAP = 20;

  private CastleWalls() {}

  static Node of(Plan plan, Random random) {
    double o = -plan.frame();
    double whole = plan.extent() + 2 * plan.frame();
    Group walls =
        new Group(
            Draw.rectangle(o, o, whole, whole, 6, "wall"),
            courses(plan, random),
            merlons(plan),
            Draw.rectangle(-10, -10, plan.extent() + 20, plan.extent() + 20, 0, "parapet"));
    for (double x : new double[] {o, o + whole}) {
      for (double y : new double[] {o, o + whole}) {
        double in = plan.frame() * 0.5;
        walls.getChildren().add(tower(x + (x < 0 ? in : -in), y + (y < 0 ? in : -in), in - 1));
      }
    }
    return walls;
  }

  /// The joints between the stones of the walk.
  private static Node courses(Plan plan, Random random) {
    Path path = Draw.styled(new Path(), "course", "texture");
    double f = plan.frame();
    double e = plan.extent();
    for (double at = 0; at < e; at += 24 + random.nextDouble() * 16) {
      Draw.line(path, at, -f, at, 0);
      Draw.line(path, at, e, at, e + f);
      Draw.line(path, -f, at, 0, at);
      Draw.line(path, e, at, e + f, at);
    }
    return path;
  }

  private static Node merlons(Plan plan) {
    Path shade = Draw.styled(new Path(), "merlon-shade", "texture");
    Path tops = Draw.styled(new Path(), "merlon");
    double f = plan.frame();
    double e = plan.extent();
    int count = (int) Math.floor((e + GAP) / (MERLON + GAP));
    double step = (e + GAP) / count;
    double depth = Math.min(20, f * 0.42);
    for (int i = 0; i < count; i++) {
      double at = i * step;
      double length = step - GAP;
      for (Path path : new Path[] {shade, tops}) {
        double off = path == shade ? 3.5 : 0;
        Draw.box(path, at + off, -f + off, length, depth);
        Draw.box(path, at + off, e + f - depth + off, length, depth - off);
        Draw.box(path, -f + off, at + off, depth, length);
        Draw.box(path, e + f - depth + off, at + off, depth - off, length);
      }
    }
    return new Group(shade, tops);
  }

  private static Node tower(double x, double y, double radius) {
    Group tower =
        new Group(
            Draw.circle(x + 4, y + 5, radius, "tower-shade"), Draw.circle(x, y, radius, "tower"));
    Path teeth = Draw.styled(new Path(), "tower-teeth");
    int count = 10;
    for (int i = 0; i < count; i++) {
      double angle = 2 * Math.PI * i / count;
      Draw.line(
          teeth,
          x + Math.cos(angle) * (radius - 9),
          y + Math.sin(angle) * (radius - 9),
          x + Math.cos(angle) * radius,
          y + Math.sin(angle) * radius);
    }
    tower.getChildren().addAll(teeth, Draw.circle(x, y, radius * 0.66, "tower-floor"));
    return tower;
  }
}
