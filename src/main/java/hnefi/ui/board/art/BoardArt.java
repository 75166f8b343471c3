package hnefi.ui.board.art;

import hnefi.board.Piece;
import hnefi.content.BoardLook;
import javafx.scene.Node;

/// The forms of one look: nodes in logical units whose colours come from style sheets.
public interface BoardArt {
  /// Returns the forms of a look.
  static BoardArt of(BoardLook look) {
    return switch (look) {
      case OAK -> new OakArt();
      case SEA -> new SeaArt();
      case CASTLE -> new CastleArt();
      case LINEN -> new LinenArt();
    };
  }

  /// Returns what draws the pieces.
  PieceArt pieces();

  /// Draws everything under the pieces that does not change during a game.
  Node ground(GroundPlan plan);

  /// Returns by how many degrees a piece is turned where it stands.
  ///
  /// @param x squares to the right of the middle
  /// @param y squares below the middle
  default double heading(Piece piece, double x, double y) {
    return 0;
  }
}
