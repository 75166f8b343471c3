package hnefi.engine;

import hnefi.rules.RepetitionRule;
import java.util.Arrays;

/// Alpha-beta search of one thread on its own board.
///
/// A win is only ever claimed when every answer was looked at: what is left out or looked at less
/// (late moves, hopeless captures, a pass) can hide a win but never invent one.
final class Search {
  static final int DEEPEST_PLY = 2 * SearchLimits.DEEPEST + 20;

  private static final int INFINITE = Score.WIN + 1;
  private static final int[] LATE = {0, 14, 26, 48};
  private static final int MARGIN = 70;
  private static final int BETWEEN_TELLING = 1024;

  /// How many captures in a row are looked at; on a crowded board they would never end.
  private static final int EXCHANGE = 4;

  /// Looking less deep again is quicker than waiting for the memory of the table.
  private static final int REMEMBERED = 2;

  private final SearchBoard board;
  private final TranspositionTable table;
  private final Budget budget;
  private final Evaluation evaluation;
  private final KingThreats watch;
  private final HistoryHeuristic history = new HistoryHeuristic();
  private final MovePicker[] lists = new MovePicker[DEEPEST_PLY + 2];
  private final int[][] lines = new int[DEEPEST_PLY + 2][];
  private final int[] lengths = new int[DEEPEST_PLY + 2];
  private final int rootPly;
  private final ErrorModel eyes;
  private int deepest;

  private boolean stopped;

  /// How many positions were made and judged; nothing is counted twice for being looked at again.
  long nodes;

  /// How many of them the budget was told of.
  private long told;

  Search(
      SearchBoard board,
      TranspositionTable table,
      Budget budget,
      EvaluationWeights weights,
      ErrorModel eyes) {
    this.board = board;
    this.table = table;
    this.budget = budget;
    this.eyes = eyes;
    watch = new KingThreats(board);
    evaluation = new Evaluation(board, watch, weights);
    rootPly = board.ply();
    for (int ply = 0; ply < lists.length; ply++) {
      lists[ply] = new MovePicker(board, history);
      lines[ply] = new int[DEEPEST_PLY + 2];
    }
  }

  /// Returns whether the budget was spent; then the search is of no further use.
  boolean isStopped() {
    return stopped;
  }

  /// Returns the expected play found last.
  int[] line() {
    return Arrays.copyOf(lines[0], lengths[0]);
  }

  /// Searches the present position.
  ///
  /// @return its score for the side to move; of no meaning if the search was stopped
  int run(int depth, int alpha, int beta) {
    deepest = Math.min(DEEPEST_PLY, 2 * depth + 6);
    try {
      return look(depth, alpha, beta, 0, true);
    } catch (SpentException _) {
      stopped = true;
      return 0;
    }
  }

  private int look(int given, int low, int high, int ply, boolean mayPass) {
    lengths[ply] = 0;
    spend();
    if (ply > 0 && board.occurredSince(rootPly) && !repetitionIsForbidden()) {
      return Score.DRAW;
    }
    int alpha = Math.max(low, Score.lossIn(ply));
    int beta = Math.min(high, Score.winIn(ply + 1));
    if (alpha >= beta) {
      return alpha;
    }
    watch.look();
    int winning = watch.win();
    if (winning != Moves.NONE && eyes.see(board, winning, given)) {
      lines[ply][0] = winning;
      lengths[ply] = 1;
      return Score.winIn(ply + 1);
    }
    boolean threatened = watch.threatened();
    int depth = threatened && ply < deepest ? given + 1 : given;
    if (ply >= DEEPEST_PLY) {
      return evaluation.score();
    }
    if (depth <= 0) {
      return calm(alpha, beta, ply, EXCHANGE);
    }
    boolean doubtful = beta - alpha == 1 && ply > 0;
    boolean quiet = doubtful && !threatened && Math.abs(beta) < Score.DECIDED;
    int standing = threatened ? 0 : evaluation.score();
    if (quiet && depth <= 3 && standing - MARGIN * depth >= beta) {
      return standing;
    }
    long known = depth >= REMEMBERED ? table.find(board.hash) : 0;
    if (doubtful && TranspositionTable.depth(known) >= depth) {
      int score = fromTable(TranspositionTable.score(known), ply);
      int bound = TranspositionTable.bound(known);
      if (bound == TranspositionTable.EXACT
          || bound == TranspositionTable.LOWER && score >= beta
          || bound == TranspositionTable.UPPER && score <= alpha) {
        return score;
      }
    }
    if (quiet && mayPass && depth >= 3 && standing >= beta && passHolds(depth, beta, ply)) {
      return beta;
    }
    return tryMoves(depth, alpha, beta, ply, known, standing, threatened);
  }

  private void spend() {
    if (nodes - told >= BETWEEN_TELLING) {
      budget.spend(nodes - told);
      told = nodes;
    }
  }

  private boolean repetitionIsForbidden() {
    return board.terrain.repetition == RepetitionRule.FORBIDDEN;
  }

  /// Returns whether the position is too good even if the side to move passes.
  private boolean passHolds(int depth, int beta, int ply) {
    board.pass();
    int score = -look(depth - 3 - depth / 4, -beta, -beta + 1, ply + 1, false);
    board.pass();
    return score >= beta;
  }

