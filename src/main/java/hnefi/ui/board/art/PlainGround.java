package hnefi.ui.board.art;

import hnefi.fx.shape.PathBuilder;
import hnefi.fx.shape.StyledShapes;
import javafx.scene.Node;

/// Lines and marked squares and nothing else, shown instead of the picture for high contrast.
public final class PlainGround {
  private PlainGround() {}

  /// Draws it as [BoardArt#ground] would.
  public static Node of(GroundPlan plan) {
    double e = plan.extent();
    double f = plan.frame();
    PathBuilder lines = new PathBuilder();
    for (int i = 0; i <= plan.width(); i++) {
      lines.line(i * 100, 0, i * 100, e);
      lines.line(0, i * 100, e, i * 100);
    }
    return StyledShapes.group(
        "plain-ground",
        StyledShapes.rectangle(-f, -f, e + 2 * f, e + 2 * f, 6, "frame"),
        StyledShapes.rectangle(0, 0, e, e, 0, "field"),
        lines.build("line"),
        SquareOrnaments.of(plan, 47, 0));
  }
}
