package hnefi.engine;

/// The error model of a level: which moves it overlooks and how far its evaluations are off.
///
/// Errors follow from the hash of the position and the seed: within a game the same position always
/// brings the same error.
///
/// @param evaluationNoise the greatest error of an evaluation, in hundredths of an attacker
/// @param oversightRate how often a move of three squares is overlooked, or a winning move at the
///   horizon, of 256
/// @param seed tells one game from another
record ErrorModel(int evaluationNoise, int oversightRate, long seed) {
  /// A move of this length is overlooked at the rate given; longer ones more often.
  private static final int USUAL_LENGTH = 3;

  private static final int HIGHEST_RATE = 240;

  static final ErrorModel NONE = new ErrorModel(0, 0, 0);

  boolean isNone() {
    return evaluationNoise == 0 && oversightRate == 0;
  }

  /// Returns the error of the evaluation of a position.
  int evaluationNoise(long hash) {
    return evaluationNoise == 0
        ? 0
        : (int) Math.floorMod(mixed(hash), 2L * evaluationNoise + 1) - evaluationNoise;
  }

  /// Returns whether a move that wins at once is overlooked; at the horizon twice as often.
  boolean overlooksWin(SearchBoard board, int move, int depth) {
    return oversightRate != 0
        && overlooks(
            mixed(board.hash()) >>> 8, move, depth > 0 ? oversightRate / 2 : oversightRate);
  }

  /// Returns whether a move is overlooked.
  boolean overlooks(SearchBoard board, int move) {
    return oversightRate != 0
        && overlooks(mixed(board.hash() ^ (long) move << 32 ^ move) >>> 16, move, oversightRate);
  }

  private static boolean overlooks(long random, int move, int rate) {
    return (random & 255) < Math.min(HIGHEST_RATE, rate * MoveCode.length(move) / USUAL_LENGTH);
  }

  private long mixed(long hash) {
    long sum = (hash ^ seed) * 0x9E37_79B9_7F4A_7C15L;
    return sum ^ sum >>> 29;
  }
}
