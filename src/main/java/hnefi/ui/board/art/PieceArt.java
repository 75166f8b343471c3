package hnefi.ui.board.art;

import hnefi.board.Piece;
import javafx.scene.Node;

/// The pieces of one look, each drawn around (0, 0), within 48 in every direction, as seen with its
/// front to the top.
public interface PieceArt {
  Node attacker();

  Node defender();

  Node king();

  /// Draws a piece.
  default Node of(Piece piece) {
    return switch (piece) {
      case ATTACKER -> attacker();
      case DEFENDER -> defender();
      case KING -> king();
    };
  }

  /// Returns by how many degrees a piece is turned where it stands.
  ///
  /// @param x squares to the right of the middle
  /// @param y squares below the middle
  default double heading(Piece piece, double x, double y) {
    return 0;
  }
}
