package hnefi.engine;

import java.util.Arrays;

/// Remembers what was found out about positions, for all threads of a search together.
///
/// Entries are written without locks; key and data are checked against each other, so a torn entry
/// is just not found.
final class TranspositionTable {
  static final int UPPER = 1;
  static final int LOWER = 2;
  static final int EXACT = 3;

  /// Where the first pair of entries stands, so that no pair lies across two lines of the
  /// processor's memory: they are 64 bytes, and an array begins after 16.
  private static final int FIRST = 2;

  /// Checks and data by turns, two entries beside each other.
  private final long[] cells;

  private final int mask;
  private int age;

  /// @param megabytes about how much memory it may take
  TranspositionTable(int megabytes) {
    int length = Integer.highestOneBit(Math.clamp(megabytes, 1, 4096)) << 17;
    cells = new long[length + FIRST];
    mask = length - 4;
  }

  /// Forgets everything.
  void clear() {
    Arrays.fill(cells, 0);
  }

  /// Makes what is stored so far the first to be overwritten.
  void grow() {
    age = age + 1 & 63;
  }

  /// Returns what is known about a position; 0 if nothing.
  long find(long hash) {
    int place = ((int) hash & mask) + FIRST;
    long first = cells[place + 1];
    if ((cells[place] ^ first) == hash) {
      return first;
    }
    long second = cells[place + 3];
    return (cells[place + 2] ^ second) == hash ? second : 0;
  }

  /// Stores what was found; of two entries the one of less use gives way.
  void store(long hash, int move, int score, int depth, int bound) {
    int place = ((int) hash & mask) + FIRST;
    boolean here = (cells[place] ^ cells[place + 1]) == hash;
    boolean next = (cells[place + 2] ^ cells[place + 3]) == hash;
    if (!here && (next || use(cells[place + 1]) > use(cells[place + 3]))) {
      place += 2;
    }
    int kept = move == Moves.NONE && (here || next) ? move(cells[place + 1]) : move;
    long entry =
        kept
            | (long) (score & 0xFFFF) << 20
            | (long) (depth & 0xFF) << 36
            | (long) bound << 44
            | (long) age << 46
            | 1L << 52;
    cells[place] = hash ^ entry;
    cells[place + 1] = entry;
  }

  private int use(long entry) {
    int old = age - (int) (entry >>> 46 & 63) & 63;
    return entry == 0 ? -256 : depth(entry) - 4 * old;
  }

  static int move(long entry) {
    return (int) entry & 0xFFFFF;
  }

  static int score(long entry) {
    return (short) (entry >>> 20);
  }

  static int depth(long entry) {
    return (int) (entry >>> 36) & 0xFF;
  }

  static int bound(long entry) {
    return (int) (entry >>> 44) & 3;
  }
}
