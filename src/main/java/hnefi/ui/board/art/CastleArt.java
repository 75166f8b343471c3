package hnefi.ui.board.art;

import hnefi.board.Piece;
import javafx.scene.Node;

/// A paved court within castle walls, and shields: the attackers' round, the defenders' long.
public final class CastleArt implements BoardArt {
  @Override
  public Node piece(Piece piece) {
    return CastlePieces.of(piece);
  }

  @Override
  public Node ground(GroundPlan plan) {
    return CastleGround.of(plan);
  }
}
