package hnefi.engine;

import java.util.Arrays;

/// The transposition table, shared by all threads of a search: buckets of two entries, replaced by
/// depth and age.
///
/// Lockless: an entry is stored with its key xored with its data, so that one torn by two threads
/// is not found.
final class TranspositionTable {
  static final int UPPER = 1;
  static final int LOWER = 2;
  static final int EXACT = 3;

  /// Where the first bucket begins, so that none lies across two cache lines: they are 64 bytes,
  /// and an array begins after 16.
  private static final int FIRST = 2;

  /// Checked keys and data by turns, four words a bucket.
  private final long[] words;

  private final int mask;
  private int generation;

  /// @param megabytes the most memory it takes
  TranspositionTable(int megabytes) {
    int length = Integer.highestOneBit(Math.clamp(megabytes, 1, 4096)) << 17;
    words = new long[length + FIRST];
    mask = length - 4;
  }

  /// Empties the table.
  void clear() {
    Arrays.fill(words, 0);
  }

  /// Begins a new generation; entries of older ones are the first to be replaced.
  void newGeneration() {
    generation = generation + 1 & 63;
  }

  /// Returns the entry of a position; 0 if there is none.
  long find(long hash) {
    int index = ((int) hash & mask) + FIRST;
    long first = words[index + 1];
    if ((words[index] ^ first) == hash) {
      return first;
    }
    long second = words[index + 3];
    return (words[index + 2] ^ second) == hash ? second : 0;
  }

  /// Stores an entry in place of one of the same position, or of the less valuable of the bucket.
  void store(long hash, int move, int score, int depth, int bound) {
    int index = ((int) hash & mask) + FIRST;
    boolean isFirst = (words[index] ^ words[index + 1]) == hash;
    boolean isSecond = (words[index + 2] ^ words[index + 3]) == hash;
    if (!isFirst && (isSecond || value(words[index + 1]) > value(words[index + 3]))) {
      index += 2;
    }
    int kept = move == MoveCode.NONE && (isFirst || isSecond) ? move(words[index + 1]) : move;
    long entry =
        kept
            | (long) (score & 0xFFFF) << 20
            | (long) (depth & 0xFF) << 36
            | (long) bound << 44
            | (long) generation << 46
            | 1L << 52;
    words[index] = hash ^ entry;
    words[index + 1] = entry;
  }

  private int value(long entry) {
    int age = generation - (int) (entry >>> 46 & 63) & 63;
    return entry == 0 ? -256 : depth(entry) - 4 * age;
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
