package hnefi.ui.board.art;

import hnefi.board.Piece;
import javafx.scene.Node;

/// A bay at evening and the ships in it, as a gull sees them. Attackers steer for the middle,
/// defenders away from it.
public final class SeaArt implements BoardArt {
  @Override
  public PieceArt pieces() {
    return new SeaPieces();
  }

  @Override
  public Node ground(GroundPlan plan) {
    return SeaGround.of(plan);
  }

  @Override
  public double heading(Piece piece, double x, double y) {
    if (piece == Piece.KING || (x == 0 && y == 0)) {
      return 0;
    }
    double outwards = Math.toDegrees(Math.atan2(x, -y));
    return piece == Piece.ATTACKER ? outwards + 180 : outwards;
  }
}
