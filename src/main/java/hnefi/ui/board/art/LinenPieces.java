package hnefi.ui.board.art;

import hnefi.fx.shape.StyledShapes;
import javafx.scene.Group;
import javafx.scene.Node;

/// Men from above: the attackers cut lozenges of dark glass, the defenders bone domes with rings
/// and dots, the king red glass in a beaded collar.
final class LinenPieces implements PieceArt {
  private static final Knot KING_EMBLEM = Knot.of(Curve.loopedSquare(8, 7));

  private static final String LOZENGE =
      "M0,-45 Q17,-17 45,0 Q17,17 0,45 Q-17,17 -45,0 Q-17,-17 0,-45 Z";

  @Override
  public Node attacker() {
    return StyledShapes.group(
        "figure",
        StyledShapes.svg(
            "M5,-37 Q22,-9 50,8 Q22,25 5,53 Q-12,25 -40,8 Q-12,-9 5,-37 Z", "shadow-soft"),
        StyledShapes.svg(LOZENGE, "outline"),
        StyledShapes.svg(LOZENGE, "body"),
        StyledShapes.svg("M0,-43 Q-16,-16 -43,0 L-13,0 L0,-13 Z", "facet", "north-west"),
        StyledShapes.svg("M0,-43 Q16,-16 43,0 L13,0 L0,-13 Z", "facet", "north-east"),
        StyledShapes.svg("M0,43 Q16,16 43,0 L13,0 L0,13 Z", "facet", "south-east"),
        StyledShapes.svg("M0,43 Q-16,16 -43,0 L-13,0 L0,13 Z", "facet", "south-west"),
        StyledShapes.svg("M0,-13 L13,0 L0,13 L-13,0 Z", "table"),
        StyledShapes.svg("M-22,-11 Q-15,-15 -11,-22", "gleam"));
  }

  @Override
  public Node defender() {
    return StyledShapes.group(
        "figure",
        StyledShapes.ellipse(5, 8, 39, 38, "shadow"),
        StyledShapes.circle(0, 0, 34, "outline"),
        StyledShapes.circle(0, 0, 34, "body"),
        StyledShapes.circle(0, 0, 27, "ring"),
        ringAndDot(0, 0, 7),
        dots(17, 4, 3.6),
        StyledShapes.svg("M-23,-13 C-20,-20 -14,-25 -7,-27", "gleam"));
  }

  @Override
  public Node king() {
    Group beads = new Group();
    for (int i = 0; i < 22; i++) {
      double angle = i * Math.PI / 11;
      beads
          .getChildren()
          .add(StyledShapes.circle(38 * Math.cos(angle), 38 * Math.sin(angle), 5.2, "bead"));
    }
    return StyledShapes.group(
        "figure",
        StyledShapes.ellipse(5, 8, 48, 46, "shadow"),
        StyledShapes.circle(0, 0, 43, "outline"),
        StyledShapes.circle(0, 0, 43, "collar"),
        beads,
        StyledShapes.circle(0, 0, 31, "body"),
        new Cord().knot(KING_EMBLEM, 0, 0, 3.5).draw("emblem"),
        StyledShapes.svg("M-21,-12 C-18,-18 -13,-22 -6,-24", "gleam"));
  }

  private static Node dots(double radius, int count, double size) {
    Group group = new Group();
    for (int i = 0; i < count; i++) {
      double angle = (i + 0.5) * 2 * Math.PI / count;
      group.getChildren().add(ringAndDot(radius * Math.cos(angle), radius * Math.sin(angle), size));
    }
    return group;
  }

  private static Node ringAndDot(double x, double y, double radius) {
    return new Group(
        StyledShapes.circle(x, y, radius, "ring"), StyledShapes.circle(x, y, radius * 0.36, "dot"));
  }
}
