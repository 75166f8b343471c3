package hnefi.ui.board.art;

import hnefi.board.Piece;
import javafx.scene.Node;

/// Carved oak with inlaid squares and turned men.
public final class OakArt implements Art {
  @Override
  public Node piece(Piece piece) {
    return OakPieces.of(piece);
  }

  @Override
  public Node ground(Plan plan) {
    return OakGround.of(plan);
  }
}
