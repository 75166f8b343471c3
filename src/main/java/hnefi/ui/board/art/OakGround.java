package hnefi.ui.board.art;

import hnefi.fx.shape.PathBuilder;
import hnefi.fx.shape.StyledShapes;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.Node;

/// An oak board: squares of wood laid crosswise into one another, in a mitred and carved frame.
final class OakGround {
  private static final long SEED = 793;
  private static final List<String> TONES = List.of("even", "even-b", "odd", "odd-b");

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
    List<PathBuilder> tones = Stream.generate(PathBuilder::new).limit(TONES.size()).toList();
    for (int row = 0; row < plan.width(); row++) {
      for (int column = 0; column < plan.width(); column++) {
        int tone = ((row + column) % 2) * 2 + random.nextInt(2);
        tones.get(tone).box(column * 100, row * 100, 100, 100);
      }
    }
    Group group = new Group();
    for (int i = 0; i < TONES.size(); i++) {
      group.getChildren().add(tones.get(i).build("wood", TONES.get(i)));
    }
    return group;
  }

  private Node grain() {
    PathBuilder fine = new PathBuilder();
    PathBuilder bold = new PathBuilder();
    for (int row = 0; row < plan.width(); row++) {
      for (int column = 0; column < plan.width(); column++) {
        boolean across = (row + column) % 2 == 0;
        double bow = random.nextGaussian() * 5;
        for (double at = 4 + random.nextDouble() * 6; at < 97; at += 5 + random.nextDouble() * 9) {
          PathBuilder path = random.nextInt(4) == 0 ? bold : fine;
          vein(path, column * 100, row * 100, at, bow, across);
        }
      }
    }
    return new Group(fine.build("grain", "fine", "texture"), bold.build("grain", "bold"));
  }

  private void vein(PathBuilder path, double x, double y, double at, double bow, boolean across) {
    double a = clamp(at + random.nextGaussian());
    double b = clamp(at + bow + random.nextGaussian() * 2);
    double c = clamp(at + bow + random.nextGaussian() * 2);
    double d = clamp(at + random.nextGaussian());
    if (across) {
      path.moveTo(x + 1, y + a).cubicTo(x + 33, y + b, x + 66, y + c, x + 99, y + d);
    } else {
      path.moveTo(x + a, y + 1).cubicTo(x + b, y + 33, x + c, y + 66, x + d, y + 99);
    }
  }

  private static double clamp(double at) {
    return Math.max(2, Math.min(98, at));
  }

  private Node joints() {
    PathBuilder dark = new PathBuilder();
    PathBuilder light = new PathBuilder();
    for (int i = 0; i <= plan.width(); i++) {
      dark.line(i * 100, 0, i * 100, plan.extent());
      dark.line(0, i * 100, plan.extent(), i * 100);
      light.line(i * 100 + 2, 0, i * 100 + 2, plan.extent());
      light.line(0, i * 100 + 2, plan.extent(), i * 100 + 2);
    }
    return new Group(light.build("joint", "light"), dark.build("joint", "dark"));
  }
}
