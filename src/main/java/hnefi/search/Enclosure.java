package hnefi.search;

/// How far the attackers have shut the king in: where he could get if his own men made way and the
/// attackers stood still.
///
/// It depends on the attackers and the king alone, so that it is remembered for other moves of the
/// defenders.
final class Enclosure {
  private static final int REMEMBERED = 1 << 12;
  private static final int WORTH_BITS = 16;

  private final SearchBoard board;
  private final Weights weights;
  private final int width;
  private final int[] exits;
  private final int allExits;
  private final int[] open = new int[Terrain.STRIDE];
  private final int[] reached = new int[Terrain.STRIDE];
  private final long[] remembered = new long[REMEMBERED];

  Enclosure(SearchBoard board, Lines exits, Weights weights) {
    this.board = board;
    this.weights = weights;
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
    int worth = degree() * weights.enclosed() / 1000;
    remembered[place] = key & -1L << WORTH_BITS | worth & (1 << WORTH_BITS) - 1;
    return worth;
  }

  /// Returns the most that [#worth] can be.
  int most() {
    return weights.enclosed();
  }

  /// Returns from 0 to 1000 how shut in the king is: up to 500 for the ways out he cannot reach,
  /// and beyond that, once all are closed, the more the narrower his room.
  private int degree() {
    flood();
    int out = 0;
    int room = 0;
    for (int rank = 1; rank <= width; rank++) {
      out += Integer.bitCount(reached[rank] & exits[rank]);
      room += Integer.bitCount(reached[rank]);
    }
    int closed = 500 * (allExits - out) / allExits;
    return out > 0 ? closed : closed + 500 - 500 * room / (width * width);
  }

  private void flood() {
    int all = (1 << width) - 1 << 1;
    for (int rank = 1; rank <= width; rank++) {
      open[rank] = all;
      reached[rank] = 0;
    }
    Men attackers = board.attackers;
    for (int i = 0; i < attackers.count; i++) {
      open[Lines.rank(attackers.squares[i])] &= ~(1 << Lines.file(attackers.squares[i]));
    }
    int start = Lines.rank(board.king);
    reached[start] = spread(1 << Lines.file(board.king), open[start]);
    boolean grown = true;
    while (grown) {
      grown = false;
      for (int rank = start + 1; rank <= width; rank++) {
        grown |= grow(rank);
      }
      for (int rank = width; rank >= 1; rank--) {
        grown |= grow(rank);
      }
      for (int rank = 1; rank <= start; rank++) {
        grown |= grow(rank);
      }
    }
  }

  private boolean grow(int rank) {
    int before = reached[rank];
    int more = (before | reached[rank - 1] | reached[rank + 1]) & open[rank];
    if (more == before) {
      return false;
    }
    reached[rank] = spread(more, open[rank]);
    return true;
  }

  /// Returns the open places of a line that hang together with these.
  private static int spread(int places, int open) {
    int up = (open + places ^ open | places) & open;
    int all = up;
    int way = open;
    for (int step = 1; step < Terrain.STRIDE / 2 + 1; step *= 2) {
      all |= way & all >>> step;
      way &= way >>> step;
    }
    return all;
  }
}
