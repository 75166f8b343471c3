package hnefi.engine;

/// The four ways along the lines of the board, as differences of addresses.
final class Offsets {
  static final int[] ALL = {RuleTables.STRIDE, 1, -RuleTables.STRIDE, -1};

  private Offsets() {}

  /// Returns a way at right angles to this one, to the east or north.
  static int across(int way) {
    return way == 1 || way == -1 ? RuleTables.STRIDE : 1;
  }
}
