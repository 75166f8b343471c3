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

  private final Lines marks = new Lines();
  private int[] moves = new int[0];

  LeafSweep(SearchBoard board) {
    this.board = board;
    terrain = board.terrain;
    at = board.at;
  }

  /// Adds what the moves of the side to move bring about.
  void addTo(Tally tally) {
    marks.clear();
    if (board.reversible + 1 >= SearchBoard.FIRST_THIRD || mayBlockCorners() || !markFreePiece()) {
      moveOneByOne(tally, Moves.generate(board, room(), 0));
      return;
    }
    markCaptures();
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
    long marked =
        squares
            & (marks.ranks[Lines.rank(from)] | (long) marks.files[Lines.file(from)] << Moves.FILE);
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
          marks.set(others.squares[i] + way);
          return true;
        }
      }
    }
    return false;
  }

  private void markCaptures() {
    Men victims = board.enemies();
    int heldBy = victims.heldBy;
    int row = terrain.shieldWall ? victims.code | Terrain.KING & ~board.own().heldBy : 0;
    boolean rowAtEdge = false;
    for (int i = 0; i < victims.count; i++) {
      int around = markAround(victims.squares[i], heldBy);
      rowAtEdge |= (around & Terrain.BORDER) != 0 && (around & row) != 0;
    }
    if (rowAtEdge) {
      for (int square : terrain.wallSquares) {
        marks.set(square);
      }
    }
    if (board.attackersToMove) {
      markAroundKing();
    }
  }

  /// Marks the squares opposite those from which a piece is held.
  private int markAround(int square, int heldBy) {
    int east = at[square + 1];
    int west = at[square - 1];
    int north = at[square + Terrain.STRIDE];
    int south = at[square - Terrain.STRIDE];
    int around = east | west | north | south;
    if ((around & heldBy) != 0) {
      mark(square - 1, east & heldBy);
      mark(square + 1, west & heldBy);
      mark(square - Terrain.STRIDE, north & heldBy);
      mark(square + Terrain.STRIDE, south & heldBy);
    }
    return around;
  }

  private void mark(int square, int holder) {
    if (holder != 0) {
      marks.set(square);
    }
  }

  private void markAroundKing() {
    if (terrain.kingFlanked) {
      markAround(board.king, terrain.holdsDefender);
      return;
    }
    int holders = 0;
    for (int way : Ways.ALL) {
      holders += (at[board.king + way] & (Terrain.ATTACKER | terrain.kingCaptors)) != 0 ? 1 : 0;
    }
    for (int way : Ways.ALL) {
      mark(board.king + way, holders >= 3 ? 1 : 0);
    }
  }
}
