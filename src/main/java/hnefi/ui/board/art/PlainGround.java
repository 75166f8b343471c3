package hnefi.ui.board.art;

import javafx.scene.Node;
import javafx.scene.shape.Path;

/// Lines and marked squares and nothing else, shown instead of the picture for high contrast.
public final class PlainGround {
  private PlainGround() {}

  /// Draws it as [BoardArt#ground] would.
  public static Node of(GroundPlan plan) {
    double e = plan.extent();
    double f = plan.frame();
    Path lines = StyledShapes.styled(new Path(), "line");
    for (int i = 0; i <= plan.width(); i++) {
      StyledShapes.line(lines, i * 100, 0, i * 100, e);
      StyledShapes.line(lines, 0, i * 100, e, i * 100);
    }
    return StyledShapes.group(
        "plain-ground",
        StyledShapes.rectangle(-f, -f, e + 2 * f, e + 2 * f, 6, "frame"),
        StyledShapes.rectangle(0, 0, e, e, 0, "field"),
        lines,
        SquareOrnaments.of(plan, 47, 0));
  }
}
