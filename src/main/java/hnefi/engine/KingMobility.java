package hnefi.engine;

import java.util.Arrays;

/// Where the king could get if his own men made way and the attackers stood still.
///
/// One move rarely changes it much. So what was reached last is kept, and only changed where
/// attackers have come and gone since.
final class KingMobility {
  /// Whether those of the eight squares around one that are reached hang together along lines
  /// without it; three bits a rank, the middle one of the nine left out.
  private static final boolean[] HANGS_TOGETHER = new boolean[1 << 9];

  static {
    for (int around = 0; around < HANGS_TOGETHER.length; around++) {
      HANGS_TOGETHER[around] = hangsTogether(around);
    }
  }

  private final SearchBoard board;
  private final int width;

  /// All places of a line, as bits.
  private final int line;

  /// The attackers when the room was found, a number for each rank as in [Bitboards]; and so on.
  private final int[] walls = new int[RuleTables.STRIDE];

  /// Where nobody of them stood.
  private final int[] open = new int[RuleTables.STRIDE];

  private final int[] reached = new int[RuleTables.STRIDE];

  /// What attackers have left since, of no meaning for a rank that nobody left.
  private final int[] left = new int[RuleTables.STRIDE];

  private final int[] joined = new int[RuleTables.STRIDE];

  KingMobility(SearchBoard board) {
    this.board = board;
    width = board.terrain.width;
    line = (1 << width) - 1 << 1;
  }

  private static boolean hangsTogether(int around) {
    int sides = around & 0b010_101_010;
    int joined = Integer.lowestOneBit(sides);
    for (int step = 0; step < 8; step++) {
      int beside = (joined & 0b011_011_011) << 1 | (joined & 0b110_110_110) >>> 1;
      joined |= (beside | joined << 3 | joined >>> 3) & around & 0b111_101_111;
    }
    return (sides & ~joined) == 0;
  }

  /// Returns the squares of a rank that belong to it, as of the last [#update].
  int rank(int rank) {
    return reached[rank];
  }

  /// Returns how many squares belong to it.
  int size() {
    int size = 0;
    for (int rank = 1; rank <= width; rank++) {
      size += Integer.bitCount(reached[rank]);
    }
    return size;
  }

  /// Finds the room in the present position.
  ///
  /// @return whether it may have changed
  boolean update() {
    if ((reached[Bitboards.rank(board.king)] & 1 << Bitboards.file(board.king)) == 0) {
      flood();
      return true;
    }
    int[] now = board.attackers.ranks;
    boolean changed = false;
    int ranksLeft = 0;
    for (int rank = 1; rank <= width; rank++) {
      int change = walls[rank] ^ now[rank];
      if (change != 0) {
        left[rank] = change & walls[rank];
        ranksLeft |= left[rank] != 0 ? 1 << rank : 0;
        walls[rank] = now[rank];
        open[rank] ^= change;
        for (int come = change & reached[rank]; come != 0; come &= come - 1) {
          if (!cutOut(rank, come & -come)) {
            flood();
            return true;
          }
          changed = true;
        }
      }
    }
    return reachLeft(ranksLeft) || changed;
  }

  /// Takes one square away.
  ///
  /// @return whether the rest still hangs together
  private boolean cutOut(int rank, int square) {
    int file = Integer.numberOfTrailingZeros(square) - 1;
    int around =
        reached[rank - 1] >>> file & 7
            | (reached[rank] >>> file & 5) << 3
            | (reached[rank + 1] >>> file & 7) << 6;
    reached[rank] ^= square;
    return HANGS_TOGETHER[around] || isJoined(rank, square);
  }

  /// Returns whether all that lies beside this square still hangs together.
  private boolean isJoined(int rank, int square) {
    Arrays.fill(joined, 0, width + 2, 0);
    int below = reached[rank - 1] & square;
    int here = reached[rank] & (square << 1 | square >>> 1);
    int above = reached[rank + 1] & square;
    int start = below != 0 ? rank - 1 : rank;
    joined[start] = spread(below != 0 ? below : here & -here, reached[start]);
    int waiting = beside(start);
    int near = 31 << rank >>> 2;
    while (waiting != 0) {
      int next = Integer.numberOfTrailingZeros((waiting & near) != 0 ? waiting & near : waiting);
      waiting &= ~(1 << next);
      int before = joined[next];
      int more = (before | joined[next - 1] | joined[next + 1]) & reached[next];
      if (more != before) {
        joined[next] = spread(more, reached[next]);
        if ((here & ~joined[rank]) == 0 && (above & ~joined[rank + 1]) == 0) {
          return true;
        }
        waiting |= beside(next);
      }
    }
    return false;
  }

  /// Returns the ranks beside one, as bits.
  private int beside(int rank) {
    return 5 << rank - 1 & line;
  }

  /// Spreads into what attackers have left.
  ///
  /// @return whether anything was reached there
  private boolean reachLeft(int ranks) {
    int waiting = 0;
    for (int some = ranks; some != 0; some &= some - 1) {
      int rank = Integer.numberOfTrailingZeros(some);
      int here = reached[rank];
      int entered = left[rank] & (here << 1 | here >>> 1 | reached[rank - 1] | reached[rank + 1]);
      if (entered != 0) {
        reached[rank] = spread(here | entered, open[rank]);
        waiting |= beside(rank);
      }
    }
    spread(waiting);
    return waiting != 0;
  }

  private void flood() {
    for (int rank = 1; rank <= width; rank++) {
      walls[rank] = board.attackers.ranks[rank];
      open[rank] = line & ~walls[rank];
      reached[rank] = 0;
    }
    int start = Bitboards.rank(board.king);
    reached[start] = spread(1 << Bitboards.file(board.king), open[start]);
    spread(beside(start));
  }

  /// Spreads from rank to rank.
  ///
  /// @param ranks those beside one that has grown, as bits
  private void spread(int ranks) {
    int waiting = ranks;
    while (waiting != 0) {
      int rank = Integer.numberOfTrailingZeros(waiting);
      waiting &= waiting - 1;
      int before = reached[rank];
      int more = (before | reached[rank - 1] | reached[rank + 1]) & open[rank];
      if (more != before) {
        reached[rank] = spread(more, open[rank]);
        waiting |= beside(rank);
      }
    }
  }

  /// Returns the open places of a line that hang together with these.
  private static int spread(int places, int open) {
    int up = (open + places ^ open | places) & open;
    int all = up;
    int way = open;
    for (int step = 1; step < RuleTables.STRIDE / 2 + 1; step *= 2) {
      all |= way & all >>> step;
      way &= way >>> step;
    }
    return all;
  }
}
