package hnefi.engine;

import hnefi.board.Side;

/// Whether the attackers have encircled the king and all defenders: a flood fill from the edge
/// inwards over the squares without an attacker.
///
/// An arrival can only complete an encirclement where the open squares around it are no longer
/// connected without it, which a few operations on bits tell; most moves need no flood fill.
final class EncirclementCheck {
  private final SearchBoard board;
  private final int width;

  /// All squares of a line, as bits, and the first and the last of them.
  private final int line;

  private final int ends;

  private final int[] reached = new int[Mailbox.STRIDE];
  private final int[] open = new int[Mailbox.STRIDE];

  /// Whether the board was set up encircled, so that any move of the attackers may end the game.
  private final boolean isSetUpComplete;

  EncirclementCheck(SearchBoard board) {
    this.board = board;
    width = board.rules().width;
    line = (1 << width) - 1 << 1;
    ends = 2 | 1 << width;
    isSetUpComplete = board.rules().encirclement && isComplete();
  }

  /// Returns whether an attacker's arrival on a square has completed an encirclement.
  ///
  /// @param hasCaptured whether the arrival has captured anything
  boolean isCompletedBy(int to, boolean hasCaptured) {
    boolean mayBe =
        hasCaptured
            || isSetUpComplete
            || (closingSquares(Mailbox.rank(to)) >>> Mailbox.file(to) & 1) != 0;
    return mayBe && isComplete();
  }

  /// Returns whether one move of the attackers may complete an encirclement. It cannot if the king
  /// reaches the edge without the squares where an arrival would close anything.
  boolean mayBeCompleted() {
    if (isSetUpComplete) {
      return true;
    }
    int[] attackers = board.soldiers(Side.ATTACKERS).ranks();
    for (int rank = 1; rank <= width; rank++) {
      open[rank] = line & ~attackers[rank] & ~closingSquares(rank);
      reached[rank] = 0;
    }
    int king = Mailbox.rank(board.king());
    open[king] |= 1 << Mailbox.file(board.king());
    reached[king] = Bitboards.fill(1 << Mailbox.file(board.king()), open[king]);
    int waiting = 1 << king;
    while (waiting != 0) {
      int rank = Integer.numberOfTrailingZeros(waiting);
      waiting &= waiting - 1;
      if (rank == 1 || rank == width || (reached[rank] & ends) != 0) {
        return false;
      }
      waiting |= spread(rank, rank - 1) | spread(rank, rank + 1);
    }
    return true;
  }

  /// Returns the squares of a rank without which the open squares around them, the border included,
  /// are not connected. Of no meaning for squares with an attacker.
  int closingSquares(int rank) {
    int[] attackers = board.soldiers(Side.ATTACKERS).ranks();
    int north = ~attackers[rank + 1];
    int south = ~attackers[rank - 1];
    int here = ~attackers[rank];
    int east = here >>> 1;
    int west = here << 1;
    int northEast = north & east & north >>> 1;
    int northWest = north & west & north << 1;
    int southEast = south & east & south >>> 1;
    int southWest = south & west & south << 1;
    int separated =
        north & south & ~(northEast & southEast) & ~(northWest & southWest)
            | east & west & ~(northEast & northWest) & ~(southEast & southWest)
            | north & east & ~northEast & ~(northWest & southWest & southEast)
            | south & east & ~southEast & ~(northEast & northWest & southWest)
            | south & west & ~southWest & ~(southEast & northEast & northWest)
            | north & west & ~northWest & ~(southWest & southEast & northEast);
    return separated & line;
  }

  private boolean isComplete() {
    int[] attackers = board.soldiers(Side.ATTACKERS).ranks();
    int waiting = 0;
    for (int rank = 1; rank <= width; rank++) {
      open[rank] = line & ~attackers[rank];
      int start = rank == 1 || rank == width ? open[rank] : open[rank] & ends;
      reached[rank] = Bitboards.fill(start, open[rank]);
      if (isDefended(rank)) {
        return false;
      }
      waiting |= reached[rank] != 0 ? 1 << rank : 0;
    }
    while (waiting != 0) {
      int rank = Integer.numberOfTrailingZeros(waiting);
      waiting &= waiting - 1;
      int changed =
          (rank > 1 ? spread(rank, rank - 1) : 0) | (rank < width ? spread(rank, rank + 1) : 0);
      if ((changed & 1 << rank - 1) != 0 && isDefended(rank - 1)
          || (changed & 1 << rank + 1) != 0 && isDefended(rank + 1)) {
        return false;
      }
      waiting |= changed;
    }
    return true;
  }

  /// Fills one rank from the one beside it.
  ///
  /// @return the rank as a bit if it has changed, else 0
  private int spread(int from, int to) {
    int more = (reached[to] | reached[from]) & open[to];
    if (more == reached[to]) {
      return 0;
    }
    reached[to] = Bitboards.fill(more, open[to]);
    return 1 << to;
  }

  private boolean isDefended(int rank) {
    int defenders = board.soldiers(Side.DEFENDERS).ranks()[rank];
    boolean isKingReached =
        rank == Mailbox.rank(board.king())
            && (reached[rank] >>> Mailbox.file(board.king()) & 1) != 0;
    return (reached[rank] & defenders) != 0 || isKingReached;
  }
}
