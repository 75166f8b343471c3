package hnefi.engine;

import hnefi.rules.RepetitionRule;
import java.util.ArrayList;
import java.util.List;

/// Principal variation search (alpha-beta) with a transposition table, of one thread on its own
/// board.
///
/// A win is only ever claimed when every reply was searched: pruning and reductions can hide a win
/// but never invent one.
final class Search {
  /// The deepest ply; check extensions may go beyond the nominal depth up to it.
  static final int MAX_PLY = 2 * SearchLimits.MAX_DEPTH + 20;

  /// What a repetition within the search costs the defenders where a third one loses, in hundredths
  /// of an attacker: they must deviate, but could.
  private static final int REPETITION_COST = 300;

  private static final int INFINITE = Score.WIN + 1;

  /// Pruning limits of late moves by depth: so many moves are tried before quiet ones are pruned.
  private static final int[] LATE_MOVE_LIMITS = {0, 14, 26, 48};

  /// The margin of futility and reverse futility pruning a ply, in hundredths of an attacker: less
  /// than a soldier; set by hand, not by self-play.
  private static final int FUTILITY_MARGIN = 45;

  private static final int REVERSE_FUTILITY_DEPTH = 3;
  private static final int FUTILITY_DEPTH = 2;
  private static final int NULL_MOVE_DEPTH = 3;
  private static final int REDUCTION_DEPTH = 3;
  private static final int FIRST_REDUCED = 3;

  /// The longest sequence of captures in quiescence. On a crowded board they would not end for
  /// minutes; with four the search is as strong as without a limit (self-play at 30,000 nodes a
  /// move: 20.5 of 40 points on fetlar, 19.5 of 40 on haende).
  private static final int QUIESCENCE_CAPTURES = 4;

  /// No probe of the transposition table below this depth: searching again is cheaper than the
  /// cache miss.
  private static final int TABLE_DEPTH = 2;

  /// The budget is checked once in so many nodes at most, and so often in all at least.
  private static final int CHECK_INTERVAL = 1024;

  private static final int CHECKS = 8;

  private final SearchBoard board;
  private final TranspositionTable table;
  private final SearchBudget budget;
  private final Evaluation evaluation;
  private final KingThreats kingThreats;
  private final HistoryHeuristic history = new HistoryHeuristic();
  private final List<MovePicker> pickers = new ArrayList<>();
  private final PrincipalVariation variation = new PrincipalVariation(MAX_PLY + 2);
  private int rootPly;

  /// Whether no position of the game has occurred twice: then a move that lets the king escape
  /// cannot end the game by a third occurrence.
  private boolean mayTryEvasionsOnly;

  private final int checkInterval;

  /// From this ply on nothing is extended.
  private int extensionLimit;

  private boolean stopped;
  private long nodes;
  private long checkedNodes;

  Search(SearchBoard board, TranspositionTable table, SearchBudget budget, EvaluationModel model) {
    this.board = board;
    this.table = table;
    this.budget = budget;
    kingThreats = new KingThreats(board);
    evaluation = evaluation(model);
    checkInterval = Math.clamp(budget.limits().nodes() / CHECKS, 1, CHECK_INTERVAL);
    newRoot();
  }

  /// Makes the position that the board shows now the root of the next search.
  final void newRoot() {
    rootPly = board.ply();
    mayTryEvasionsOnly = !board.hasRecurred();
  }

  private Evaluation evaluation(EvaluationModel model) {
    return switch (model) {
      case EvaluationWeights weights -> new HandMadeEvaluation(board, kingThreats, weights);
      case Network network -> new LearnedEvaluation(board, kingThreats, network);
      case ShippedNetworks shipped ->
          shipped
              .network(board.rules().rules, board.rules().size)
              .<Evaluation>map(network -> new LearnedEvaluation(board, kingThreats, network))
              .orElseGet(() -> new HandMadeEvaluation(board, kingThreats, EvaluationWeights.BEST));
    };
  }

  /// Returns whether the budget was used up; then the search is of no further use.
  boolean isStopped() {
    return stopped;
  }

  /// Returns how many positions were made and judged, each counted once.
  long nodes() {
    return nodes;
  }

  /// Returns the principal variation of the last search.
  int[] principalVariation() {
    return variation.moves();
  }

  /// Searches the present position.
  ///
  /// @return its score for the side to move; of no meaning if the search was stopped
  int run(int depth, int alpha, int beta) {
    extensionLimit = Math.min(MAX_PLY, 2 * depth + 6);
    try {
      return alphaBeta(depth, alpha, beta, 0, true);
    } catch (SearchStoppedException _) {
      stopped = true;
      return 0;
    }
  }

