package hnefi.ui.board.art;

import hnefi.fx.shape.PathBuilder;
import javafx.scene.Node;

/// Small arrows out of every border square, for games in which the king escapes over the edge.
public final class Exits {
  private static final double NEAR = 5;
  private static final double REACH = 6;
  private static final double HALF = 10;

  private Exits() {}

  public static Node of(GroundPlan plan) {
    PathBuilder path = new PathBuilder();
    double far = plan.extent();
    for (int i = 0; plan.edgeExit() && i < plan.width(); i++) {
      double at = i * 100 + 50;
      arrow(path, at, -NEAR, 0, -1);
      arrow(path, at, far + NEAR, 0, 1);
      arrow(path, -NEAR, at, -1, 0);
      arrow(path, far + NEAR, at, 1, 0);
    }
    return path.build("exits");
  }

  private static void arrow(PathBuilder path, double x, double y, int right, int down) {
    path.moveTo(x - down * HALF, y - right * HALF)
        .lineTo(x + right * REACH, y + down * REACH)
        .lineTo(x + down * HALF, y + right * HALF);
  }
}
