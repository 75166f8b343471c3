package hnefi.engine;

import hnefi.board.Side;
import java.util.Arrays;

/// King mobility: the squares that the king could reach if the defenders made way and the attackers
/// stood still; a flood fill with rank bitboards, updated incrementally.
///
/// One move rarely changes much. So the last result is kept and changed only where attackers have
/// come and gone since. A new flood fill for each position took a quarter of the search.
final class KingMobility {
  /// Whether the reached ones of the eight squares around one are connected without it; three bits
  /// a rank, the middle one of the nine left out.
  private static final boolean[] CONNECTED = new boolean[1 << 9];

  static {
    for (int around = 0; around < CONNECTED.length; around++) {
      CONNECTED[around] = isConnected(around);
    }
  }

  private final SearchBoard board;
  private final int width;

  /// All squares of a line, as bits.
  private final int line;

  /// The attackers at the last [#update], as the ranks of [Bitboards]; the others likewise.
  private final int[] attackers = new int[Mailbox.STRIDE];

  /// The squares without an attacker.
  private final int[] open = new int[Mailbox.STRIDE];

  private final int[] reached = new int[Mailbox.STRIDE];

  /// The squares that attackers have left since, of no meaning for a rank that none left.
  private final int[] left = new int[Mailbox.STRIDE];

  private final int[] joined = new int[Mailbox.STRIDE];

  KingMobility(SearchBoard board) {
    this.board = board;
    width = board.rules().width;
    line = (1 << width) - 1 << 1;
  }

  private static boolean isConnected(int around) {
    int sides = around & 0b010_101_010;
    int joined = Integer.lowestOneBit(sides);
    for (int step = 0; step < 8; step++) {
      int beside = (joined & 0b011_011_011) << 1 | (joined & 0b110_110_110) >>> 1;
      joined |= (beside | joined << 3 | joined >>> 3) & around & 0b111_101_111;
    }
    return (sides & ~joined) == 0;
  }

  /// Returns the reached squares of a rank, as of the last [#update].
  int rank(int rank) {
    return reached[rank];
  }

  /// Returns how many squares are reached.
  int size() {
    int size = 0;
    for (int rank = 1; rank <= width; rank++) {
      size += Integer.bitCount(reached[rank]);
    }
    return size;
  }

  /// Finds the reached squares of the present position.
  ///
  /// @return whether they may have changed
  boolean update() {
    if ((reached[Mailbox.rank(board.king())] & 1 << Mailbox.file(board.king())) == 0) {
      flood();
      return true;
    }
    int[] now = board.soldiers(Side.ATTACKERS).ranks();
    boolean changed = false;
    int ranksLeft = 0;
    for (int rank = 1; rank <= width; rank++) {
      int change = attackers[rank] ^ now[rank];
      if (change != 0) {
        left[rank] = change & attackers[rank];
        ranksLeft |= left[rank] != 0 ? 1 << rank : 0;
        attackers[rank] = now[rank];
        open[rank] ^= change;
        for (int entered = change & reached[rank]; entered != 0; entered &= entered - 1) {
          if (!cutOut(rank, entered & -entered)) {
            flood();
            return true;
          }
          changed = true;
        }
      }
    }
    return fillLeft(ranksLeft) || changed;
  }

  /// Takes one square out.
  ///
  /// @return whether the rest is still connected
  private boolean cutOut(int rank, int square) {
    int file = Integer.numberOfTrailingZeros(square) - 1;
    int around =
        reached[rank - 1] >>> file & 7
            | (reached[rank] >>> file & 5) << 3
            | (reached[rank + 1] >>> file & 7) << 6;
    reached[rank] ^= square;
    return CONNECTED[around] || isJoined(rank, square);
  }

  /// Returns whether the neighbours of this square are connected without it.
  private boolean isJoined(int rank, int square) {
    Arrays.fill(joined, 0, width + 2, 0);
    int below = reached[rank - 1] & square;
    int here = reached[rank] & (square << 1 | square >>> 1);
    int above = reached[rank + 1] & square;
    int start = below != 0 ? rank - 1 : rank;
    joined[start] = Bitboards.fill(below != 0 ? below : here & -here, reached[start]);
    int waiting = beside(start);
    int near = 31 << rank >>> 2;
    while (waiting != 0) {
      int next = Integer.numberOfTrailingZeros((waiting & near) != 0 ? waiting & near : waiting);
      waiting &= ~(1 << next);
      int before = joined[next];
      int more = (before | joined[next - 1] | joined[next + 1]) & reached[next];
      if (more != before) {
        joined[next] = Bitboards.fill(more, reached[next]);
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

  /// Fills the squares that attackers have left.
  ///
  /// @return whether any of them was reached
  private boolean fillLeft(int ranks) {
    int waiting = 0;
    for (int some = ranks; some != 0; some &= some - 1) {
      int rank = Integer.numberOfTrailingZeros(some);
      int here = reached[rank];
      int entered = left[rank] & (here << 1 | here >>> 1 | reached[rank - 1] | reached[rank + 1]);
      if (entered != 0) {
        reached[rank] = Bitboards.fill(here | entered, open[rank]);
        waiting |= beside(rank);
      }
    }
    fill(waiting);
    return waiting != 0;
  }

  private void flood() {
    for (int rank = 1; rank <= width; rank++) {
      attackers[rank] = board.soldiers(Side.ATTACKERS).ranks()[rank];
      open[rank] = line & ~attackers[rank];
      reached[rank] = 0;
    }
    int start = Mailbox.rank(board.king());
    reached[start] = Bitboards.fill(1 << Mailbox.file(board.king()), open[start]);
    fill(beside(start));
  }

  /// Fills from rank to rank.
  ///
  /// @param ranks those beside one that has changed, as bits
  private void fill(int ranks) {
    int waiting = ranks;
    while (waiting != 0) {
      int rank = Integer.numberOfTrailingZeros(waiting);
      waiting &= waiting - 1;
      int before = reached[rank];
      int more = (before | reached[rank - 1] | reached[rank + 1]) & open[rank];
      if (more != before) {
        reached[rank] = Bitboards.fill(more, open[rank]);
        waiting |= beside(rank);
      }
    }
  }
}
