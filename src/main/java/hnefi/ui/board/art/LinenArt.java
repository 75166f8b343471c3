package hnefi.ui.board.art;

import hnefi.board.Piece;
import javafx.scene.Node;

/// An embroidered cloth with men of dark glass and of bone, as they lie in graves.
public final class LinenArt implements BoardArt {
  @Override
  public Node piece(Piece piece) {
    return LinenPieces.of(piece);
  }

  @Override
  public Node ground(GroundPlan plan) {
    return LinenGround.of(plan);
  }
}
