package hnefi.ui.board.art;

import hnefi.fx.shape.StyledShapes;
import javafx.scene.Group;
import javafx.scene.Node;

/// Shields: round with a whirl for the attackers, long and pointed for the defenders, crowned for
/// the king.
final class CastlePieces implements PieceArt {
  private static final String LONG_SHIELD =
      "M0,-40 C15,-40 26,-33 27,-20 C28,2 18,26 0,44 C-18,26 -28,2 -27,-20"
          + " C-26,-33 -15,-40 0,-40 Z";

  private static final String KINGS_SHIELD =
      "M0,-16 C10,-13 22,-13 32,-18 C35,8 26,32 0,47 C-26,32 -35,8 -32,-18"
          + " C-22,-13 -10,-13 0,-16 Z";
  private static final String CROWN =
      "M-24,-18 L-32,-42 L-17,-31 L-10,-46 L0,-31 L10,-46 L17,-31 L32,-42 L24,-18"
          + " C10,-13 -10,-13 -24,-18 Z";

  @Override
  public Node attacker() {
    Group whirl = new Group();
    for (int i = 0; i < 4; i++) {
      Node blade =
          StyledShapes.svg(
              "M0,0 C8,-8 8,-22 0,-33 C17,-33 29,-23 32.5,-7 C22,-14 10,-10 0,0 Z", "blade");
      blade.getTransforms().add(new javafx.scene.transform.Rotate(90 * i));
      whirl.getChildren().add(blade);
    }
    return StyledShapes.group(
        "figure",
        StyledShapes.ellipse(4, 7, 41, 40, "shadow"),
        StyledShapes.circle(0, 0, 37, "outline"),
        StyledShapes.circle(0, 0, 37, "field"),
        whirl,
        StyledShapes.circle(0, 0, 35.5, "rim"),
        rivets(),
        StyledShapes.circle(0, 0, 11, "boss-plate"),
        StyledShapes.circle(0, 0, 7.4, "boss"),
        StyledShapes.svg("M-25,-17 C-20,-24 -13,-28 -5,-30", "gleam"));
  }

  private static Node rivets() {
    Group rivets = new Group();
    for (int i = 0; i < 12; i++) {
      double angle = (i + 0.5) * Math.PI / 6;
      rivets
          .getChildren()
          .add(StyledShapes.circle(35.5 * Math.cos(angle), 35.5 * Math.sin(angle), 1.3, "rivet"));
    }
    return rivets;
  }

  @Override
  public Node defender() {
    return StyledShapes.group(
        "figure",
        StyledShapes.ellipse(4, 8, 33, 42, "shadow"),
        StyledShapes.svg(LONG_SHIELD, "outline"),
        StyledShapes.svg(LONG_SHIELD, "field"),
        StyledShapes.svg("M-26.6,-4 L0,-25 L26.6,-4 L25,7 L0,-12 L-25,7 Z", "chevron"),
        StyledShapes.svg("M-22,16.5 L0,-1 L22,16.5 L17.6,24 L0,11.5 L-17.6,24 Z", "chevron"),
        StyledShapes.svg(LONG_SHIELD, "rim"),
        StyledShapes.circle(0, -31, 2.2, "rivet"),
        StyledShapes.circle(-18, -24, 2.2, "rivet"),
        StyledShapes.circle(18, -24, 2.2, "rivet"),
        StyledShapes.svg("M-20,-28 C-22,-22 -22,-14 -21,-6", "gleam"));
  }

  @Override
  public Node king() {
    return StyledShapes.group(
        "figure",
        StyledShapes.ellipse(4, 12, 38, 38, "shadow"),
        StyledShapes.svg(KINGS_SHIELD, "outline"),
        StyledShapes.svg(CROWN, "outline"),
        StyledShapes.svg(KINGS_SHIELD, "field"),
        StyledShapes.svg(KINGS_SHIELD, "rim"),
        SquareOrnaments.emblem(0, 11),
        StyledShapes.svg(CROWN, "crown"),
        StyledShapes.svg("M-25.5,-22.5 C-11,-17.5 11,-17.5 25.5,-22.5", "crown-line"),
        StyledShapes.circle(-32, -42, 2.8, "crown"),
        StyledShapes.circle(-10, -46, 2.8, "crown"),
        StyledShapes.circle(10, -46, 2.8, "crown"),
        StyledShapes.circle(32, -42, 2.8, "crown"),
        StyledShapes.svg("M-25,-8 C-25,2 -23,10 -20,16", "gleam"));
  }
}
