package hnefi.ui.board.art;

import hnefi.fx.shape.PathBuilder;
import hnefi.fx.shape.StyledShapes;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.Node;

/// A court of flagstones; the frame is the wall around it with a tower at each corner.
final class CastleGround {
  private static final long SEED = 1066;
  private static final int TONES = 5;
  private static final double GAP = 1.6;

  private final GroundPlan plan;
  private final Random random = new Random(SEED);
  private final List<PathBuilder> stones = Stream.generate(PathBuilder::new).limit(TONES).toList();
  private final PathBuilder lit = new PathBuilder();
  private final PathBuilder shaded = new PathBuilder();
  private final PathBuilder specks = new PathBuilder();

  private CastleGround(GroundPlan plan) {
    this.plan = plan;
  }

  static Node of(GroundPlan plan) {
    CastleGround ground = new CastleGround(plan);
    double e = plan.extent();
    return StyledShapes.group(
        "ground",
        CastleWalls.of(plan, ground.random),
        StyledShapes.rectangle(0, 0, e, e, 0, "mortar"),
        ground.paving(),
        ground.lines(),
        StyledShapes.rectangle(0, 0, e, e, 0, "light-fall"),
        SquareOrnaments.of(plan, 46, 6),
        Frames.recess(plan));
  }

  private Node paving() {
    for (int row = 0; row < plan.width(); row++) {
      for (int column = 0; column < plan.width(); column++) {
        pave(column * 100.0, row * 100.0);
      }
    }
    Group group = new Group();
    for (int i = 0; i < TONES; i++) {
      group.getChildren().add(stones.get(i).build("stone", "tone-" + i));
    }
    group
        .getChildren()
        .addAll(
            specks.build("specks", "texture"),
            lit.build("stone-edge", "light", "texture"),
            shaded.build("stone-edge", "dark", "texture"));
    return group;
  }

  /// Lays one square: a single slab, or two to four smaller ones.
  private void pave(double x, double y) {
    double a = 36 + random.nextDouble() * 28;
    double b = 36 + random.nextDouble() * 28;
    switch (random.nextInt(6)) {
      case 0 -> {
        slab(x, y, a, 100);
        slab(x + a, y, 100 - a, 100);
      }
      case 1 -> {
        slab(x, y, 100, a);
        slab(x, y + a, 100, 100 - a);
      }
      case 2 -> {
        slab(x, y, a, b);
        slab(x + a, y, 100 - a, b);
        slab(x, y + b, 100, 100 - b);
      }
      case 3 -> {
        slab(x, y, a, 100);
        slab(x + a, y, 100 - a, b);
        slab(x + a, y + b, 100 - a, 100 - b);
      }
      default -> slab(x, y, 100, 100);
    }
  }

  private void slab(double x, double y, double width, double height) {
    double left = x + GAP;
    double top = y + GAP;
    double right = x + width - GAP;
    double bottom = y + height - GAP;
    stones.get(random.nextInt(TONES)).box(left, top, right - left, bottom - top);
    lit.line(left, bottom, left, top);
    lit.line(left, top, right, top);
    shaded.line(right, top, right, bottom);
    shaded.line(right, bottom, left, bottom);
    for (int i = 0; i < width * height / 900; i++) {
      specks.disc(
          left + 4 + random.nextDouble() * (right - left - 8),
          top + 4 + random.nextDouble() * (bottom - top - 8),
          0.6 + random.nextDouble() * 1.1);
    }
  }

  private Node lines() {
    PathBuilder lines = new PathBuilder();
    for (int i = 0; i <= plan.width(); i++) {
      lines.line(i * 100, 0, i * 100, plan.extent());
      lines.line(0, i * 100, plan.extent(), i * 100);
    }
    return lines.build("line");
  }
}
