package hnefi.engine;

/// The evaluation of the enclosure: how far the attackers have shut the king in.
///
/// It depends on the attackers and the king alone and is cached by their hash, as chess engines do
/// with the pawn structure.
final class EnclosureTerm {
  private static final int CACHE_SIZE = 1 << 12;
  private static final int VALUE_BITS = 16;

  private final SearchBoard board;
  private final int weight;
  private final KingMobility mobility;
  private final int width;
  private final int[] escapeRanks;
  private final int allEscapes;
  private final long[] cache = new long[CACHE_SIZE];
  private int value;

  EnclosureTerm(SearchBoard board, Bitboards escapeSquares, EvaluationWeights weights) {
    this.board = board;
    weight = weights.of(EvaluationTerm.ENCLOSED);
    mobility = new KingMobility(board);
    width = board.rules().width;
    escapeRanks = escapeSquares.ranks;
    int sum = 0;
    for (int rank : escapeSquares.ranks) {
      sum += Integer.bitCount(rank);
    }
    allEscapes = sum;
  }

  /// Returns the value for the attackers, in hundredths of one of them.
  int value() {
    long key = board.enclosureHash();
    int index = (int) key & CACHE_SIZE - 1;
    if (cache[index] >>> VALUE_BITS == key >>> VALUE_BITS) {
      return (short) cache[index];
    }
    if (mobility.update()) {
      value = degree() * weight / 1000;
    }
    cache[index] = key & -1L << VALUE_BITS | value & (1 << VALUE_BITS) - 1;
    return value;
  }

  /// Returns the greatest value there is.
  int weight() {
    return weight;
  }

  /// Returns from 0 to 1000 how far the king is enclosed: up to 500 for the escape squares out of
  /// reach, and once all are, more the fewer squares are in reach.
  private int degree() {
    int open = 0;
    for (int rank = 1; rank <= width; rank++) {
      open += Integer.bitCount(mobility.rank(rank) & escapeRanks[rank]);
    }
    int closed = 500 * (allEscapes - open) / allEscapes;
    return open > 0 ? closed : closed + 500 - 500 * mobility.size() / (width * width);
  }
}
