package hnefi.search;

/// What a player overlooks and how surely he judges; the same position always looks the same to
/// him.
///
/// @param blur how far his judgement may be off, in hundredths of an attacker
/// @param missed how often a move does not come to his mind, or a winning blow at the edge of his
///   sight, of 256
/// @param seed whose eyes
record Eyes(int blur, int missed, long seed) {
  static final Eyes SHARP = new Eyes(0, 0, 0);

  /// Returns whether he overlooks nothing and judges as well as he can.
  boolean areSharp() {
    return blur == 0 && missed == 0;
  }

  int blur(long hash) {
    return blur == 0 ? 0 : (int) Math.floorMod(mixed(hash), 2L * blur + 1) - blur;
  }

  /// Returns whether he sees a winning blow so many moves before the end of his sight.
  boolean see(SearchBoard board, int depth) {
    return missed == 0 || (mixed(board.hash) >>> 8 & 255) >= (depth > 0 ? missed / 4 : missed);
  }

  /// Returns whether this move does not come to his mind here.
  boolean overlook(SearchBoard board, int move) {
    return missed != 0 && (mixed(board.hash ^ (long) move << 32 ^ move) >>> 16 & 255) < missed;
  }

  private long mixed(long hash) {
    long sum = (hash ^ seed) * 0x9E37_79B9_7F4A_7C15L;
    return sum ^ sum >>> 29;
  }
}
