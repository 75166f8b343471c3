package hnefi.search;

/// Which moves have refuted others so far, to try them first.
final class History {
  private static final int MOST = 1 << 20;

  private final int[] attackers = new int[Moves.NUMBERS];
  private final int[] defenders = new int[Moves.NUMBERS];
  private final int[] killers = new int[2 * (Search.DEEPEST_PLY + 2)];

  int of(int move, boolean attackersMove) {
    return attackersMove ? attackers[move] : defenders[move];
  }

  boolean isKiller(int move, int ply) {
    return killers[2 * ply] == move || killers[2 * ply + 1] == move;
  }

  void refuted(int move, boolean attackersMove, int depth, int ply) {
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    int[] values = attackersMove ? attackers : defenders;
    values[move] += depth * depth - (int) ((long) values[move] * depth * depth / MOST);
  }

  /// Counts against a move that was tried before the one that refuted.
  void failed(int move, boolean attackersMove, int depth) {
    int[] values = attackersMove ? attackers : defenders;
    values[move] -= depth * depth + (int) ((long) values[move] * depth * depth / MOST);
  }
}
