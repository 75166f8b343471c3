package hnefi.engine;

import hnefi.board.Side;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;

/// Walks the tree of one [Perft] by making and unmaking moves.
final class PerftWalk {
  private final SearchBoard board;
  private final StopSignal signal;
  private final int depth;
  private final boolean isBulk;

  /// The moves of all plies on the way to the present position, one behind the other.
  private final int[] moves;

  private long leaves;
  private long captures;
  private long finished;

  /// @param isBulk whether the moves of the last ply are counted without being made
  PerftWalk(RuleSet rules, Position position, int depth, StopSignal signal, boolean isBulk) {
    board = new SearchBoard(new RuleTables(rules, position.board().size()), position);
    this.signal = signal;
    this.depth = depth;
    this.isBulk = isBulk;
    // A side's next ply has no more moves than this one's bound, since pieces only get fewer.
    int most =
        Math.max(
            MoveGenerator.capacity(board, board.soldiers(Side.ATTACKERS)),
            MoveGenerator.capacity(board, board.soldiers(Side.DEFENDERS)));
    moves = new int[Math.max(1, depth) * most];
  }

  Perft run() {
    if (depth == 0) {
      return new Perft(1, 0, 0, true);
    }
    boolean complete = board.status() != GameStatus.ONGOING || walk(depth, 0);
    return new Perft(leaves, captures, finished, complete);
  }

  /// @return false if the signal stopped it
  private boolean walk(int plies, int start) {
    int end = MoveGenerator.generate(board, moves, start);
    if (plies == 1) {
      leaves += end - start;
      if (isBulk) {
        return true;
      }
    }
    for (int i = start; i < end; i++) {
      GameStatus status = board.make(moves[i]);
      if (plies == 1) {
        finished += status == GameStatus.ONGOING ? 0 : 1;
        captures += board.isLastMoveCapture() ? 1 : 0;
      }
      boolean goOn = plies == 1 || status != GameStatus.ONGOING || walk(plies - 1, end);
      board.unmake();
      if (!goOn || plies > 1 && signal.isStopped()) {
        return false;
      }
    }
    return true;
  }
}
