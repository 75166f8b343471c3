package hnefi.search;

/// The moves of one position in the order of their promise, sorted only as far as they are asked
/// for.
final class MoveList {
  /// Behind so many moves the order of the quiet ones is left to chance.
  private static final int SORTED = 10;

  private static final int TABLE = 1 << 30;
  private static final int MARKED = 1 << 24;
  private static final int KILLER = 1 << 23;

  /// The moves, in the order in which they were picked as far as they were.
  private int[] moves = new int[256];

  private int[] promise = new int[256];
  int count;

  /// Lists the one move that is known to be promising.
  void begin(int move) {
    moves[0] = move;
    promise[0] = TABLE;
    count = 1;
  }

  /// Lists all legal moves, the known one first if it is one.
  void fill(SearchBoard board, CaptureMarks marks, History history, int known, int ply) {
    room(Moves.capacity(board));
    count = Moves.generate(board, moves, 0);
    marks.mark();
    for (int i = 0; i < count; i++) {
      int move = moves[i];
      int value = history.of(move, board.attackersToMove);
      if (move == known) {
        swapWithFirst(i);
        promise[0] = TABLE;
        continue;
      }
      if (marks.isMarked(Moves.to(move))) {
        value += MARKED;
      } else if (history.isKiller(move, ply)) {
        value += KILLER;
      }
      promise[i] = value;
    }
  }

  /// Lists the moves to squares where something may be taken.
  void fillMarked(SearchBoard board, CaptureMarks marks, History history) {
    room(Moves.capacity(board));
    marks.mark();
    count = marks.generate(moves, 0);
    for (int i = 0; i < count; i++) {
      promise[i] = MARKED + history.of(moves[i], board.attackersToMove);
    }
  }

  /// Returns the most promising of the moves from the given place on, and puts it there.
  int pick(int place) {
    if (place >= SORTED && promise[place] < KILLER / 2) {
      return moves[place];
    }
    int best = place;
    for (int i = place + 1; i < count; i++) {
      if (promise[i] > promise[best]) {
        best = i;
      }
    }
    int move = moves[best];
    int value = promise[best];
    moves[best] = moves[place];
    promise[best] = promise[place];
    moves[place] = move;
    promise[place] = value;
    return move;
  }

  /// Returns whether the move at this place was listed for more than its history.
  boolean isQuiet(int place) {
    return promise[place] < KILLER / 2;
  }

  private void swapWithFirst(int place) {
    int move = moves[place];
    moves[place] = moves[0];
    promise[place] = promise[0];
    moves[0] = move;
  }

  private void room(int needed) {
    if (needed > moves.length) {
      moves = new int[needed];
      promise = new int[needed];
    }
  }
}
