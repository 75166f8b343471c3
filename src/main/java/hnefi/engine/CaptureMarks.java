package hnefi.engine;

/// The squares on which an arrival of the side to move can take something: all of them, and some
/// more.
///
/// They are found a whole rank at a time: a man held from one side is marked on the other.
final class CaptureMarks {
  private final SearchBoard board;
  private final RuleTables terrain;

  /// The marked squares; their files only after [#cross].
  private final Bitboards squares = new Bitboards();

  /// The ranks on which some are marked, as bits.
  private int ranks;

  CaptureMarks(SearchBoard board) {
    this.board = board;
    terrain = board.terrain;
  }

  /// Marks anew for the side to move.
  void mark() {
    int[] own = board.own().ranks;
    int[] victims = board.enemies().ranks;
    int[] vacant = board.vacant.ranks;
    int[] marks = squares.ranks;
    int found = 0;
    int heldBelow = 0;
    int heldNear = holders(own, vacant, 0);
    int held = holders(own, vacant, 1);
    int heldFar = holders(own, vacant, 2);
    int below = 0;
    int here = victims[1];
    for (int rank = 1; rank <= terrain.width; rank++) {
      int above = victims[rank + 1];
      int heldAbove = holders(own, vacant, rank + 2);
      int marked =
          ((here & held >>> 1) >>> 1
                  | (here & held << 1) << 1
                  | above & heldAbove
                  | below & heldBelow)
              & vacant[rank];
      marks[rank] = marked;
      found |= marked != 0 ? 1 << rank : 0;
      below = here;
      here = above;
      heldBelow = heldNear;
      heldNear = held;
      held = heldFar;
      heldFar = heldAbove;
    }
    ranks = found;
    if (terrain.shieldWall) {
      markWalls(victims);
    }
    if (board.attackersToMove) {
      markAroundKing();
    } else if (terrain.kingArmed) {
      markOppositeKing();
    }
  }

  /// Returns what holds the men of the other side from behind on a rank, the king left out.
  private int holders(int[] own, int[] vacant, int rank) {
    return own[rank] | terrain.hostile[rank] & vacant[rank] | terrain.hostileBorder[rank];
  }

  private void markOppositeKing() {
    int victim = board.enemies().code;
    for (int way : Offsets.ALL) {
      if (board.at[board.king + way] == victim) {
        set(board.king + 2 * way);
      }
    }
  }

  /// Marks everything from where a row could be closed in, if a man stands on the edge.
  private void markWalls(int[] victims) {
    int width = terrain.width;
    int sides = 0;
    for (int rank = 1; rank <= width; rank++) {
      sides |= victims[rank];
    }
    if ((victims[1] | victims[width] | sides & (2 | 1 << width)) != 0) {
      for (int square : terrain.wallSquares) {
        set(square);
      }
    }
  }

  private void markAroundKing() {
    int king = board.king;
    byte[] at = board.at;
    if (terrain.kingFlanked) {
      for (int way : Offsets.ALL) {
        if ((at[king - way] & terrain.holdsDefender) != 0) {
          set(king + way);
        }
      }
      return;
    }
    int holders = 0;
    for (int way : Offsets.ALL) {
      holders += (at[king + way] & (RuleTables.ATTACKER | terrain.kingCaptors)) != 0 ? 1 : 0;
    }
    if (holders >= 3) {
      for (int way : Offsets.ALL) {
        set(king + way);
      }
    }
  }

  /// Marks one more square if it is vacant.
  void set(int square) {
    int rank = Bitboards.rank(square);
    squares.ranks[rank] |= 1 << Bitboards.file(square) & board.vacant.ranks[rank];
    ranks |= 1 << rank;
  }

  /// Makes [#around] answer for the marks as they are now.
  void cross() {
    int[] files = squares.files;
    for (int file = 1; file <= terrain.width; file++) {
      files[file] = 0;
    }
    for (int some = ranks; some != 0; some &= some - 1) {
      int rank = Integer.numberOfTrailingZeros(some);
      for (int left = squares.ranks[rank]; left != 0; left &= left - 1) {
        files[Integer.numberOfTrailingZeros(left)] |= 1 << rank;
      }
    }
  }

  /// Returns whether an arrival here is worth a closer look.
  boolean isMarked(int square) {
    return (squares.ranks[Bitboards.rank(square)] & 1 << Bitboards.file(square)) != 0;
  }

  /// Returns the marked squares on the two lines of a square, packed as in [Moves].
  long around(int square) {
    return Moves.onLines(squares, square);
  }

  /// Writes the moves of the side to move to marked squares.
  ///
  /// @return the place behind the last of them
  int generate(int[] moves, int start) {
    int end = start;
    if (!board.attackersToMove) {
      end = writeOfKing(moves, end);
    }
    int code = board.own().code;
    for (int some = ranks; some != 0; some &= some - 1) {
      int rank = Integer.numberOfTrailingZeros(some);
      int open = squares.ranks[rank] & terrain.soldierStop.ranks[rank];
      for (int left = open; left != 0; left &= left - 1) {
        int square = rank * RuleTables.STRIDE | Integer.numberOfTrailingZeros(left);
        end = Moves.arrivals(board, square, code, moves, end);
      }
    }
    return end;
  }

  private int writeOfKing(int[] moves, int start) {
    int end = start;
    int base = Moves.base(board.king);
    for (long left = Moves.ofKing(board); left != 0; left &= left - 1) {
      int move = base | Long.numberOfTrailingZeros(left);
      if (isMarked(Moves.to(move))) {
        moves[end++] = move;
      }
    }
    return end;
  }
}
