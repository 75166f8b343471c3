package hnefi.board;

/// One of the two unequal parties.
public enum Side {
  /// The larger host, which hunts the king.
  ATTACKERS,
  /// The king and his men.
  DEFENDERS;

  /// Returns the other party.
  public Side opponent() {
    return this == ATTACKERS ? DEFENDERS : ATTACKERS;
  }
}
