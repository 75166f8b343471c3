package hnefi.people;

/// The board of the recorded games, to which the model of people is fitted, and how smaller ones
/// compare with it.
final class FittedBoard {
  private static final double WIDTH = 11;

  private FittedBoard() {}

  /// Returns how many times wider it is than another board, raised to a power; 1 for a board that
  /// is no smaller.
  ///
  /// @param width of the other board, in squares
  static double factor(int width, double power) {
    return Math.max(1, Math.pow(WIDTH / width, power));
  }
}
