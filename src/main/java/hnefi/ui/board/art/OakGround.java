package hnefi.ui.board.art;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.CubicCurveTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;

/// An oak board: squares of wood laid crosswise into one another, in a mitred and carved frame.
final class OakGround {
  private static final long SEED = 793;

  private final GroundPlan plan;
  private final Random random = new Random(SEED);

  private OakGround(GroundPlan plan) {
    this.plan = plan;
  }

  static Node of(GroundPlan plan) {
    OakGround ground = new OakGround(plan);
    return StyledShapes.group(
        "ground",
        Frames.mitred(plan, ground.random),
        Frames.braid(plan),
        ground.squares(),
        ground.grain(),
        ground.joints(),
        StyledShapes.rectangle(0, 0, plan.extent(), plan.extent(), 0, "light-fall"),
        SquareOrnaments.of(plan, 48, 2),
        Frames.recess(plan));
  }

  /// Squares of four tones; grain runs across in every other one.
  private Node squares() {
    List<Path> tones = new ArrayList<>();
    for (String tone : new String[] {"even", "even-b", "odd", "odd-b"}) {
      tones.add(StyledShapes.styled(new Path(), "wood", tone));
    }
    for (int row = 0; row < plan.width(); row++) {
      for (int column = 0; column < plan.width(); column++) {
        int tone = ((row + column) % 2) * 2 + random.nextInt(2);
        StyledShapes.box(tones.get(tone), column * 100, row * 100, 100, 100);
      }
    }
    Group group = new Group();
    group.getChildren().setAll(tones);
    return group;
  }

  private Node grain() {
    Path fine = StyledShapes.styled(new Path(), "grain", "fine", "texture");
    Path bold = StyledShapes.styled(new Path(), "grain", "bold");
    for (int row = 0; row < plan.width(); row++) {
      for (int column = 0; column < plan.width(); column++) {
        boolean across = (row + column) % 2 == 0;
        double bow = random.nextGaussian() * 5;
        for (double at = 4 + random.nextDouble() * 6; at < 97; at += 5 + random.nextDouble() * 9) {
          Path path = random.nextInt(4) == 0 ? bold : fine;
          vein(path, column * 100, row * 100, at, bow, across);
        }
      }
    }
    return new Group(fine, bold);
  }

  private void vein(Path path, double x, double y, double at, double bow, boolean across) {
    double a = clamp(at + random.nextGaussian());
    double b = clamp(at + bow + random.nextGaussian() * 2);
    double c = clamp(at + bow + random.nextGaussian() * 2);
    double d = clamp(at + random.nextGaussian());
    if (across) {
      path.getElements()
          .addAll(
              new MoveTo(x + 1, y + a),
              new CubicCurveTo(x + 33, y + b, x + 66, y + c, x + 99, y + d));
    } else {
      path.getElements()
          .addAll(
              new MoveTo(x + a, y + 1),
              new CubicCurveTo(x + b, y + 33, x + c, y + 66, x + d, y + 99));
    }
  }

  private static double clamp(double at) {
    return Math.max(2, Math.min(98, at));
  }

  private Node joints() {
    Path dark = StyledShapes.styled(new Path(), "joint", "dark");
    Path light = StyledShapes.styled(new Path(), "joint", "light");
    for (int i = 0; i <= plan.width(); i++) {
      StyledShapes.line(dark, i * 100, 0, i * 100, plan.extent());
      StyledShapes.line(dark, 0, i * 100, plan.extent(), i * 100);
      StyledShapes.line(light, i * 100 + 2, 0, i * 100 + 2, plan.extent());
      StyledShapes.line(light, 0, i * 100 + 2, plan.extent(), i * 100 + 2);
    }
    return new Group(light, dark);
  }
}
