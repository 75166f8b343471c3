package hnefi.ui.board.art;

import hnefi.content.BoardLook;
import java.util.function.Function;
import javafx.scene.Node;

/// The forms of one look: nodes in logical units whose colours come from style sheets.
///
/// @param pieces draws the pieces
/// @param ground draws everything under the pieces that does not change during a game
public record BoardArt(PieceArt pieces, Function<GroundPlan, Node> ground) {
  /// Returns the forms of a look.
  public static BoardArt of(BoardLook look) {
    return switch (look) {
      case OAK -> new BoardArt(new OakPieces(), OakGround::of);
      case SEA -> new BoardArt(new SeaPieces(), SeaGround::of);
      case CASTLE -> new BoardArt(new CastlePieces(), CastleGround::of);
      case LINEN -> new BoardArt(new LinenPieces(), LinenGround::of);
    };
  }

  /// Draws everything under the pieces that does not change during a game.
  public Node ground(GroundPlan plan) {
    return ground.apply(plan);
  }
}
