package hnefi.engine;

/// Makes every move of the side to move on the board, judges it, and takes it back: the last ply of
/// a count, where nothing follows.
///
/// Fast because what needs a closer look is found once for all moves. The squares on which an
/// arrival can take something are marked beforehand, rather too many than too few; an arrival on
/// any other square takes nothing. One free piece of the other side is remembered and the square
/// before it: as long as nobody takes the one or goes to the other, the other side can move.
final class LeafSweep {
  private final SearchBoard board;
  private final RuleTables terrain;
  private final byte[] at;

  private final CaptureMarks marks;
  private final CaptureUndo captives;

  /// Where the king would win.
  private final Bitboards exits = new Bitboards();

  private int[] moves = new int[0];
  private int freePiece;
  private int beforeFree;

  LeafSweep(SearchBoard board) {
    this.board = board;
    terrain = board.terrain;
    at = board.at;
    marks = new CaptureMarks(board);
    captives = new CaptureUndo(board);
    for (int square : terrain.squares) {
      if (terrain.escape[square]) {
        exits.set(square);
      }
    }
  }

  /// Adds what the moves of the side to move bring about.
  void addTo(Tally tally) {
    marks.mark();
    if (board.reversible + 1 >= SearchBoard.FIRST_THIRD || mayBlockCorners() || !findFreePiece()) {
      moveOneByOne(tally, Moves.generate(board, room(), 0));
      return;
    }
    marks.cross();
    if (!board.attackersToMove) {
      int king = board.king;
      long closer = marks.around(king) | Moves.onLines(exits, king);
      move(tally, king, Moves.ofKing(board), closer, terrain.kingKeys);
    }
    PieceList men = board.own();
    for (int i = 0; i < men.count; i++) {
      int from = men.squares[i];
      move(tally, from, Moves.ofSoldier(board, from), marks.around(from), men.keys);
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

  /// Lifts one piece and sets it down on each square it can reach.
  ///
  /// @param squares where it can go, packed as in [Moves]
  /// @param closer where an arrival needs a closer look
  private void move(Tally tally, int from, long squares, long closer, long[] keys) {
    byte[] at = this.at;
    byte piece = at[from];
    long before = board.hash;
    long lifted = before ^ keys[from] ^ terrain.turnKey;
    at[from] = terrain.bare[from];
    long free = squares & ~closer;
    long hashes = 0;
    for (long left = free; left != 0; left &= left - 1) {
      int to = Moves.first(left, from);
      byte vacant = at[to];
      at[to] = piece;
      board.hash = lifted ^ keys[to];
      hashes += board.hash;
      at[to] = vacant;
    }
    tally.leaves += Long.bitCount(free);
    tally.hashes += hashes;
    long inFull = 0;
    for (long left = squares & closer; left != 0; left &= left - 1) {
      int to = Moves.first(left, from);
      if (!isJudgedHere(tally, piece, to, lifted ^ keys[to])) {
        inFull |= left & -left;
      }
    }
    at[from] = piece;
    board.hash = before;
    for (; inFull != 0; inFull &= inFull - 1) {
      make(tally, Moves.of(from, Moves.first(inFull, from)));
    }
  }

  /// Sets a piece down that was lifted, and judges whom it takes.
  ///
  /// @return false if more must be known
  private boolean isJudgedHere(Tally tally, byte piece, int to, long hash) {
    boolean isKing = piece == RuleTables.KING;
    if (to == beforeFree || isKing && terrain.escape[to]) {
      return false;
    }
    int king = board.king;
    byte vacant = at[to];
    at[to] = piece;
    board.king = isKing ? to : king;
    int taken = captives.judge(to);
    board.king = king;
    at[to] = vacant;
    if (captives.takes(freePiece)) {
      return false;
    }
    int ending = captives.kingTaken() ? SearchBoard.KING_CAPTURED : SearchBoard.ONGOING;
    tally.add(ending, taken > 0, hash ^ captives.change());
    return true;
  }

  /// Finds a piece of the other side that can move, unless it can only do so in rarer ways.
  private boolean findFreePiece() {
    PieceList others = board.enemies();
    for (int i = 0; i < others.count; i++) {
      for (int way : Offsets.ALL) {
        if (at[others.squares[i] + way] == RuleTables.EMPTY) {
          freePiece = others.squares[i];
          beforeFree = freePiece + way;
          marks.set(beforeFree);
          return true;
        }
      }
    }
    return false;
  }
}
