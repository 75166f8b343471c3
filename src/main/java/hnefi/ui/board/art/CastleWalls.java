package hnefi.ui.board.art;

import hnefi.fx.shape.PathBuilder;
import hnefi.fx.shape.StyledShapes;
import java.util.List;
import java.util.Random;
import javafx.scene.Group;
import javafx.scene.Node;

/// A wall-walk with merlons and four round towers, from above.
final class CastleWalls {
  private static final double MERLON = 30;
  private static final double GAP = 20;

  private CastleWalls() {}

  static Node of(GroundPlan plan, Random random) {
    double o = -plan.frame();
    double whole = plan.extent() + 2 * plan.frame();
    Group walls =
        new Group(
            StyledShapes.rectangle(o, o, whole, whole, 6, "wall"),
            courses(plan, random),
            merlons(plan),
            StyledShapes.rectangle(-10, -10, plan.extent() + 20, plan.extent() + 20, 0, "parapet"));
    for (double x : new double[] {o, o + whole}) {
      for (double y : new double[] {o, o + whole}) {
        double in = plan.frame() * 0.5;
        walls.getChildren().add(tower(x + (x < 0 ? in : -in), y + (y < 0 ? in : -in), in - 1));
      }
    }
    return walls;
  }

  /// The joints between the stones of the walk.
  private static Node courses(GroundPlan plan, Random random) {
    PathBuilder path = new PathBuilder();
    double f = plan.frame();
    double e = plan.extent();
    for (double at = 0; at < e; at += 24 + random.nextDouble() * 16) {
      path.line(at, -f, at, 0);
      path.line(at, e, at, e + f);
      path.line(-f, at, 0, at);
      path.line(e, at, e + f, at);
    }
    return path.build("course", "texture");
  }

  private static Node merlons(GroundPlan plan) {
    PathBuilder shade = new PathBuilder();
    PathBuilder tops = new PathBuilder();
    double f = plan.frame();
    double e = plan.extent();
    int count = (int) Math.floor((e + GAP) / (MERLON + GAP));
    double step = (e + GAP) / count;
    double depth = Math.min(20, f * 0.42);
    for (int i = 0; i < count; i++) {
      double at = i * step;
      double length = step - GAP;
      for (PathBuilder path : List.of(shade, tops)) {
        double off = path == shade ? 3.5 : 0;
        path.box(at + off, -f + off, length, depth);
        path.box(at + off, e + f - depth + off, length, depth - off);
        path.box(-f + off, at + off, depth, length);
        path.box(e + f - depth + off, at + off, depth - off, length);
      }
    }
    return new Group(shade.build("merlon-shade", "texture"), tops.build("merlon"));
  }

  private static Node tower(double x, double y, double radius) {
    Group tower =
        new Group(
            StyledShapes.circle(x + 4, y + 5, radius, "tower-shade"),
            StyledShapes.circle(x, y, radius, "tower"));
    PathBuilder teeth = new PathBuilder();
    int count = 10;
    for (int i = 0; i < count; i++) {
      double angle = 2 * Math.PI * i / count;
      teeth.line(
          x + Math.cos(angle) * (radius - 9),
          y + Math.sin(angle) * (radius - 9),
          x + Math.cos(angle) * radius,
          y + Math.sin(angle) * radius);
    }
    tower
        .getChildren()
        .addAll(
            teeth.build("tower-teeth"), StyledShapes.circle(x, y, radius * 0.66, "tower-floor"));
    return tower;
  }
}
