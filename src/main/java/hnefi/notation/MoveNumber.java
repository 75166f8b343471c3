package hnefi.notation;

/// The numbers of moves: one move of each side has the same number, as in `3. f8-c8 a4-c4`.
public final class MoveNumber {
  private MoveNumber() {}

  /// Returns the number of a turn, and with it how many moves a game of so many turns has.
  ///
  /// @param ply the turns of both sides up to this one, which is counted too
  public static int of(int ply) {
    return (ply + 1) / 2;
  }
}
