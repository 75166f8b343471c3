package hnefi.engine;

/// Measures the enclosure, how far the attackers have shut the king in: how many escape squares he
/// could still reach if the defenders made way, and how large the region is in which he could move.
///
/// Both depend on the attackers and the king alone and are cached by their hash, as chess engines
/// do with the pawn structure.
final class Enclosure {
  private static final int CACHE_SIZE = 1 << 12;
  private static final int VALUE_BITS = 16;

  /// The bits of the size of a region: the largest board has fewer squares.
  private static final int REGION_BITS = 9;

  /// How many classes [#bucket] tells apart.
  static final int BUCKETS = 16;

  private static final int OPEN_BUCKETS = 8;

  /// The largest regions, in squares, of the buckets without an open escape square but the last.
  private static final int[] REGIONS = {1, 3, 8, 16, 28, 45, 70};

  private final SearchBoard board;
  private final KingMobility mobility;
  private final int width;
  private final int[] escapeRanks;
  private final int allEscapes;
  private final long[] cache = new long[CACHE_SIZE];
  private int value;

  Enclosure(SearchBoard board, Bitboards escapeSquares) {
    this.board = board;
    mobility = new KingMobility(board);
    width = board.rules().width;
    escapeRanks = escapeSquares.ranks;
    int sum = 0;
    for (int rank : escapeSquares.ranks) {
      sum += Integer.bitCount(rank);
    }
    allEscapes = sum;
  }

  /// Returns both measures of the present position, packed.
  int measure() {
    long key = board.enclosureHash();
    int index = (int) key & CACHE_SIZE - 1;
    if (cache[index] >>> VALUE_BITS == key >>> VALUE_BITS) {
      return (int) cache[index] & (1 << VALUE_BITS) - 1;
    }
    if (mobility.update()) {
      value = openEscapes() << REGION_BITS | mobility.size();
    }
    cache[index] = key & -1L << VALUE_BITS | value;
    return value;
  }

  private int openEscapes() {
    int open = 0;
    for (int rank = 1; rank <= width; rank++) {
      open += Integer.bitCount(mobility.rank(rank) & escapeRanks[rank]);
    }
    return open;
  }

  /// Returns the class of the present position: first by the size of the king's region, where no
  /// escape square is open to him; then by the part of them that is.
  int bucket() {
    int measure = measure();
    int open = openEscapes(measure);
    if (open > 0) {
      return BUCKETS - OPEN_BUCKETS + (open * OPEN_BUCKETS - 1) / allEscapes;
    }
    int region = region(measure);
    int bucket = 0;
    while (bucket < REGIONS.length && region > REGIONS[bucket]) {
      bucket++;
    }
    return bucket;
  }

  /// Returns how many escape squares the board has.
  int allEscapes() {
    return allEscapes;
  }

  /// Returns how many escape squares the king could reach.
  static int openEscapes(int measure) {
    return measure >>> REGION_BITS;
  }

  /// Returns how many squares the king's region has.
  static int region(int measure) {
    return measure & (1 << REGION_BITS) - 1;
  }
}
