package hnefi.ui.board.art;

import hnefi.fx.shape.StyledShapes;
import javafx.scene.Group;
import javafx.scene.Node;

/// The marked squares: a panel with a knot on it, a rosette for the throne, looped squares for the
/// corners.
final class SquareOrnaments {
  private static final Knot ROSETTE = Knot.of(Curve.rosette(29, 11, 3, 8));
  private static final Knot LOOPS = Knot.of(Curve.loopedSquare(15, 12));
  private static final Knot EMBLEM = Knot.of(Curve.loopedSquare(6, 5));

  private SquareOrnaments() {}

  /// @param half from the middle of a panel to its side
  /// @param round radius of its corners
  static Node of(GroundPlan plan, double half, double round) {
    Group signs = new Group();
    double middle = plan.extent() / 2;
    if (plan.throne()) {
      signs.getChildren().addAll(panel(middle, middle, half, round, "throne"), rosette(middle));
    }
    String corner = plan.castles() ? "castle" : "locked";
    if (plan.corners()) {
      for (double x : plan.cornerMiddles()) {
        for (double y : plan.cornerMiddles()) {
          signs.getChildren().addAll(panel(x, y, half, round, corner), loops(x, y));
        }
      }
    }
    return signs;
  }

  static Node rosette(double middle) {
    return new Cord().knot(ROSETTE, middle, middle, 6).draw("knot");
  }

  static Node loops(double x, double y) {
    return new Cord().knot(LOOPS, x, y, 6).draw("knot");
  }

  /// A small looped square for shields and cloth.
  static Node emblem(double x, double y) {
    return new Cord().knot(EMBLEM, x, y, 3).draw("emblem");
  }

  private static Node panel(double x, double y, double half, double round, String kind) {
    return StyledShapes.rectangle(x - half, y - half, 2 * half, 2 * half, round, "panel", kind);
  }
}
