package hnefi.engine;

import java.util.Arrays;

/// The principal variations of all plies of a search (a triangular table): the best line found from
/// each ply on.
final class PrincipalVariation {
  private final int[][] lines;
  private final int[] lengths;

  PrincipalVariation(int plies) {
    lines = new int[plies][0];
    lengths = new int[plies];
  }

  /// Returns the line from the root.
  int[] moves() {
    return Arrays.copyOf(lines[0], lengths[0]);
  }

  void clear(int ply) {
    lengths[ply] = 0;
  }

  /// Makes the line of a ply a single move.
  void set(int ply, int move) {
    grow(ply);
    lines[ply][0] = move;
    lengths[ply] = 1;
  }

  /// Makes the line of a ply this move and the line of the next ply.
  void prepend(int ply, int move) {
    grow(ply);
    lines[ply][0] = move;
    System.arraycopy(lines[ply + 1], 0, lines[ply], 1, lengths[ply + 1]);
    lengths[ply] = lengths[ply + 1] + 1;
  }

  /// Few plies of a short search have a line, and to begin with all of them would take as long as
  /// it.
  private void grow(int ply) {
    if (lines[ply].length == 0) {
      lines[ply] = new int[lines.length];
    }
  }
}
