package hnefi.ui.board.art;

import hnefi.board.Piece;
import javafx.scene.Group;
import javafx.scene.Node;

/// Men from above: the attackers cut lozenges of dark glass, the defenders bone domes with rings
/// and dots, the king red glass in a beaded collar.
final class LinenPieces {
  private LinenPieces() {}

  static Node of(Piece piece) {
    return switch (piece) {
      case ATTACKER -> attacker();
      case DEFENDER -> defender();
      case KING -> king();
    };
  }

  private static Node attacker() {
    return Draw.group(
        "figure",
        Draw.svg("M4,-38 L46,7 L5,49 L-37,7 Z", "shadow-soft"),
        Draw.svg(
            "M-4,-40 Q0,-44 4,-40 L40,-4 Q44,0 40,4 L4,40 Q0,44 -4,40 L-40,4 Q-44,0 -40,-4 Z",
            "body"),
        Draw.svg("M0,-41 L-41,0 L-15,0 L0,-15 Z", "facet", "north-west"),
        Draw.svg("M0,-41 L41,0 L15,0 L0,-15 Z", "facet", "north-east"),
        Draw.svg("M0,41 L41,0 L15,0 L0,15 Z", "facet", "south-east"),
        Draw.svg("M0,41 L-41,0 L-15,0 L0,15 Z", "facet", "south-west"),
        Draw.svg("M0,-15 L15,0 L0,15 L-15,0 Z", "table"),
        Draw.svg("M-26,-9 L-9,-26", "gleam"));
  }

  private static Node defender() {
    return Draw.group(
        "figure",
        Draw.ellipse(5, 8, 39, 38, "shadow"),
        Draw.circle(0, 0, 34, "body"),
        Draw.circle(0, 0, 27, "ring"),
        ringAndDot(0, 0, 7),
        dots(17, 4, 3.6),
        Draw.svg("M-23,-13 C-20,-20 -14,-25 -7,-27", "gleam"));
  }

  private static Node king() {
    Group beads = new Group();
    for (int i = 0; i < 22; i++) {
      double angle = i * Math.PI / 11;
      beads.getChildren().add(Draw.circle(40 * Math.cos(angle), 40 * Math.sin(angle), 5.6, "bead"));
    }
    return Draw.group(
        "figure",
        Draw.ellipse(5, 8, 48, 46, "shadow"),
        Draw.circle(0, 0, 42, "collar"),
        beads,
        Draw.circle(0, 0, 31, "body"),
        new Interlace().closed(Curve.loopedSquare(8, 7), 3.5).draw("emblem"),
        Draw.svg("M-21,-12 C-18,-18 -13,-22 -6,-24", "gleam"));
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
    return new Group(Draw.circle(x, y, radius, "ring"), Draw.circle(x, y, radius * 0.36, "dot"));
  }
}
