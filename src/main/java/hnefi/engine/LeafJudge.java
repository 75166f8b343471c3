package hnefi.engine;

/// Judges the moves of the last ply of a [Perft].
///
/// Making and unmaking every one of them reaches about a third of the speed of a mailbox perft that
/// keeps neither hash nor history. So only the moves that may capture or end the game are made.
/// The others are judged together, as a set: an arrival on a square where nothing can be captured
/// changes nothing but the place of one piece, does not end the game, and leaves the other side a
/// move as long as it does not block the one kept open here.
final class LeafJudge {
  private final SearchBoard board;
  private final RuleTables terrain;
  private final CaptureMarks marks;
  private final Bitboards exits = new Bitboards();
  private int[] buffer = new int[0];
  private long moves;
  private long captures;
  private long finished;

  LeafJudge(SearchBoard board) {
    this.board = board;
    terrain = board.terrain;
    marks = new CaptureMarks(board);
    for (int square : terrain.squares) {
      if (terrain.escape[square]) {
        exits.set(square);
      }
    }
  }

  long moves() {
    return moves;
  }

  long captures() {
    return captures;
  }

  long finished() {
    return finished;
  }

  /// Adds the moves of the side to move.
  void judge() {
    marks.mark();
    if (mayRepeat() || mayBlockCorners() || !keepMoveOpen()) {
      makeAll();
      return;
    }
    marks.cross();
    if (!board.attackersToMove) {
      int king = board.king;
      judge(king, Moves.ofKing(board), marks.around(king) | Moves.onLines(exits, king));
    }
    PieceList own = board.own();
    for (int i = 0; i < own.count; i++) {
      int from = own.squares[i];
      judge(from, Moves.ofSoldier(board, from), marks.around(from));
    }
  }

  /// @param destinations of one piece, packed as in [Moves]
  /// @param decisive where an arrival may capture or end the game, likewise
  private void judge(int from, long destinations, long decisive) {
    moves += Long.bitCount(destinations & ~decisive);
    for (long left = destinations & decisive; left != 0; left &= left - 1) {
      make(Moves.of(from, Moves.first(left, from)));
    }
  }

  private void makeAll() {
    int capacity = Moves.capacity(board, board.own());
    if (buffer.length < capacity) {
      buffer = new int[capacity];
    }
    int end = Moves.generate(board, buffer, 0);
    for (int i = 0; i < end; i++) {
      make(buffer[i]);
    }
  }

  private void make(int move) {
    moves++;
    finished += board.make(move) == SearchBoard.ONGOING ? 0 : 1;
    captures += board.reversible == 0 ? 1 : 0;
    board.unmake();
  }

  /// With its next move a side may bring a position about for the third time, which ends the game, or
  /// the other side with its own, which may be forbidden.
  private boolean mayRepeat() {
    return board.reversible + 2 >= SearchBoard.FIRST_THIRD;
  }

  private boolean mayBlockCorners() {
    return terrain.openCorner && board.guards >= SearchBoard.ALL_GUARDS - 1;
  }

  /// Finds a step of the other side and makes every arrival that would block it a move to be made.
  ///
  /// @return false if there is none
  private boolean keepMoveOpen() {
    PieceList others = board.enemies();
    for (int i = 0; i < others.count; i++) {
      for (int way : Offsets.ALL) {
        int beside = others.squares[i] + way;
        if (board.at[beside] == RuleTables.EMPTY) {
          marks.set(beside);
          return true;
        }
      }
    }
    return false;
  }
}
