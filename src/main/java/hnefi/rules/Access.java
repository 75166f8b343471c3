package hnefi.rules;

import hnefi.board.Piece;

/// Who may use a marked square.
public enum Access {
  ANYONE,
  KING,
  NOBODY;

  /// Returns whether this piece is among those.
  public boolean allows(Piece piece) {
    return switch (this) {
      case ANYONE -> true;
      case KING -> piece == Piece.KING;
      case NOBODY -> false;
    };
  }
}
