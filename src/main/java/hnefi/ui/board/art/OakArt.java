package hnefi.ui.board.art;

import javafx.scene.Node;

/// Carved oak with inlaid squares and turned men.
public final class OakArt implements BoardArt {
  @Override
  public PieceArt pieces() {
    return new OakPieces();
  }

  @Override
  public Node ground(GroundPlan plan) {
    return OakGround.of(plan);
  }
}
