package hnefi.search;

/// The squares on which an arrival of the side to move can take something: all of them, and some
/// more.
final class CaptureMarks {
  final Lines squares = new Lines();

  /// The marked squares as a list, some of them twice.
  private final int[] list = new int[Terrain.ADDRESSES * 4];

  private int count;
  private final SearchBoard board;
  private final Terrain terrain;
  private final byte[] at;

  CaptureMarks(SearchBoard board) {
    this.board = board;
    terrain = board.terrain;
    at = board.at;
  }

  /// Marks anew for the side to move.
  void mark() {
    squares.clear();
    count = 0;
    Men victims = board.enemies();
    int heldBy = victims.heldBy;
    int row = terrain.shieldWall ? victims.code | Terrain.KING : 0;
    boolean rowAtEdge = false;
    for (int i = 0; i < victims.count; i++) {
      int around = markAround(victims.squares[i], heldBy);
      rowAtEdge |= (around & Terrain.BORDER) != 0 && (around & row) != 0;
    }
    if (rowAtEdge) {
      for (int square : terrain.wallSquares) {
        set(square);
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
      set(square);
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

  /// Returns whether an arrival here is worth a closer look.
  boolean isMarked(int square) {
    return (squares.ranks[Lines.rank(square)] & 1 << Lines.file(square)) != 0;
  }

  /// Returns those of the destinations of a piece, packed as in [Moves], that are marked.
  long among(long destinations, int from) {
    return destinations
        & (squares.ranks[Lines.rank(from)] | (long) squares.files[Lines.file(from)] << Moves.FILE);
  }

  private void set(int square) {
    squares.set(square);
    list[count++] = square;
  }

  /// Writes the moves of the side to move to marked squares, and forgets the marks.
  ///
  /// @return the place behind the last of them
  int generate(int[] moves, int start) {
    int end = start;
    if (!board.attackersToMove) {
      end = Moves.write(board.king, among(Moves.ofKing(board), board.king), moves, end);
    }
    int code = board.own().code;
    for (int i = 0; i < count; i++) {
      int square = list[i];
      if (isMarked(square)) {
        end = Moves.arrivals(board, square, code, moves, end);
        squares.ranks[Lines.rank(square)] &= ~(1 << Lines.file(square));
      }
    }
    return end;
  }
}
