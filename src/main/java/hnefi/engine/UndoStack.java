package hnefi.engine;

import java.util.Arrays;

/// The moves behind a position, with what is needed to take them back and to know whether a
/// position occurred before.
final class UndoStack {
  private static final int FIRST_ROOM = 512;

  /// A position cannot occur again before this many moves.
  private static final int SHORTEST_CYCLE = 4;

  private static final int SEEN = 1 << 10;

  /// How many positions so far have these last bits of a hash.
  private final short[] seen = new short[SEEN];

  /// For each move the hashes of all pieces, and of the walls, before it.
  private long[] hashes = new long[2 * FIRST_ROOM];

  /// For each move its number, and the number of captives, the moves since a capture, and the worth
  /// of the pieces before it.
  private int[] records = new int[4 * FIRST_ROOM];

  private int moves;

  int moves() {
    return moves;
  }

  /// Adds a move.
  void add(int move, long hash, long wall, int captives, int reversible, int worth) {
    if (4 * moves + 4 > records.length) {
      records = Arrays.copyOf(records, records.length * 2);
      hashes = Arrays.copyOf(hashes, hashes.length * 2);
    }
    int place = 4 * moves;
    records[place] = move;
    records[place + 1] = captives;
    records[place + 2] = reversible;
    records[place + 3] = worth;
    hashes[2 * moves] = hash;
    hashes[2 * moves + 1] = wall;
    seen[(int) hash & SEEN - 1]++;
    moves++;
  }

  /// Removes the last move; what follows tells of the move removed last.
  void remove() {
    moves--;
    seen[(int) hash() & SEEN - 1]--;
  }

  int move() {
    return records[4 * moves];
  }

  int captives() {
    return records[4 * moves + 1];
  }

  int reversible() {
    return records[4 * moves + 2];
  }

  int worth() {
    return records[4 * moves + 3];
  }

  long hash() {
    return hashes[2 * moves];
  }

  long wall() {
    return hashes[2 * moves + 1];
  }

  /// Returns how often a position stood on the board, up to so many times.
  ///
  /// @param ahead 0 for the present position, 1 for the one after the next move
  /// @param oldest the number of moves before the earliest position that counts
  int occurrences(long hash, int ahead, int oldest, int enough) {
    if (seen[(int) hash & SEEN - 1] == 0) {
      return 0;
    }
    int found = 0;
    int last = moves + ahead - SHORTEST_CYCLE;
    for (int back = last; back >= oldest && found < enough; back -= 2) {
      if (hashes[2 * back] == hash) {
        found++;
      }
    }
    return found;
  }
}
