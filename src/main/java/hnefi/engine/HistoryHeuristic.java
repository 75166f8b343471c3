package hnefi.engine;

/// The history heuristic and the killer moves: quiet moves that caused cutoffs elsewhere are tried
/// first.
final class HistoryHeuristic {
  /// Killer moves a ply.
  static final int KILLERS = 2;

  private static final int LIMIT = 1 << 14;
  private static final int BONUS_LIMIT = LIMIT / 8;

  private final short[] attackers = new short[MoveCode.LIMIT];
  private final short[] defenders = new short[MoveCode.LIMIT];
  private final int[] killers = new int[KILLERS * (Search.MAX_PLY + 2)];

  /// Returns the history values of a side's moves, by their numbers.
  short[] values(boolean attackersToMove) {
    return attackersToMove ? attackers : defenders;
  }

  /// Returns a killer move of a ply, or [MoveCode#NONE].
  int killer(int ply, int index) {
    return killers[KILLERS * ply + index];
  }

  void causedCutoff(int move, boolean attackersToMove, int depth, int ply) {
    int first = KILLERS * ply;
    if (killers[first] != move) {
      killers[first + 1] = killers[first];
      killers[first] = move;
    }
    add(values(attackersToMove), move, Math.min(depth * depth * 4, BONUS_LIMIT));
  }

  /// History malus: a quiet move that was tried before the one that caused the cutoff.
  void causedNoCutoff(int move, boolean attackersToMove, int depth) {
    add(values(attackersToMove), move, -Math.min(depth * depth * 4, BONUS_LIMIT));
  }

  /// History gravity: the nearer a value is to the limit, the less it grows.
  private static void add(short[] values, int move, int bonus) {
    values[move] += (short) (bonus - values[move] * Math.abs(bonus) / LIMIT);
  }
}
