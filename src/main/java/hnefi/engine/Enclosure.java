package hnefi.engine;

/// How far the attackers have shut the king in.
///
/// It depends on the attackers and the king alone, so that it is remembered for other moves of the
/// defenders.
final class Enclosure {
  private static final int REMEMBERED = 1 << 12;
  private static final int WORTH_BITS = 16;

  private final SearchBoard board;
  private final int most;
  private final KingMobility room;
  private final int width;
  private final int[] exits;
  private final int allExits;
  private final long[] remembered = new long[REMEMBERED];
  private int worth;

  Enclosure(SearchBoard board, Bitboards exits, EvaluationWeights weights) {
    this.board = board;
    most = weights.of(EvaluationTerm.ENCLOSED);
    room = new KingMobility(board);
    width = board.terrain.width;
    this.exits = exits.ranks;
    int sum = 0;
    for (int rank : exits.ranks) {
      sum += Integer.bitCount(rank);
    }
    allExits = sum;
  }

  /// Returns what the enclosure is worth to the attackers, in hundredths of one of them.
  int worth() {
    long key = board.wall;
    int place = (int) key & REMEMBERED - 1;
    if (remembered[place] >>> WORTH_BITS == key >>> WORTH_BITS) {
      return (short) remembered[place];
    }
    if (room.update()) {
      worth = degree() * most / 1000;
    }
    remembered[place] = key & -1L << WORTH_BITS | worth & (1 << WORTH_BITS) - 1;
    return worth;
  }

  /// Returns the most that [#worth] can be.
  int most() {
    return most;
  }

  /// Returns from 0 to 1000 how shut in the king is: up to 500 for the ways out he cannot reach,
  /// and beyond that, once all are closed, the more the narrower his room.
  private int degree() {
    int out = 0;
    for (int rank = 1; rank <= width; rank++) {
      out += Integer.bitCount(room.rank(rank) & exits[rank]);
    }
    int closed = 500 * (allExits - out) / allExits;
    return out > 0 ? closed : closed + 500 - 500 * room.size() / (width * width);
  }
}
