package hnefi.ui.board.art;

import hnefi.board.Piece;
import hnefi.fx.shape.PathBuilder;
import hnefi.fx.shape.StyledShapes;
import javafx.scene.Group;
import javafx.scene.Node;

/// Ships from above, the bow to the top: the attackers slender and under oars, the defenders broad
/// and under sail, the king's ship the largest, with shields at its rails. Attackers steer for the
/// middle, defenders away from it.
final class SeaPieces implements PieceArt {
  private static final String SAIL =
      "M-35,9 C-37,6 -37,3 -35,-1 C-27,-15 -13,-22 0,-22 C13,-22 27,-15 35,-1"
          + " C37,3 37,6 35,9 C22,2 -22,2 -35,9 Z";
  private static final String KINGS_SAIL =
      "M-42,12 C-45,8 -45,4 -42,-1 C-33,-18 -16,-27 0,-27 C16,-27 33,-18 42,-1"
          + " C45,4 45,8 42,12 C27,4 -27,4 -42,12 Z";

  @Override
  public double heading(Piece piece, double x, double y) {
    if (piece == Piece.KING || (x == 0 && y == 0)) {
      return 0;
    }
    double outwards = Math.toDegrees(Math.atan2(x, -y));
    return piece == Piece.ATTACKER ? outwards + 180 : outwards;
  }

  @Override
  public Node attacker() {
    return StyledShapes.group(
        "figure",
        water(25, 50),
        oars(),
        StyledShapes.svg(hull(14.5, 47), "outline"),
        StyledShapes.svg(hull(14.5, 47), "hull"),
        StyledShapes.svg(hull(9, 36), "deck"),
        thwarts(7.5, 24),
        StyledShapes.svg("M0,-47 L0,47", "keel"));
  }

  @Override
  public Node defender() {
    return StyledShapes.group(
        "figure",
        water(30, 46),
        StyledShapes.svg(hull(18, 43), "outline"),
        StyledShapes.svg(hull(18, 43), "hull"),
        StyledShapes.svg(hull(13, 34), "deck"),
        thwarts(11, 22),
        StyledShapes.svg("M0,-43 L0,43", "keel"),
        StyledShapes.svg(SAIL, "outline"),
        StyledShapes.svg(SAIL, "sail"),
        StyledShapes.svg(
            "M-21,-15.5 L-21,4.5 M-7,-21 L-7,3.4 M7,-21 L7,3.4 M21,-15.5 L21,4.5", "seams"),
        StyledShapes.svg("M-36,10 C-22,2.5 22,2.5 36,10", "yard"),
        StyledShapes.circle(0, 4, 3.2, "mast"));
  }

  @Override
  public Node king() {
    return StyledShapes.group(
        "figure",
        water(32, 50),
        StyledShapes.svg(hull(20, 45), "outline"),
        StyledShapes.svg(hull(20, 45), "hull"),
        StyledShapes.svg(hull(14, 36), "deck"),
        thwarts(13, 26),
        StyledShapes.svg("M0,-45 L0,45", "keel"),
        shields(),
        StyledShapes.svg(KINGS_SAIL, "outline"),
        StyledShapes.svg(KINGS_SAIL, "sail"),
        StyledShapes.svg(
            "M-29,-16 L-29,6.5 M-16,-24 L-16,4.6 M16,-24 L16,4.6 M29,-16 L29,6.5", "seams"),
        StyledShapes.svg("M0,-22 L9,-10.5 L0,1 L-9,-10.5 Z", "emblem"),
        StyledShapes.svg("M-43,13 C-27,4.5 27,4.5 43,13", "yard"),
        StyledShapes.circle(0, 6.5, 3.8, "mast"));
  }

  /// The outline of a hull pointed at both ends.
  private static String hull(double half, double length) {
    return "M0,%2$s C%3$s,%4$s %1$s,%5$s %1$s,0 C%1$s,%6$s %3$s,%7$s 0,%8$s C-%3$s,%7$s -%1$s,%6$s -%1$s,0 C-%1$s,%5$s -%3$s,%4$s 0,%2$s Z"
        .formatted(
            half,
            -length,
            half * 0.45,
            -length * 0.86,
            -length * 0.5,
            length * 0.5,
            length * 0.86,
            length);
  }

  /// Darker water around the hull and a little foam at its sides.
  private static Node water(double half, double length) {
    return new Group(
        StyledShapes.ellipse(2, 3, half * 1.15, length, "shadow"),
        StyledShapes.svg(hull(half * 0.72, length - 1), "foam"));
  }

  private static Node oars() {
    PathBuilder oars = new PathBuilder();
    for (int i = -2; i <= 3; i++) {
      double y = i * 9 - 5;
      oars.line(10, y, 31, y + 7);
      oars.line(-10, y, -31, y + 7);
    }
    return oars.build("oars");
  }

  private static Node thwarts(double half, double length) {
    PathBuilder thwarts = new PathBuilder();
    for (double y = -length; y <= length; y += length / 3) {
      double reach = half * Math.sqrt(1 - Math.pow(y / (length * 1.5), 2));
      thwarts.line(-reach, y, reach, y);
    }
    return thwarts.build("thwarts");
  }

  private static Node shields() {
    Group shields = new Group();
    for (double y : new double[] {-25, -16, 15, 24, 33}) {
      double x = 19 * Math.sqrt(1 - Math.pow(y / 47, 2)) + 0.5;
      shields.getChildren().add(StyledShapes.circle(x, y, 4.4, "shield"));
      shields.getChildren().add(StyledShapes.circle(-x, y, 4.4, "shield"));
    }
    return shields;
  }
}
