package hnefi.engine;

/// Which moves have refuted others so far, to try them first.
final class HistoryHeuristic {
  /// How many moves are remembered for each ply.
  static final int KILLERS = 2;

  private static final int MOST = 1 << 14;
  private static final int MOST_AT_ONCE = MOST / 8;

  private final short[] attackers = new short[Moves.NUMBERS];
  private final short[] defenders = new short[Moves.NUMBERS];
  private final int[] killers = new int[KILLERS * (Search.DEEPEST_PLY + 2)];

  /// Returns how each move of a side has done, by its number.
  short[] values(boolean attackersMove) {
    return attackersMove ? attackers : defenders;
  }

  int of(int move, boolean attackersMove) {
    return values(attackersMove)[move];
  }

  /// Returns a move that has refuted others as far from the beginning, or [Moves#NONE].
  int killer(int ply, int place) {
    return killers[KILLERS * ply + place];
  }

  void refuted(int move, boolean attackersMove, int depth, int ply) {
    int first = KILLERS * ply;
    if (killers[first] != move) {
      killers[first + 1] = killers[first];
      killers[first] = move;
    }
    change(values(attackersMove), move, Math.min(depth * depth * 4, MOST_AT_ONCE));
  }

  /// The nearer a value is to the most, the less it grows.
  private static void change(short[] values, int move, int amount) {
    values[move] += (short) (amount - values[move] * amount / MOST);
  }
}
