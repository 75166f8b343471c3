package hnefi.ui.board.art;

import java.util.Random;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Path;

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
    Path warp = StyledShapes.styled(new Path(), "thread", "warp", "texture");
    Path weft = StyledShapes.styled(new Path(), "thread", "weft", "texture");
    Path slubs = StyledShapes.styled(new Path(), "thread", "slub", "texture");
    for (double at = from + 2; at < to; at += 5) {
      StyledShapes.line(warp, at, from, at, to);
      StyledShapes.line(weft, from, at, to, at);
    }
    for (int i = 0; i < plan.width() * plan.width(); i++) {
      double x = from + random.nextDouble() * (to - from - 90);
      double y = from + 2 + 5 * random.nextInt((int) ((to - from) / 5));
      double length = 20 + random.nextDouble() * 60;
      if (random.nextBoolean()) {
        StyledShapes.line(slubs, x, y, x + length, y);
      } else {
        StyledShapes.line(slubs, y, x, y, x + length);
      }
    }
    return new Group(warp, weft, slubs);
  }

  /// Every other square filled with slanting stitches.
  private Node tinted() {
    Path fill = StyledShapes.styled(new Path(), "filling", "texture");
    for (int row = 0; row < plan.width(); row++) {
      for (int column = 0; column < plan.width(); column++) {
        if ((row + column) % 2 == 0) {
          darn(fill, column * 100, row * 100);
        }
      }
    }
    return fill;
  }

  private static void darn(Path path, double x, double y) {
    for (int i = 0; i < 9; i++) {
      double dy = 10 + i * 10;
      for (int j = 0; j < 5; j++) {
        double dx = 8 + j * 18 + (i % 2) * 9;
        if (dx < 88) {
          StyledShapes.line(path, x + dx, y + dy + 2, x + dx + 5, y + dy - 2);
        }
      }
    }
  }

  /// The lines between squares: running stitch, a cross where they meet.
  private Node stitches() {
    Path shade = StyledShapes.styled(new Path(), "stitch", "shade", "texture");
    Path running = StyledShapes.styled(new Path(), "stitch", "running");
    Path crosses = StyledShapes.styled(new Path(), "stitch", "crosses");
    for (int i = 0; i <= plan.width(); i++) {
      for (int k = 0; k < plan.width(); k++) {
        for (int n = 0; n < 6; n++) {
          double from = k * 100 + 12 + n * 13.4;
          double wobble = random.nextGaussian() * 0.5;
          StyledShapes.line(running, from, i * 100 + wobble, from + 9, i * 100 - wobble);
          StyledShapes.line(running, i * 100 + wobble, from, i * 100 - wobble, from + 9);
          StyledShapes.line(shade, from, i * 100 + 1.8, from + 9, i * 100 + 1.8);
          StyledShapes.line(shade, i * 100 + 1.8, from, i * 100 + 1.8, from + 9);
        }
      }
      for (int k = 0; k <= plan.width(); k++) {
        StyledShapes.line(crosses, i * 100 - 5, k * 100 - 5, i * 100 + 5, k * 100 + 5);
        StyledShapes.line(crosses, i * 100 - 5, k * 100 + 5, i * 100 + 5, k * 100 - 5);
      }
    }
    return new Group(shade, running, crosses);
  }

  private Node fringes() {
    Path fringe = StyledShapes.styled(new Path(), "fringe");
    double f = plan.frame();
    double e = plan.extent();
    for (double at = -f + 12; at <= e + f - 12; at += 6) {
      double sway = random.nextGaussian() * 1.6;
      StyledShapes.line(fringe, at, -f + 10, at + sway, -f + 1);
      StyledShapes.line(fringe, at, e + f - 10, at + sway, e + f - 1);
    }
    return fringe;
  }
}
