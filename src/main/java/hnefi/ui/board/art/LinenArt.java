package hnefi.ui.board.art;

import javafx.scene.Node;

/// An embroidered cloth with men of dark glass and of bone, as they lie in graves.
public final class LinenArt implements BoardArt {
  @Override
  public PieceArt pieces() {
    return new LinenPieces();
  }

  @Override
  public Node ground(GroundPlan plan) {
    return LinenGround.of(plan);
  }
}
