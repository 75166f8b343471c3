package hnefi.ui.board.art;

import hnefi.board.Piece;
import javafx.scene.Node;

/// Carved oak with inlaid squares and turned men.
public final class OakArt implements BoardArt {
  @Override
  public Node piece(Piece piece) {
    return OakPieces.of(piece);
  }

  @Override
  public Node ground(GroundPlan plan) {
    return OakGround.of(plan);
  }
}