  private int alphaBeta(int givenDepth, int low, int high, int ply, boolean mayPass) {
    variation.clear(ply);
    checkBudget();

    // Step 1. A repetition within the search is a draw, or costs the defenders something, unless
    // the rules forbid it.
    if (ply > 0 && board.occurredSince(rootPly) && !isRepetitionForbidden()) {
      return repetitionScore();
    }

    // Step 2. Mate distance pruning: no score beyond the earliest win or loss from here.
    int alpha = Math.max(low, Score.lossIn(ply));
    int beta = Math.min(high, Score.winIn(ply + 1));
    if (alpha >= beta) {
      return alpha;
    }

    // Step 3. Win with the next move, through the king.
    kingThreats.update();
    int winningMove = kingThreats.winningMove();
    if (winningMove != MoveCode.NONE) {
      variation.set(ply, winningMove);
      return Score.winIn(ply + 1);
    }

    // Step 4. Extension by one ply if the other side threatens such a win, as for a check in chess.
    boolean threatened = kingThreats.isThreatened();
    int depth = threatened && ply < extensionLimit ? givenDepth + 1 : givenDepth;

    // Step 5. Quiescence at the horizon.
    if (ply >= MAX_PLY) {
      return evaluation.score();
    }
    if (depth <= 0) {
      return quiescence(alpha, beta, ply, QUIESCENCE_CAPTURES);
    }

    // Step 6. Static evaluation.
    boolean isPv = beta - alpha > 1 || ply == 0;
    boolean mayCompleteFort = board.mayCompleteFort();
    boolean mayPrune = !isPv && !threatened && !mayCompleteFort && Math.abs(beta) < Score.DECIDED;
    int staticEval = threatened ? 0 : evaluation.score();

    // Step 7. Reverse futility pruning.
    if (mayPrune
        && depth <= REVERSE_FUTILITY_DEPTH
        && staticEval - FUTILITY_MARGIN * depth >= beta) {
      return staticEval;
    }

    // Step 8. Transposition table cutoff.
    long entry = depth >= TABLE_DEPTH ? table.find(board.hash()) : 0;
    if (!isPv && TranspositionTable.depth(entry) >= depth) {
      int score = fromTable(TranspositionTable.score(entry), ply);
      int bound = TranspositionTable.bound(entry);
      if (bound == TranspositionTable.EXACT
          || bound == TranspositionTable.LOWER && score >= beta
          || bound == TranspositionTable.UPPER && score <= alpha) {
        return score;
      }
    }

    // Step 9. Null move pruning.
    if (mayPrune
        && mayPass
        && depth >= NULL_MOVE_DEPTH
        && staticEval >= beta
        && nullMoveScore(depth, beta, ply) >= beta) {
      return beta;
    }

    return searchMoves(depth, alpha, beta, ply, entry, staticEval, threatened || mayCompleteFort);
  }

  private int nullMoveScore(int depth, int beta, int ply) {
    board.makeNullMove();
    int score = -alphaBeta(depth - 3 - depth / 4, -beta, -beta + 1, ply + 1, false);
    board.makeNullMove();
    return score;
  }

  /// The loop over the moves of a node.
  ///
  /// @param entry of the transposition table; 0 if there is none
  /// @param decisive whether every move must be tried, since one may win or avert a loss
  private int searchMoves(
      int depth, int low, int beta, int ply, long entry, int staticEval, boolean decisive) {
    int alpha = low;
    MovePicker picker = picker(ply);
    int best = -INFINITE;

    // Step 10. Futility pruning: only captures can still raise alpha.
    boolean futile =
        depth <= FUTILITY_DEPTH
            && ply > 0
            && !decisive
            && alpha < Score.DECIDED
            && (board.attackersToMove() || kingThreats.escapeRoutes() == 0)
            && staticEval + FUTILITY_MARGIN * (depth + 1) <= alpha;
    if (futile) {
      best = staticEval;
      picker.beginCaptures();
    } else if (decisive && ply > 0 && mayTryEvasionsOnly && kingThreats.isEscapeThreatened()) {
      // Whatever does not stop the king loses at once. Since this is decisive there was no null
      // move, and the king threats are still those of the position.
      best = Score.lossIn(ply + 2);
      picker.beginEvasions(kingThreats);
    } else {
      picker.begin(entry == 0 ? MoveCode.NONE : TranspositionTable.move(entry), ply);
    }
    int bestMove = MoveCode.NONE;
    boolean mayPruneLate = depth < LATE_MOVE_LIMITS.length && ply > 0 && !decisive;
    int lateMoveLimit = mayPruneLate ? LATE_MOVE_LIMITS[depth] : Integer.MAX_VALUE;
    boolean mayReduce = depth >= REDUCTION_DEPTH && !decisive;
    int tried = 0;
    for (int move = picker.next(); move != MoveCode.NONE; move = picker.next()) {
      // Step 11. Late move pruning.
      boolean isQuiet = picker.isQuiet();
      if (isQuiet && tried >= lateMoveLimit && best > -Score.DECIDED) {
        break;
      }

      // Step 12. Make the move and search it, late quiet moves with reduced depth.
      int reduction =
          isQuiet && mayReduce && tried >= FIRST_REDUCED ? lateMoveReduction(depth, tried) : 0;
      GameStatus status = board.make(move);
      nodes++;
      int score =
          status == GameStatus.ONGOING
              ? scoreOfMove(depth - 1, reduction, alpha, beta, ply + 1, tried == 0)
              : scoreOfEnd(status, ply + 1);
      board.unmake();
      if (score > best) {
        best = score;
        bestMove = move;
        if (score > alpha) {
          alpha = score;
          variation.prepend(ply, move);
        }
      }
      if (alpha >= beta) {
        picker.causedCutoff(move, depth);
        break;
      }
      tried++;
    }

    // Step 13. Store in the transposition table.
    if (depth >= TABLE_DEPTH) {
      int bound =
          best >= beta
              ? TranspositionTable.LOWER
              : best > low ? TranspositionTable.EXACT : TranspositionTable.UPPER;
      int move = best > low ? bestMove : MoveCode.NONE;
      table.store(board.hash(), move, toTable(best, ply), depth, bound);
    }
    return best;
  }

