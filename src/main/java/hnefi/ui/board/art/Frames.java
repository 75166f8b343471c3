package hnefi.ui.board.art;

import hnefi.fx.shape.PathBuilder;
import hnefi.fx.shape.StyledShapes;
import java.util.Random;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Polygon;

/// Parts of frames around the playing area.
final class Frames {
  private Frames() {}

  /// Four boards that meet in mitres, each in its own light.
  static Node mitred(GroundPlan plan, Random random) {
    double o = -plan.frame();
    double e = plan.extent();
    double f = e + plan.frame();
    PathBuilder veins = new PathBuilder();
    for (int side = 0; side < 4; side++) {
      for (double at = 5; at < plan.frame() - 3; at += 5 + random.nextDouble() * 8) {
        vein(veins, plan, side, at, random);
      }
    }
    PathBuilder mitres = new PathBuilder();
    mitres.line(o, o, 0, 0).line(f, o, e, 0).line(f, f, e, e).line(o, f, 0, e);
    return new Group(
        StyledShapes.styled(new Polygon(o, o, f, o, e, 0, 0, 0), "frame", "top"),
        StyledShapes.styled(new Polygon(f, o, f, f, e, e, e, 0), "frame", "right"),
        StyledShapes.styled(new Polygon(f, f, o, f, 0, e, e, e), "frame", "bottom"),
        StyledShapes.styled(new Polygon(o, f, o, o, 0, 0, 0, e), "frame", "left"),
        veins.build("frame-grain"),
        mitres.build("frame-mitre"),
        StyledShapes.rectangle(o + 3, o + 3, f - o - 6, f - o - 6, 0, "frame-line"));
  }

  private static void vein(PathBuilder path, GroundPlan plan, int side, double at, Random random) {
    double from = -at;
    double to = plan.extent() + at;
    double third = (to - from) / 3;
    double b = at + random.nextGaussian() * 3;
    double c = at + random.nextGaussian() * 3;
    double e = plan.extent();
    switch (side) {
      case 0 -> path.moveTo(from, -at).cubicTo(from + third, -b, to - third, -c, to, -at);
      case 1 ->
          path.moveTo(e + at, from).cubicTo(e + b, from + third, e + c, to - third, e + at, to);
      case 2 ->
          path.moveTo(from, e + at).cubicTo(from + third, e + b, to - third, e + c, to, e + at);
      default -> path.moveTo(-at, from).cubicTo(-b, from + third, -c, to - third, -at, to);
    }
  }

  /// A thin braid along the outer edge.
  static Node braid(GroundPlan plan) {
    double half = plan.extent() / 2 + plan.frame() - 17;
    return new Cord().braid(plan.extent() / 2, half, 12, 6.5, 46).draw("braid");
  }

  /// The shadow of the frame on a playing area that lies deeper, and its edge.
  static Node recess(GroundPlan plan) {
    double e = plan.extent();
    return new Group(
        StyledShapes.rectangle(0, 0, e, 16, 0, "recess", "from-top"),
        StyledShapes.rectangle(0, 0, 16, e, 0, "recess", "from-left"),
        StyledShapes.rectangle(-4, -4, e + 8, e + 8, 2, "rebate"));
  }
}
