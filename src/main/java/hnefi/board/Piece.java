package hnefi.board;

/// A man on the board. A *soldier* is any piece but the king.
public enum Piece {
  ATTACKER(Side.ATTACKERS),
  DEFENDER(Side.DEFENDERS),
  KING(Side.DEFENDERS);

  private final Side side;

  Piece(Side side) {
    this.side = side;
  }

  /// Returns the party this piece fights for.
  public Side side() {
    return side;
  }

  /// Returns whether this is an ordinary man.
  public boolean isSoldier() {
    return this != KING;
  }
}
