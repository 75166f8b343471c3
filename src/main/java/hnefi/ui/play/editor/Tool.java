package hnefi.ui.play.editor;

import hnefi.board.Piece;
import java.util.Optional;

/// What a tap on a square does.
enum Tool {
  /// Picks a piece up and puts it down elsewhere.
  MOVE(Optional.empty()),
  ATTACKER(Optional.of(Piece.ATTACKER)),
  DEFENDER(Optional.of(Piece.DEFENDER)),
  KING(Optional.of(Piece.KING)),
  /// Empties the square.
  REMOVE(Optional.empty());

  private final Optional<Piece> piece;

  Tool(Optional<Piece> piece) {
    this.piece = piece;
  }

  /// Returns the piece that it places.
  Optional<Piece> piece() {
    return piece;
  }
}
