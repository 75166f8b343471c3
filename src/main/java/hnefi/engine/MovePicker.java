package hnefi.engine;

/// The moves of one position in the order of their promise, found and sorted only as far as they
/// are asked for: the known move, moves that may take something, moves that refuted others, the
/// rest.
final class MovePicker {
  /// How many moves are sorted before the first is tried, and up to how many later; the order of
  /// the others is left to chance.
  private static final int SORTED_FIRST = 4;

  private static final int SORTED = 8;

  /// A move's history stands above its number.
  private static final int MOVE_BITS = 16;

  private static final int KNOWN = 0;
  private static final int TAKING = 1;
  private static final int KILLERS = 2;
  private static final int REST = 3;

  private final SearchBoard board;
  private final HistoryHeuristic history;
  private final CaptureMarks marks;
  private int[] moves = new int[256];
  private int next;
  private int end;

  /// The place before which the order is settled for now.
  private int sorted;

  private int stage;
  private int known;
  private boolean onlyTaking;
  private int ply;

  MovePicker(SearchBoard board, HistoryHeuristic history) {
    this.board = board;
    this.history = history;
    marks = new CaptureMarks(board);
  }

  /// Begins with the moves of the present position.
  ///
  /// @param known a move known to be good, or [Moves#NONE]
  void begin(int known, int ply) {
    this.known = known != Moves.NONE && Moves.isLegal(board, known) ? known : Moves.NONE;
    this.ply = ply;
    onlyTaking = false;
    stage = KNOWN;
    next = 0;
    end = 0;
  }

  /// Begins with the moves of the present position that may take something, and no others.
  void beginTaking() {
    known = Moves.NONE;
    onlyTaking = true;
    findTaking();
  }

  /// Returns the next move, or [Moves#NONE] behind the last. The board must show the position it
  /// showed at the beginning.
  int next() {
    if (stage == KNOWN) {
      if (known != Moves.NONE && next++ == 0) {
        return known;
      }
      findTaking();
    }
    while (true) {
      while (next < end) {
        if (next == sorted) {
          sortMore();
        }
        int move = moves[next++] & (1 << MOVE_BITS) - 1;
        if (move != known && !(board.mayForbid() && isForbidden(move))) {
          return move;
        }
      }
      if (onlyTaking || stage == REST) {
        return Moves.NONE;
      }
      if (stage == TAKING) {
        findKillers();
      } else {
        findRest();
      }
    }
  }

  private boolean isForbidden(int move) {
    return board.isForbidden(Moves.from(move), Moves.to(move));
  }

  /// Returns whether the last move was listed for nothing but its history.
  boolean isQuiet() {
    return stage == REST;
  }

  /// Remembers that the last move refuted what led here, unless it comes early anyway.
  void refuted(int move, int depth) {
    if (stage != TAKING) {
      history.refuted(move, board.attackersToMove, depth, ply);
    }
  }

  private void findTaking() {
    stage = TAKING;
    room();
    marks.mark();
    next = 0;
    end = marks.generate(moves, 0);
    for (int i = 0; i < end; i++) {
      moves[i] |= history.of(moves[i], board.attackersToMove) << MOVE_BITS;
    }
    sorted = 0;
  }

  private void findKillers() {
    stage = KILLERS;
    sorted = Integer.MAX_VALUE;
    next = 0;
    end = 0;
    for (int each = 0; each < HistoryHeuristic.KILLERS; each++) {
      int move = history.killer(ply, each);
      if (move != known && isQuietHere(move)) {
        moves[end++] = move;
      }
    }
  }

  private boolean isQuietHere(int move) {
    return move != Moves.NONE && !marks.isMarked(Moves.to(move)) && Moves.isLegal(board, move);
  }

  private void findRest() {
    stage = REST;
    next = 0;
    end = 0;
    marks.cross();
    short[] values = history.values(board.attackersToMove);
    int one = history.killer(ply, 0);
    int two = history.killer(ply, 1);
    if (!board.attackersToMove) {
      write(board.king, Moves.ofKing(board), values, one, two);
    }
    PieceList men = board.own();
    for (int i = 0; i < men.count; i++) {
      int from = men.squares[i];
      write(from, Moves.ofSoldier(board, from), values, one, two);
    }
    sorted = 0;
  }

  private void write(int from, long destinations, short[] values, int one, int two) {
    long quiet = destinations & ~marks.around(from);
    int base = Moves.base(from);
    for (long left = quiet; left != 0; left &= left - 1) {
      int move = base | Long.numberOfTrailingZeros(left);
      if (move != one && move != two) {
        moves[end++] = values[move] << MOVE_BITS | move;
      }
    }
  }

  /// Brings the most promising of the moves left to the front, only a few at first, since one of
  /// them often refutes.
  private void sortMore() {
    int most = next == 0 ? SORTED_FIRST : SORTED;
    sorted = next < SORTED ? Math.min(end, most) : end;
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

  private void room() {
    int needed = Moves.capacity(board);
    if (needed > moves.length) {
      moves = new int[needed];
    }
  }
}