  private int tryMoves(
      int depth, int low, int beta, int ply, long known, int standing, boolean threatened) {
    int alpha = low;
    int tableMove = known == 0 ? Moves.NONE : TranspositionTable.move(known);
    MovePicker list = lists[ply];
    boolean hopeless =
        depth <= 2
            && ply > 0
            && !threatened
            && alpha < Score.DECIDED
            && standing + MARGIN * (depth + 1) <= alpha;
    int best = -INFINITE;
    if (hopeless) {
      best = standing;
      list.beginTaking();
    } else {
      list.begin(tableMove, ply);
    }
    int bestMove = Moves.NONE;
    boolean narrow = beta - alpha == 1;
    int late = depth < LATE.length && ply > 0 && !threatened ? LATE[depth] : Integer.MAX_VALUE;
    int tried = 0;
    for (int move = list.next(); move != Moves.NONE; move = list.next()) {
      if (best > -INFINITE && eyes.overlook(board, move)) {
        continue;
      }
      boolean quiet = list.isQuiet();
      if (quiet && tried >= late && best > -Score.DECIDED) {
        break;
      }
      int score;
      int ending = board.make(move);
      nodes++;
      if (ending != SearchBoard.ONGOING) {
        score = scoreOf(ending, ply + 1);
        lengths[ply + 1] = 0;
      } else if (tried == 0) {
        score = -look(depth - 1, -beta, -alpha, ply + 1, true);
      } else {
        int less = quiet && depth >= 3 && tried >= 3 && !threatened ? reduction(depth, tried) : 0;
        score = -look(depth - 1 - less, -alpha - 1, -alpha, ply + 1, true);
        if (less > 0 && score > alpha) {
          score = -look(depth - 1, -alpha - 1, -alpha, ply + 1, true);
        }
        if (!narrow && score > alpha && score < beta) {
          score = -look(depth - 1, -beta, -alpha, ply + 1, true);
        }
      }
      board.unmake();
      if (score > best) {
        best = score;
        bestMove = move;
        if (score > alpha) {
          alpha = score;
          remember(move, ply);
        }
      }
      if (alpha >= beta) {
        list.refuted(move, depth);
        break;
      }
      tried++;
    }
    int bound =
        best >= beta
            ? TranspositionTable.LOWER
            : best > low ? TranspositionTable.EXACT : TranspositionTable.UPPER;
    if (depth >= REMEMBERED) {
      table.store(board.hash, best > low ? bestMove : Moves.NONE, toTable(best, ply), depth, bound);
    }
    return best;
  }

  private static int reduction(int depth, int place) {
    return 1 + (place >= 12 ? 1 : 0) + (depth >= 6 && place >= 24 ? 1 : 0);
  }

  /// Looks only at captures, so that no exchange is judged half done.
  ///
  /// @param left how many may still follow each other
  private int calm(int low, int beta, int ply, int left) {
    int blur = eyes.blur(board.hash);
    int best = evaluation.score(beta - blur) + blur;
    if (best >= beta || left == 0 || ply >= DEEPEST_PLY) {
      return best;
    }
    int alpha = Math.max(low, best);
    MovePicker list = lists[ply];
    list.beginTaking();
    for (int move = list.next(); move != Moves.NONE; move = list.next()) {
      if (eyes.overlook(board, move)) {
        continue;
      }
      int ending = board.make(move);
      nodes++;
      int score = best;
      if (ending != SearchBoard.ONGOING) {
        score = scoreOf(ending, ply + 1);
        lengths[ply + 1] = 0;
      } else if (board.reversible == 0) {
        score = -afterCapture(-beta, -alpha, ply + 1, left - 1);
      }
      board.unmake();
      if (score > best) {
        best = score;
        if (score > alpha) {
          alpha = score;
          remember(move, ply);
        }
        if (alpha >= beta) {
          break;
        }
      }
    }
    return best;
  }

  private int afterCapture(int alpha, int beta, int ply, int left) {
    lengths[ply] = 0;
    spend();
    watch.look();
    int winning = watch.win();
    if (winning != Moves.NONE && eyes.see(board, winning, 0)) {
      return Score.winIn(ply + 1);
    }
    return calm(alpha, beta, ply, left);
  }

  private void remember(int move, int ply) {
    lines[ply][0] = move;
    System.arraycopy(lines[ply + 1], 0, lines[ply], 1, lengths[ply + 1]);
    lengths[ply] = lengths[ply + 1] + 1;
  }

  /// Returns what an ending is worth to the side that brought it about.
  private int scoreOf(int ending, int ply) {
    boolean draw =
        ending == SearchBoard.REPETITION
            || ending == SearchBoard.STUCK && !board.terrain.stuckLoses;
    // Only attackers take a king and only the king escapes: whoever moved has won.
    return draw ? Score.DRAW : Score.winIn(ply);
  }

  private static int toTable(int score, int ply) {
    return score > Score.DECIDED ? score + ply : score < -Score.DECIDED ? score - ply : score;
  }

  private static int fromTable(int score, int ply) {
    return score > Score.DECIDED ? score - ply : score < -Score.DECIDED ? score + ply : score;
  }
}
