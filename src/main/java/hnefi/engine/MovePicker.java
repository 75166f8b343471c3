package hnefi.engine;

/// The move picker: yields the moves of a node in stages (move of the transposition table, moves
/// that may capture, killer moves, the rest by history), generated and sorted only as far as they
/// are asked for.
final class MovePicker {
  /// How many moves are sorted before the first is tried, and up to how many later; the order of
  /// the others is that of generation.
  private static final int SORTED_FIRST = 4;

  private static final int SORTED = 8;

  /// In the array a move's history value stands above its number.
  private static final int MOVE_BITS = 16;

  private enum Stage {
    TABLE_MOVE,
    CAPTURES,
    KILLERS,
    QUIETS
  }

  private final SearchBoard board;
  private final HistoryHeuristic history;
  private final CaptureTargets targets;
  private int[] moves = new int[256];
  private int next;
  private int end;

  /// The index before which the moves are sorted.
  private int sorted;

  private Stage stage = Stage.QUIETS;
  private int tableMove;

  /// Whether no other moves follow those generated first.
  private boolean onlyFirst;

  private int ply;

  MovePicker(SearchBoard board, HistoryHeuristic history) {
    this.board = board;
    this.history = history;
    targets = new CaptureTargets(board);
  }

  /// Begins with the moves of the present position.
  ///
  /// @param tableMove a move to try first, legal here or not, or [MoveCode#NONE]
  void begin(int tableMove, int ply) {
    boolean isLegal = tableMove != MoveCode.NONE && MoveGenerator.isLegal(board, tableMove);
    this.tableMove = isLegal ? tableMove : MoveCode.NONE;
    this.ply = ply;
    onlyFirst = false;
    stage = Stage.TABLE_MOVE;
    next = 0;
    end = 0;
  }

  /// Begins with the moves of the present position that may capture, and no others.
  void beginCaptures() {
    tableMove = MoveCode.NONE;
    onlyFirst = true;
    generateCaptures();
  }

  /// Begins with the moves of the attackers that stop a king who threatens to escape, and no
  /// others.
  void beginEvasions(KingThreats threats) {
    tableMove = MoveCode.NONE;
    onlyFirst = true;
    stage = Stage.CAPTURES;
    next = 0;
    end = threats.writeEvasions(moves);
    short[] values = history.values(board.attackersToMove());
    for (int i = 0; i < end; i++) {
      moves[i] |= values[moves[i]] << MOVE_BITS;
    }
    sorted = 0;
  }

  /// Returns the next legal move, or [MoveCode#NONE] behind the last. The board must show the
  /// position of the beginning.
  int next() {
    if (stage == Stage.TABLE_MOVE) {
      if (tableMove != MoveCode.NONE && next++ == 0) {
        return tableMove;
      }
      generateCaptures();
    }
    while (true) {
      while (next < end) {
        if (next == sorted) {
          sortMore();
        }
        int move = moves[next++] & (1 << MOVE_BITS) - 1;
        if (move != tableMove && !(board.mayForbid() && isForbidden(move))) {
          return move;
        }
      }
      if (onlyFirst || stage == Stage.QUIETS) {
        return MoveCode.NONE;
      }
      if (stage == Stage.CAPTURES) {
        generateKillers();
      } else {
        generateQuiets();
      }
    }
  }

  private boolean isForbidden(int move) {
    return board.isForbidden(MoveCode.from(move), MoveCode.to(move));
  }

  /// Returns whether the last move is quiet and no killer move.
  boolean isQuiet() {
    return stage == Stage.QUIETS;
  }

  /// Tells the history that the last move caused a cutoff, unless its stage comes early anyway, and
  /// that the quiet moves before it did not.
  void causedCutoff(int move, int depth) {
    if (stage == Stage.CAPTURES) {
      return;
    }
    boolean attackersToMove = board.attackersToMove();
    history.causedCutoff(move, attackersToMove, depth, ply);
    if (stage == Stage.QUIETS) {
      for (int i = 0; i < next - 1; i++) {
        history.causedNoCutoff(moves[i] & (1 << MOVE_BITS) - 1, attackersToMove, depth);
      }
    }
  }

  private void generateCaptures() {
    stage = Stage.CAPTURES;
    int capacity = MoveGenerator.capacity(board);
    if (capacity > moves.length) {
      moves = new int[capacity];
    }
    targets.update();
    next = 0;
    end = targets.generate(moves, 0);
    short[] values = history.values(board.attackersToMove());
    for (int i = 0; i < end; i++) {
      moves[i] |= values[moves[i]] << MOVE_BITS;
    }
    sorted = 0;
  }

  private void generateKillers() {
    stage = Stage.KILLERS;
    sorted = Integer.MAX_VALUE;
    next = 0;
    end = 0;
    for (int i = 0; i < HistoryHeuristic.KILLERS; i++) {
      int move = history.killer(ply, i);
      if (move != tableMove && isLegalQuiet(move)) {
        moves[end++] = move;
      }
    }
  }

  private boolean isLegalQuiet(int move) {
    return move != MoveCode.NONE
        && !targets.has(MoveCode.to(move))
        && MoveGenerator.isLegal(board, move);
  }

  private void generateQuiets() {
    stage = Stage.QUIETS;
    next = 0;
    end = 0;
    targets.transpose();
    short[] values = history.values(board.attackersToMove());
    int killer = history.killer(ply, 0);
    int second = history.killer(ply, 1);
    if (!board.attackersToMove()) {
      addQuiets(board.king(), MoveGenerator.ofKing(board), values, killer, second);
    }
    PieceList soldiers = board.own();
    for (int i = 0; i < soldiers.count(); i++) {
      int from = soldiers.square(i);
      addQuiets(from, MoveGenerator.ofSoldier(board, from), values, killer, second);
    }
    sorted = 0;
  }

  private void addQuiets(int from, long destinations, short[] values, int killer, int second) {
    long quiets = destinations & ~targets.lines(from);
    for (long left = quiets; left != 0; left &= left - 1) {
      int move = MoveCode.first(from, left);
      if (move != killer && move != second) {
        moves[end++] = values[move] << MOVE_BITS | move;
      }
    }
  }

  /// Partial insertion sort: brings the best of the moves left to the front, only a few at first,
  /// since one of them often causes a cutoff.
  private void sortMore() {
    int limit = next == 0 ? SORTED_FIRST : SORTED;
    sorted = next < SORTED ? Math.min(end, limit) : end;
    for (int i = next + 1; i < end && next < SORTED; i++) {
      int move = moves[i];
      int value = move & -1 << MOVE_BITS;
      int place = i;
      if (i >= sorted) {
        place = sorted - 1;
        if (value <= moves[place]) {
          continue;
        }
        moves[i] = moves[place];
      }
      for (; place > next && moves[place - 1] < value; place--) {
        moves[place] = moves[place - 1];
      }
      moves[place] = move;
    }
  }
}
