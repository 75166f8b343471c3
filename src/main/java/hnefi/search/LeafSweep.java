package hnefi.search;

/// Makes every move of the side to move on the board, judges it, and takes it back: the last ply of
/// a count, where nothing follows.
///
/// Fast because what needs a closer look is found once for all moves. The squares on which an
/// arrival can take something are marked beforehand, rather too many than too few; an arrival on
/// any other square takes nothing. So is the square before one free piece of the other side, which
/// can move as long as nobody goes there. Only arrivals on marked squares are judged in full.
final class LeafSweep {
  private final SearchBoard board;
  private final Terrain terrain;
  private final byte[] at;

  private final CaptureMarks captures;
  private int[] moves = new int[0];

  LeafSweep(SearchBoard board) {
    this.board = board;
    terrain = board.terrain;
    at = board.at;
    captures = new CaptureMarks(board);
  }

  /// Adds what the moves of the side to move bring about.
  void addTo(Tally tally) {
    captures.mark();
    if (board.reversible + 1 >= SearchBoard.FIRST_THIRD || mayBlockCorners() || !markFreePiece()) {
      moveOneByOne(tally, Moves.generate(board, room(), 0));
      return;
    }
    captures.cross();
    if (!board.attackersToMove) {
      moveOneByOne(tally, Moves.write(board.king, Moves.ofKing(board), room(), 0));
    }
    Men men = board.own();
    for (int i = 0; i < men.count; i++) {
      moveSoldier(tally, men.squares[i], men);
    }
  }

  private boolean mayBlockCorners() {
    return terrain.openCorner && board.guards >= SearchBoard.ALL_GUARDS - 1;
  }

  private int[] room() {
    if (moves.length < Moves.capacity(board)) {
      moves = new int[Moves.capacity(board)];
    }
    return moves;
  }

  private void moveOneByOne(Tally tally, int count) {
    for (int i = 0; i < count; i++) {
      make(tally, moves[i]);
    }
  }

  private void make(Tally tally, int move) {
    tally.add(board.make(move), board.reversible == 0, board.hash);
    board.unmake();
  }

  /// Lifts one soldier and sets him down on each square he can reach.
  private void moveSoldier(Tally tally, int from, Men men) {
    byte[] at = this.at;
    long[] keys = men.keys;
    long squares = Moves.ofSoldier(board, from);
    long marked = squares & captures.around(from);
    for (long left = marked; left != 0; left &= left - 1) {
      make(tally, Moves.of(from, Moves.first(left, from)));
    }
    byte soldier = (byte) men.code;
    long before = board.hash;
    long lifted = before ^ keys[from] ^ terrain.turnKey;
    long hashes = 0;
    at[from] = terrain.bare[from];
    for (long left = squares ^ marked; left != 0; left &= left - 1) {
      int to = Moves.first(left, from);
      byte vacant = at[to];
      at[to] = soldier;
      board.hash = lifted ^ keys[to];
      hashes += board.hash;
      at[to] = vacant;
    }
    at[from] = soldier;
    board.hash = before;
    tally.leaves += Long.bitCount(squares ^ marked);
    tally.hashes += hashes;
  }

  /// Marks the square before some piece of the other side that can move there.
  private boolean markFreePiece() {
    Men others = board.enemies();
    for (int i = 0; i < others.count; i++) {
      for (int way : Ways.ALL) {
        if (at[others.squares[i] + way] == Terrain.EMPTY) {
          captures.set(others.squares[i] + way);
          return true;
        }
      }
    }
    return false;
  }
}
