package hnefi.search;

/// The four ways along the lines of the board, as differences of addresses.
final class Ways {
  static final int[] ALL = {Terrain.STRIDE, 1, -Terrain.STRIDE, -1};

  private Ways() {}

  /// Returns a way at right angles to this one, to the east or north.
  static int across(int way) {
    return way == 1 || way == -1 ? Terrain.STRIDE : 1;
  }
}
