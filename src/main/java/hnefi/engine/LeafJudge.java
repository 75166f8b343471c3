package hnefi.engine;

/// Judges the moves of the last ply of a [Perft].
///
/// Making and unmaking every one of them reaches about a third of the speed of a mailbox perft that
/// keeps neither hash nor history. So only the moves that may capture or end the game are made. The
/// others are judged together, as a set: an arrival on a square where nothing can be captured
/// changes nothing but the place of one piece, does not end the game, and leaves the other side a
/// move as long as it does not block the one kept open here.
final class LeafJudge {
  private final SearchBoard board;
  private final RuleTables rules;
  private final CaptureTargets targets;

  /// The squares on which the king may win.
  private final Bitboards goals = new Bitboards();

  private int[] buffer = new int[0];
  private long moves;
  private long captures;
  private long finished;

  LeafJudge(SearchBoard board) {
    this.board = board;
    rules = board.rules();
    targets = new CaptureTargets(board);
    for (int square : rules.squares) {
      if (rules.escape[square] || rules.exitFort && rules.edge[square]) {
        goals.set(square);
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
    targets.update();
    if (mayRepeat()
        || board.mayBlockCorners()
        || rules.hasEnclosures && mayEnclose()
        || !keepMoveOpen()) {
      makeAll();
      return;
    }
    targets.transpose();
    if (!board.attackersToMove()) {
      int king = board.king();
      judge(king, MoveGenerator.ofKing(board), targets.lines(king) | MoveCode.lines(goals, king));
    }
    PieceList own = board.own();
    for (int i = 0; i < own.count(); i++) {
      int from = own.square(i);
      judge(from, MoveGenerator.ofSoldier(board, from), targets.lines(from));
    }
  }

  /// @param destinations of one piece, its destination set
  /// @param decisive where an arrival may capture or end the game, likewise
  private void judge(int from, long destinations, long decisive) {
    moves += Long.bitCount(destinations & ~decisive);
    for (long left = destinations & decisive; left != 0; left &= left - 1) {
      make(MoveCode.first(from, left));
    }
  }

  private void makeAll() {
    int capacity = MoveGenerator.capacity(board, board.own());
    if (buffer.length < capacity) {
      buffer = new int[capacity];
    }
    int end = MoveGenerator.generate(board, buffer, 0);
    for (int i = 0; i < end; i++) {
      make(buffer[i]);
    }
  }

  private void make(int move) {
    moves++;
    finished += board.make(move) == GameStatus.ONGOING ? 0 : 1;
    captures += board.isLastMoveCapture() ? 1 : 0;
    board.unmake();
  }

  /// With its next move a side may bring a position about for the third time, which ends the game,
  /// or the other side with its own, which may be forbidden.
  private boolean mayRepeat() {
    return board.reversiblePlies() + 2 >= SearchBoard.THIRD_OCCURRENCE;
  }

  /// Moves may complete a fort or an encirclement wherever they end.
  private boolean mayEnclose() {
    return board.attackersToMove()
        ? rules.encirclement && board.encirclement().isSetUpComplete()
        : board.mayCompleteFort();
  }

  /// Finds a step of the other side and makes every arrival that would block it a move to be made.
  ///
  /// @return false if there is none
  private boolean keepMoveOpen() {
    PieceList others = board.enemies();
    for (int i = 0; i < others.count(); i++) {
      for (int direction : Mailbox.DIRECTIONS) {
        int beside = others.square(i) + direction;
        if (board.at()[beside] == Mailbox.EMPTY) {
          targets.add(beside);
          return true;
        }
      }
    }
    return false;
  }
}
