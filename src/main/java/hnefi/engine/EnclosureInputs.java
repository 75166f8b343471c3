package hnefi.engine;

/// The inputs of a [NetworkInputs] for the enclosure: how many escape squares the king could still
/// reach if the defenders made way, and how large the region is in which he could move.
///
/// They depend on the attackers and the king alone and are cached by their hash.
final class EnclosureInputs {
  private static final int CACHE_SIZE = 1 << 12;
  private static final int VALUE_BITS = 16;
  private static final int ESCAPE_SHIFT = 8;

  private final SearchBoard board;
  private final KingMobility mobility;
  private final int width;
  private final int[] escapeRanks;
  private final int allEscapes;
  private final long[] cache = new long[CACHE_SIZE];
  private int value;

  EnclosureInputs(SearchBoard board, Bitboards escapeSquares) {
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

  /// Returns both inputs of the present position, packed.
  int value() {
    long key = board.enclosureHash();
    int index = (int) key & CACHE_SIZE - 1;
    if (cache[index] >>> VALUE_BITS == key >>> VALUE_BITS) {
      return (int) cache[index] & (1 << VALUE_BITS) - 1;
    }
    if (mobility.update()) {
      value = measured();
    }
    cache[index] = key & -1L << VALUE_BITS | value;
    return value;
  }

  private int measured() {
    int open = 0;
    for (int rank = 1; rank <= width; rank++) {
      open += Integer.bitCount(mobility.rank(rank) & escapeRanks[rank]);
    }
    int escapes = (open * (NetworkInputs.ESCAPES - 1) + allEscapes - 1) / allEscapes;
    int region = mobility.size() * (NetworkInputs.REGIONS - 1) / (width * width);
    return escapes << ESCAPE_SHIFT | region;
  }

  static int escapes(int value) {
    return value >>> ESCAPE_SHIFT;
  }

  static int region(int value) {
    return value & (1 << ESCAPE_SHIFT) - 1;
  }
}
