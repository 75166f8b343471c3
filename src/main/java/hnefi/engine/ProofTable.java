package hnefi.engine;

/// The transposition table of a [ProofNumberSearch]: buckets of four entries, of which the one that
/// took the least work is replaced.
final class ProofTable {
  private static final int BUCKET = 4;
  private static final int NUMBER_BITS = 24;
  private static final int NUMBER = (1 << NUMBER_BITS) - 1;

  /// An array holds at most this many words, as a power of two.
  private static final int PART_BITS = 24;

  private static final int WORDS_PER_ENTRY_BITS = 1;

  /// Work is kept as its logarithm in this unit, in 16 bits.
  private static final double WORK_UNIT = 0.001;

  private static final int MOST_WORK = 60_000;

  /// Hashes and entries by turns. An entry holds the work and the two numbers.
  private final long[][] words;

  private final long mask;

  /// @param megabytes the most memory it takes
  ProofTable(int megabytes) {
    long entries = Long.highestOneBit(Math.clamp(megabytes, 1, 1 << 16)) << 16;
    long all = entries << WORDS_PER_ENTRY_BITS;
    int part = (int) Math.min(all, 1 << PART_BITS);
    words = new long[(int) (all / part)][part];
    mask = entries - BUCKET;
  }

  /// Returns the entry of a position; 0 if there is none.
  long find(long hash) {
    long[] part = part(hash);
    int bucket = bucket(hash, part);
    for (int i = bucket; i < bucket + 2 * BUCKET; i += 2) {
      if (part[i] == hash) {
        return part[i + 1];
      }
    }
    return 0;
  }

  /// Stores the numbers of a position.
  ///
  /// @param work how many positions were made to find them
  void store(long hash, int phi, int delta, long work) {
    long[] part = part(hash);
    int bucket = bucket(hash, part);
    int place = bucket;
    long before = 0;
    long least = Long.MAX_VALUE;
    for (int i = bucket; i < bucket + 2 * BUCKET; i += 2) {
      long old = part[i + 1] >>> 2 * NUMBER_BITS;
      if (part[i] == hash) {
        place = i;
        before = old;
        break;
      }
      if (old < least) {
        least = old;
        place = i;
      }
    }
    long amount = Math.min(MOST_WORK, 1 + (long) (Math.log1p(work) / WORK_UNIT));
    part[place] = hash;
    part[place + 1] =
        Math.max(before, amount) << 2 * NUMBER_BITS | (long) phi << NUMBER_BITS | delta;
  }

  private long[] part(long hash) {
    return words[(int) ((hash & mask) << WORDS_PER_ENTRY_BITS >>> PART_BITS)];
  }

  private int bucket(long hash, long[] part) {
    return (int) ((hash & mask) << WORDS_PER_ENTRY_BITS) & part.length - 1;
  }

  static int phi(long entry) {
    return (int) (entry >>> NUMBER_BITS) & NUMBER;
  }

  static int delta(long entry) {
    return (int) entry & NUMBER;
  }
}