  /// Principal variation search of the position after a move: the first move with the full window,
  /// the others with a null window and again where they turn out better.
  ///
  /// @return the score for the side that made the move
  private int scoreOfMove(int depth, int reduction, int alpha, int beta, int ply, boolean isFirst) {
    if (isFirst) {
      return -alphaBeta(depth, -beta, -alpha, ply, true);
    }
    int score = -alphaBeta(depth - reduction, -alpha - 1, -alpha, ply, true);
    if (reduction > 0 && score > alpha) {
      score = -alphaBeta(depth, -alpha - 1, -alpha, ply, true);
    }
    if (beta - alpha > 1 && score > alpha && score < beta) {
      score = -alphaBeta(depth, -beta, -alpha, ply, true);
    }
    return score;
  }

  private static int lateMoveReduction(int depth, int tried) {
    return 1 + (tried >= 12 ? 1 : 0) + (depth >= 6 && tried >= 24 ? 1 : 0);
  }

  /// Quiescence search: captures only, so that no exchange is evaluated halfway.
  ///
  /// @param capturesLeft how many may still follow each other
  private int quiescence(int low, int beta, int ply, int capturesLeft) {
    int best = evaluation.score(beta);
    if (best >= beta || capturesLeft == 0 || ply >= MAX_PLY) {
      return best;
    }
    int alpha = Math.max(low, best);
    MovePicker picker = picker(ply);
    picker.beginCaptures();
    for (int move = picker.next(); move != MoveCode.NONE; move = picker.next()) {
      GameStatus status = board.make(move);
      nodes++;
      int score = best;
      if (status != GameStatus.ONGOING) {
        score = scoreOfEnd(status, ply + 1);
      } else if (board.isLastMoveCapture()) {
        score = -afterCapture(-beta, -alpha, ply + 1, capturesLeft - 1);
      }
      board.unmake();
      if (score > best) {
        best = score;
        if (score > alpha) {
          alpha = score;
          variation.prepend(ply, move);
        }
        if (alpha >= beta) {
          break;
        }
      }
    }
    return best;
  }

  private int afterCapture(int alpha, int beta, int ply, int capturesLeft) {
    variation.clear(ply);
    checkBudget();
    kingThreats.update();
    int winningMove = kingThreats.winningMove();
    if (winningMove != MoveCode.NONE) {
      return Score.winIn(ply + 1);
    }
    return quiescence(alpha, beta, ply, capturesLeft);
  }

  private MovePicker picker(int ply) {
    while (pickers.size() <= ply) {
      pickers.add(new MovePicker(board, history));
    }
    return pickers.get(ply);
  }

  private void checkBudget() {
    if (nodes - checkedNodes >= checkInterval) {
      budget.use(nodes - checkedNodes);
      checkedNodes = nodes;
    }
  }

  private boolean isRepetitionForbidden() {
    return board.rules().repetition == RepetitionRule.FORBIDDEN;
  }

  /// Returns the score of a finished game for the side that made the last move, and ends the
  /// variation there.
  private int scoreOfEnd(GameStatus status, int ply) {
    variation.clear(ply);
    int result = board.rules().resultForMover(status, !board.attackersToMove());
    if (result == 0) {
      return Score.DRAW;
    }
    // A third occurrence that depends on the way through the search decides nothing for others.
    if (status == GameStatus.REPETITION && board.occurredSince(rootPly + 1)) {
      return -repetitionScore();
    }
    return result > 0 ? Score.winIn(ply) : Score.lossIn(ply);
  }

  /// Returns what a repetition is worth to the side to move.
  private int repetitionScore() {
    if (board.rules().repetition != RepetitionRule.DEFENDERS_LOSE) {
      return Score.DRAW;
    }
    return board.attackersToMove() ? REPETITION_COST : -REPETITION_COST;
  }

  /// Wins and losses are counted from the root in the search, from the position in the table.
  private static int toTable(int score, int ply) {
    return score > Score.DECIDED ? score + ply : score < -Score.DECIDED ? score - ply : score;
  }

  private static int fromTable(int score, int ply) {
    return score > Score.DECIDED ? score - ply : score < -Score.DECIDED ? score + ply : score;
  }
}
