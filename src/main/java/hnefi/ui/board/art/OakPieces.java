package hnefi.ui.board.art;

import hnefi.board.Piece;
import javafx.scene.Node;
import javafx.scene.shape.SVGPath;

/// Turned men: the attackers pointed, the defenders with round heads, the king tall and crowned.
final class OakPieces {
  private OakPieces() {}

  static Node of(Piece piece) {
    return switch (piece) {
      case ATTACKER -> attacker();
      case DEFENDER -> defender();
      case KING -> king();
    };
  }

  private static Node attacker() {
    Lathe lathe =
        new Lathe(0, -43)
            .curve(3, -34, 15, -20, 15, -9)
            .curve(15, -4, 11, -1, 9, 1)
            .to(14, 4)
            .to(14, 9)
            .to(10, 11)
            .curve(11, 22, 19, 24, 24, 29)
            .to(24, 35)
            .curve(26, 36, 26, 40, 24, 40);
    return Draw.group(
        "figure",
        foot(31),
        lathe.outline("body"),
        arc(13.5, 6.5, "ring"),
        arc(23, 32, "ring"),
        Draw.svg("M-2,-33 C-7,-24 -9,-17 -9,-9", "gleam"));
  }

  private static Node defender() {
    Lathe lathe =
        new Lathe(0, -34)
            .curve(11, -34, 19, -26, 19, -16)
            .curve(19, -9, 15, -3, 10, 0)
            .to(17, 4)
            .to(17, 9)
            .to(11, 11)
            .curve(12, 22, 22, 24, 27, 29)
            .to(27, 35)
            .curve(29, 36, 29, 40, 27, 40);
    return Draw.group(
        "figure",
        foot(33),
        lathe.outline("body"),
        arc(16.5, 6.5, "ring"),
        arc(26, 32, "ring"),
        arc(18.6, -15, "ring"),
        Draw.svg("M-4,-29 C-11,-27 -14,-21 -14,-16", "gleam"));
  }

  private static Node king() {
    Lathe lathe =
        new Lathe(0, -26)
            .to(17, -26)
            .curve(14, -16, 12, -10, 11, -5)
            .to(20, -1)
            .to(20, 5)
            .to(12, 8)
            .curve(13, 20, 24, 24, 30, 29)
            .to(30, 36)
            .curve(32, 37, 32, 42, 30, 42);
    return Draw.group(
        "figure",
        foot(37),
        lathe.outline("body"),
        Draw.svg(
            "M-17,-25 L-23,-43 L-11,-34 L0,-47 L11,-34 L23,-43 L17,-25 C8,-22 -8,-22 -17,-25 Z",
            "crown"),
        Draw.circle(-23, -43, 3.2, "bead"),
        Draw.circle(0, -47, 3.6, "bead"),
        Draw.circle(23, -43, 3.2, "bead"),
        arc(19.5, 2, "ring"),
        arc(29, 32.5, "ring"),
        Draw.svg("M-8,-18 C-7,-12 -6,-9 -6,-6", "gleam"));
  }

  private static Node foot(double radius) {
    return Draw.ellipse(5, 39, radius * 1.15, radius * 0.38, "shadow");
  }

  /// A line around the turned body, bent as seen a little from above.
  private static SVGPath arc(double radius, double y, String styleClass) {
    double bend = radius * 0.22;
    return Draw.svg("M%s,%s Q0,%s %s,%s".formatted(-radius, y, y + bend, radius, y), styleClass);
  }
}
