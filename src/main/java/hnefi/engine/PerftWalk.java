package hnefi.engine;

import hnefi.board.Side;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;

/// Walks the tree of one [Perft] by making and unmaking moves.
final class PerftWalk {
  private final SearchBoard board;
  private final LeafJudge leaves;
  private final StopSignal signal;
  private final int depth;

  /// The moves of all plies on the way to the present position, one behind the other.
  private final int[] moves;

  private long bulk;

  PerftWalk(RuleSet rules, Position position, int depth, StopSignal signal) {
    board = new SearchBoard(new RuleTables(rules, position.board().size()), position);
    leaves = new LeafJudge(board);
    this.signal = signal;
    this.depth = depth;
    // A side's next ply has no more moves than this one's bound, since pieces only get fewer.
    int most =
        Math.max(
            MoveGenerator.capacity(board, board.soldiers(Side.ATTACKERS)),
            MoveGenerator.capacity(board, board.soldiers(Side.DEFENDERS)));
    moves = new int[Math.max(1, depth) * most];
  }

  Perft run(boolean isBulk) {
    if (depth == 0) {
      return new Perft(1, 0, 0, true);
    }
    boolean complete = board.status() != GameStatus.ONGOING || walk(depth, 0, isBulk);
    return isBulk
        ? new Perft(bulk, 0, 0, complete)
        : new Perft(leaves.moves(), leaves.captures(), leaves.finished(), complete);
  }

  /// @return false if the signal stopped it
  private boolean walk(int plies, int start, boolean isBulk) {
    if (plies == 1 && !isBulk) {
      leaves.judge();
      return true;
    }
    int end = MoveGenerator.generate(board, moves, start);
    if (plies == 1) {
      bulk += end - start;
      return true;
    }
    for (int i = start; i < end; i++) {
      boolean goOn = board.make(moves[i]) != GameStatus.ONGOING || walk(plies - 1, end, isBulk);
      board.unmake();
      if (!goOn || signal.isStopped()) {
        return false;
      }
    }
    return true;
  }
}
