package hnefi.ui.board.art;

import hnefi.fx.shape.PathBuilder;
import hnefi.fx.shape.StyledShapes;
import java.util.Random;
import javafx.scene.Group;
import javafx.scene.Node;

/// Woven linen with squares in running stitch, a braided hem and fringes.
final class LinenGround {
  private static final long SEED = 1190;

  private final GroundPlan plan;
  private final Random random = new Random(SEED);

  private LinenGround(GroundPlan plan) {
    this.plan = plan;
  }

  static Node of(GroundPlan plan) {
    LinenGround ground = new LinenGround(plan);
    double f = plan.frame() - 9;
    double e = plan.extent();
    return StyledShapes.group(
        "ground",
        ground.fringes(),
        StyledShapes.rectangle(-f, -f, e + 2 * f, e + 2 * f, 2, "cloth"),
        ground.weave(-f, e + f),
        StyledShapes.rectangle(-f, -f, e + 2 * f, e + 2 * f, 2, "light-fall"),
        ground.tinted(),
        ground.stitches(),
        StyledShapes.rectangle(-f + 5, -f + 5, e + 2 * f - 10, e + 2 * f - 10, 0, "hem"),
        new Cord().braid(e / 2, e / 2 + f - 15, 8, 5.5, 40).draw("braid"),
        SquareOrnaments.of(plan, 45, 3));
  }

  /// Threads of warp and weft, some thicker than the others.
  private Node weave(double from, double to) {
    PathBuilder warp = new PathBuilder();
    PathBuilder weft = new PathBuilder();
    PathBuilder slubs = new PathBuilder();
    for (double at = from + 2; at < to; at += 5) {
      warp.line(at, from, at, to);
      weft.line(from, at, to, at);
    }
    for (int i = 0; i < plan.width() * plan.width(); i++) {
      double x = from + random.nextDouble() * (to - from - 90);
      double y = from + 2 + 5 * random.nextInt((int) ((to - from) / 5));
      double length = 20 + random.nextDouble() * 60;
      if (random.nextBoolean()) {
        slubs.line(x, y, x + length, y);
      } else {
        slubs.line(y, x, y, x + length);
      }
    }
    return new Group(
        warp.build("thread", "warp", "texture"),
        weft.build("thread", "weft", "texture"),
        slubs.build("thread", "slub", "texture"));
  }

  /// Every other square filled with slanting stitches.
  private Node tinted() {
    PathBuilder fill = new PathBuilder();
    for (int row = 0; row < plan.width(); row++) {
      for (int column = 0; column < plan.width(); column++) {
        if ((row + column) % 2 == 0) {
          darn(fill, column * 100, row * 100);
        }
      }
    }
    return fill.build("filling", "texture");
  }

  private static void darn(PathBuilder path, double x, double y) {
    for (int i = 0; i < 9; i++) {
      double dy = 10 + i * 10;
      for (int j = 0; j < 5; j++) {
        double dx = 8 + j * 18 + (i % 2) * 9;
        if (dx < 88) {
          path.line(x + dx, y + dy + 2, x + dx + 5, y + dy - 2);
        }
      }
    }
  }

  /// The lines between squares: running stitch, a cross where they meet.
  private Node stitches() {
    PathBuilder shade = new PathBuilder();
    PathBuilder running = new PathBuilder();
    PathBuilder crosses = new PathBuilder();
    for (int i = 0; i <= plan.width(); i++) {
      for (int k = 0; k < plan.width(); k++) {
        for (int n = 0; n < 6; n++) {
          double from = k * 100 + 12 + n * 13.4;
          double wobble = random.nextGaussian() * 0.5;
          running.line(from, i * 100 + wobble, from + 9, i * 100 - wobble);
          running.line(i * 100 + wobble, from, i * 100 - wobble, from + 9);
          shade.line(from, i * 100 + 1.8, from + 9, i * 100 + 1.8);
          shade.line(i * 100 + 1.8, from, i * 100 + 1.8, from + 9);
        }
      }
      for (int k = 0; k <= plan.width(); k++) {
        crosses.line(i * 100 - 5, k * 100 - 5, i * 100 + 5, k * 100 + 5);
        crosses.line(i * 100 - 5, k * 100 + 5, i * 100 + 5, k * 100 - 5);
      }
    }
    return new Group(
        shade.build("stitch", "shade", "texture"),
        running.build("stitch", "running"),
        crosses.build("stitch", "crosses"));
  }

  private Node fringes() {
    PathBuilder fringe = new PathBuilder();
    double f = plan.frame();
    double e = plan.extent();
    for (double at = -f + 12; at <= e + f - 12; at += 6) {
      double sway = random.nextGaussian() * 1.6;
      fringe.line(at, -f + 10, at + sway, -f + 1);
      fringe.line(at, e + f - 10, at + sway, e + f - 1);
    }
    return fringe.build("fringe");
  }
}
