package hnefi.ui.board.art;

import javafx.scene.Node;

/// A paved court within castle walls, and shields: the attackers' round, the defenders' long.
public final class CastleArt implements BoardArt {
  @Override
  public PieceArt pieces() {
    return new CastlePieces();
  }

  @Override
  public Node ground(GroundPlan plan) {
    return CastleGround.of(plan);
  }
}
