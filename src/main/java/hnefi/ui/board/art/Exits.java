package hnefi.ui.board.art;

import javafx.scene.Node;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;

/// Small arrows out of every border square, for games in which the king escapes over the edge.
public final class Exits {
  private static final double NEAR = 5;
  private static final double REACH = 6;
  private static final double HALF = 10;

  private Exits() {}

  public static Node of(GroundPlan plan) {
    Path path = StyledShapes.styled(new Path(), "exits");
    double far = plan.extent();
    for (int i = 0; plan.edgeExit() && i < plan.width(); i++) {
      double at = i * 100 + 50;
      arrow(path, at, -NEAR, 0, -1);
      arrow(path, at, far + NEAR, 0, 1);
      arrow(path, -NEAR, at, -1, 0);
      arrow(path, far + NEAR, at, 1, 0);
    }
    return path;
  }

  private static void arrow(Path path, double x, double y, int right, int down) {
    path.getElements()
        .addAll(
            new MoveTo(x - down * HALF, y - right * HALF),
            new LineTo(x + right * REACH, y + down * REACH),
            new LineTo(x + down * HALF, y + right * HALF));
  }
}
