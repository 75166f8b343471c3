package hnefi.ui.board.art;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Path;

/// A court of flagstones; the frame is the wall around it with a tower at each corner.
final class CastleGround {
  private static final long SEED = 1066;
  private static final int TONES = 5;
  private static final double GAP = 1.6;

  private final GroundPlan plan;
  private final Random random = new Random(SEED);
  private final List<Path> stones = new ArrayList<>();
  private final Path lit = StyledShapes.styled(new Path(), "stone-edge", "light", "texture");
  private final Path shaded = StyledShapes.styled(new Path(), "stone-edge", "dark", "texture");
  private final Path specks = StyledShapes.styled(new Path(), "specks", "texture");

  private CastleGround(GroundPlan plan) {
    this.plan = plan;
    for (int i = 0; i < TONES; i++) {
      stones.add(StyledShapes.styled(new Path(), "stone", "tone-" + i));
    }
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
    group.getChildren().setAll(stones);
    group.getChildren().addAll(specks, lit, shaded);
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
    StyledShapes.box(stones.get(random.nextInt(TONES)), left, top, right - left, bottom - top);
    StyledShapes.line(lit, left, bottom, left, top);
    StyledShapes.line(lit, left, top, right, top);
    StyledShapes.line(shaded, right, top, right, bottom);
    StyledShapes.line(shaded, right, bottom, left, bottom);
    for (int i = 0; i < width * height / 900; i++) {
      StyledShapes.disc(
          specks,
          left + 4 + random.nextDouble() * (right - left - 8),
          top + 4 + random.nextDouble() * (bottom - top - 8),
          0.6 + random.nextDouble() * 1.1);
    }
  }

  private Node lines() {
    Path lines = StyledShapes.styled(new Path(), "line");
    for (int i = 0; i <= plan.width(); i++) {
      StyledShapes.line(lines, i * 100, 0, i * 100, plan.extent());
      StyledShapes.line(lines, 0, i * 100, plan.extent(), i * 100);
    }
    return lines;
  }
}
