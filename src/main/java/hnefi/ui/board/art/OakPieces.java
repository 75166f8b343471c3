package hnefi.ui.board.art;

import hnefi.fx.shape.StyledShapes;
import javafx.scene.Node;
import javafx.scene.shape.SVGPath;

/// Turned men: the attackers cones, the defenders domes, the king a tall bell with a knob.
final class OakPieces implements PieceArt {
  private static final String CONE =
      "M0,-41 C4,-41 6,-37 8,-31 C13,-15 20,6 27,24 C28,27 29,29 29,31"
          + " C29,38 16,42 0,42 C-16,42 -29,38 -29,31 C-29,29 -28,27 -27,24"
          + " C-20,6 -13,-15 -8,-31 C-6,-37 -4,-41 0,-41 Z";
  private static final String DOME =
      "M0,-27 C20,-27 32,-10 32,10 C32,17 32,21 33,26 C33,35 18,40 0,40"
          + " C-18,40 -33,35 -33,26 C-32,21 -32,17 -32,10 C-32,-10 -20,-27 0,-27 Z";
  private static final String BELL =
      "M0,-18 C13,-18 20,-16 22,-11 C30,-2 34,8 34,18 C34,22 35,25 35,29"
          + " C35,38 19,43 0,43 C-19,43 -35,38 -35,29 C-35,25 -34,22 -34,18"
          + " C-34,8 -30,-2 -22,-11 C-20,-16 -13,-18 0,-18 Z";
  private static final String CROWN =
      "M-21,-9 L-27,-38 L-15,-24 L-8,-43 L0,-25 L8,-43 L15,-24 L27,-38 L21,-9"
          + " C13,-3 -13,-3 -21,-9 Z";

  @Override
  public Node attacker() {
    return StyledShapes.group(
        "figure",
        shadow(29),
        StyledShapes.svg(CONE, "outline"),
        StyledShapes.svg(CONE, "body"),
        groove(10.4, -25),
        groove(20, 4),
        groove(22.4, 10),
        groove(28, 27),
        StyledShapes.svg("M-4,-30 C-8,-17 -12,-5 -16,6", "gleam"));
  }

  @Override
  public Node defender() {
    return StyledShapes.group(
        "figure",
        shadow(33),
        StyledShapes.svg(DOME, "outline"),
        StyledShapes.svg(DOME, "body"),
        groove(31.6, 14),
        groove(32, 20),
        StyledShapes.ellipse(0, -18, 9, 3.4, "ring"),
        StyledShapes.svg("M-10,-21 C-19,-16 -24,-7 -25,3", "gleam"));
  }

  @Override
  public Node king() {
    return StyledShapes.group(
        "figure",
        shadow(37),
        StyledShapes.svg(BELL, "outline"),
        StyledShapes.svg(CROWN, "outline"),
        StyledShapes.svg("M-20,-14 L-20,-24 L20,-24 L20,-14 Z", "lining"),
        StyledShapes.svg(BELL, "body"),
        StyledShapes.svg(
            "M-33.6,14 C-20,26 20,26 33.6,14 L34.4,22 C20,34 -20,34 -34.4,22 Z", "band"),
        StyledShapes.svg(CROWN, "band", "crown"),
        StyledShapes.svg("M-22.5,-17 C-13,-10 13,-10 22.5,-17", "ring"),
        StyledShapes.circle(-27, -39, 3, "band"),
        StyledShapes.circle(-8, -44, 3, "band"),
        StyledShapes.circle(8, -44, 3, "band"),
        StyledShapes.circle(27, -39, 3, "band"),
        StyledShapes.svg("M-21,-3 C-25,2 -27,7 -28,11", "gleam"));
  }

  private static Node shadow(double radius) {
    return StyledShapes.ellipse(6, 33, radius * 1.3, radius * 0.52, "shadow");
  }

  /// A groove around the turned body, bent as seen a little from above.
  private static SVGPath groove(double radius, double y) {
    return StyledShapes.svg(
        "M%s,%s C%s,%s %s,%s %s,%s"
            .formatted(
                -radius,
                y,
                -radius * 0.55,
                y + radius * 0.36,
                radius * 0.55,
                y + radius * 0.36,
                radius,
                y),
        "ring");
  }
}
