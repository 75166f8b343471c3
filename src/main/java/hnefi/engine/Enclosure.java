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
