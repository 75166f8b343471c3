package hnefi.engine;

/// What a player overlooks and how surely he judges; the same position always looks the same to
/// him.
///
/// @param blur how far his judgement may be off, in hundredths of an attacker
/// @param missed how often a move of middling length does not come to his mind, or a winning blow
///   at the edge of his sight, of 256
/// @param seed whose eyes
record ErrorModel(int blur, int missed, long seed) {
  /// A move of this length is missed as often as said.
  private static final int USUAL_LENGTH = 3;

  private static final int MOST = 240;

  static final ErrorModel SHARP = new ErrorModel(0, 0, 0);

  /// Returns whether he overlooks nothing and judges as well as he can.
  boolean areSharp() {
    return blur == 0 && missed == 0;
  }

  int blur(long hash) {
    return blur == 0 ? 0 : (int) Math.floorMod(mixed(hash), 2L * blur + 1) - blur;
  }

  /// Returns whether he sees this winning blow so many moves before the end of his sight.
  boolean see(SearchBoard board, int move, int depth) {
    return missed == 0 || !misses(mixed(board.hash) >>> 8, move, depth > 0 ? missed / 2 : missed);
  }

  /// Returns whether this move does not come to his mind here.
  boolean overlook(SearchBoard board, int move) {
    return missed != 0 && misses(mixed(board.hash ^ (long) move << 32 ^ move) >>> 16, move, missed);
  }

  /// The longer the way, the easier it is missed.
  private static boolean misses(long chance, int move, int missed) {
    return (chance & 255) < Math.min(MOST, missed * Moves.length(move) / USUAL_LENGTH);
  }

  private long mixed(long hash) {
    long sum = (hash ^ seed) * 0x9E37_79B9_7F4A_7C15L;
    return sum ^ sum >>> 29;
  }
}
