package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.board.Side;
import hnefi.engine.WinProver.Answer;

/// Depth-first proof-number search (df-pn): proves that one side wins by force, within
/// [#LONGEST_LINE] plies at most.
///
/// Phi is how many positions must at least still be decided until the side to move has reached its
/// aim, delta until it has missed it; the aim of one side is to win, of the other not to lose.
/// Instead of the sum over the moves delta takes the greatest and the number of the others (weak
/// proof-number search): many orders of moves lead to the same position, which a sum would count
/// again and again. A new position gets its numbers from the static evaluation (df-pn+).
///
/// A position that recurs within the search counts as no win, and so does one at the end of a line
/// of full length. A win that is proven does not depend on the path to the position; a failure may,
/// and then it is not stored. Such a failure disproves the win only if no line was cut, and if the
/// rules let nobody win by repetition or by forbidding it: then a win needs no position twice.
final class ProofNumberSearch {
  private static final int INFINITE = (1 << 24) - 1;
  private static final int LONGEST_LINE = 300;

  /// The score that makes a position count as nearly won, and how many hundredths of an attacker
  /// below it count as one position more to decide.
  private static final int GOOD_SCORE = 500;

  private static final int POINTS = 25;
  private static final int MOST_BY_SCORE = 80;

  /// What a position counts more in which the side that tries to hold out may play any move.
  private static final int QUIET = 30;

  /// The least part by which a threshold exceeds the second best move's number.
  private static final int THRESHOLD_PART = 4;

  private static final int CHECK_INTERVAL = 1024;

  private final SearchBoard board;
  private final KingThreats kingThreats;
  private final Evaluation evaluation;
  private final ProofTable table;
  private final SearchBudget budget;
  private final boolean attackersWin;
  private final Node[] path;
  private final int[] evasions = new int[4 * BoardSize.LARGEST];
  private final int rootPly;

  /// Whether there may be wins that need a position twice.
  private final boolean mayWinByRepetition;

  /// Whether some line reached its greatest length undecided.
  private boolean isLineCut;

  private long nodes;

  /// The result of the last [#search].
  private int phi;

  private int delta;
  private boolean isPathDependent;

  /// The moves of a position on the path, with the numbers of the positions they lead to.
  private static final class Node {
    private final int[] moves;
    private final long[] hashes;
    private final int[] phi;
    private final int[] delta;
    private final boolean[] pathDependent;
    private int count;

    /// What [#choose] finds: the move to search, the second least delta, how many moves are not
    /// decided.
    private int best;

    private int secondDelta;
    private int undecided;

    private Node(int capacity) {
      moves = new int[capacity];
      hashes = new long[capacity];
      phi = new int[capacity];
      delta = new int[capacity];
      pathDependent = new boolean[capacity];
    }

    private void set(int i, boolean isReached) {
      phi[i] = isReached ? 0 : INFINITE;
      delta[i] = isReached ? INFINITE : 0;
    }

    /// Keeps one move alone.
    private void keep(int i) {
      moves[0] = moves[i];
      hashes[0] = hashes[i];
      phi[0] = phi[i];
      delta[0] = delta[i];
      pathDependent[0] = pathDependent[i];
      count = 1;
    }
  }

  /// @param winner the side that shall win
  ProofNumberSearch(SearchBoard board, Side winner, ProofTable table, SearchBudget budget) {
    this(board, winner, table, budget, LONGEST_LINE);
  }

  /// @param longestLine in plies
  ProofNumberSearch(
      SearchBoard board, Side winner, ProofTable table, SearchBudget budget, int longestLine) {
    this.board = board;
    path = new Node[longestLine];
    this.table = table;
    this.budget = budget;
    attackersWin = winner == Side.ATTACKERS;
    kingThreats = new KingThreats(board);
    evaluation = new HandMadeEvaluation(board, kingThreats, EvaluationWeights.BEST);
    rootPly = board.ply();
    mayWinByRepetition =
        switch (board.rules().repetition) {
          case DRAW, OFF -> false;
          case DEFENDERS_LOSE -> attackersWin;
          case FORBIDDEN -> true;
        };
  }

  /// Returns how many positions were made and judged.
  long nodes() {
    return nodes;
  }

  /// Returns whether the side wins by force; unknown if only a repetition or a longer line could
  /// tell.
  ///
  /// @throws SearchStoppedException if the budget is used up before that is known
  Answer wins() {
    kingThreats.update();
    if (kingThreats.winningMove() != MoveCode.NONE) {
      return isWinnersTurn() ? Answer.YES : Answer.NO;
    }
    search(0, INFINITE, INFINITE);
    if ((isWinnersTurn() ? phi : delta) == 0) {
      return Answer.YES;
    }
    return isPathDependent && (mayWinByRepetition || isLineCut) ? Answer.UNKNOWN : Answer.NO;
  }

  private boolean isWinnersTurn() {
    return board.attackersToMove() == attackersWin;
  }

  /// Searches a position in which no king can be captured or escape at once, until one of its
  /// numbers has reached its threshold.
  private void search(int ply, int phiThreshold, int deltaThreshold) {
    Node node = node(ply);
    long before = nodes;
    expand(node, ply);
    while (true) {
      choose(node);
      if (phi >= phiThreshold || delta >= deltaThreshold || phi == 0 || delta == 0) {
        break;
      }
      if (isDecidedMeanwhile(node)) {
        continue;
      }
      int best = node.best;
      int childPhi =
          deltaThreshold >= INFINITE
              ? INFINITE
              : Math.max(node.phi[best] + 1, deltaThreshold - node.undecided + 1);
      int second = node.secondDelta;
      int childDelta =
          Math.min(phiThreshold, Math.min(INFINITE, second + 1 + second / THRESHOLD_PART));
      board.make(node.moves[best]);
      search(ply + 1, childPhi, childDelta);
      board.unmake();
      node.phi[best] = phi;
      node.delta[best] = delta;
      node.pathDependent[best] = isPathDependent;
    }
    if (!isPathDependent) {
      table.store(board.hash(), phi, delta, nodes - before);
    }
  }

  /// Chooses the move with the least delta, and works out the numbers of the position.
  private void choose(Node node) {
    node.best = 0;
    node.secondDelta = INFINITE;
    node.undecided = 0;
    int least = INFINITE;
    int greatest = 0;
    boolean dependent = false;
    for (int i = 0; i < node.count; i++) {
      if (node.delta[i] < least || i == 0) {
        node.secondDelta = least;
        least = node.delta[i];
        node.best = i;
      } else {
        node.secondDelta = Math.min(node.secondDelta, node.delta[i]);
      }
      greatest = Math.max(greatest, node.phi[i]);
      node.undecided += node.phi[i] > 0 ? 1 : 0;
      dependent |= node.pathDependent[i];
    }
    if (least == 0 && node.count > 0) {
      phi = 0;
      delta = INFINITE;
      isPathDependent = node.pathDependent[node.best];
    } else if (greatest == 0) {
      phi = INFINITE;
      delta = 0;
      isPathDependent = dependent;
    } else {
      phi = least;
      delta =
          greatest >= INFINITE ? INFINITE : Math.min(INFINITE - 1, greatest + node.undecided - 1);
      isPathDependent = false;
    }
  }

  /// Takes over what another path has decided about the chosen move since the position was
  /// expanded.
  private boolean isDecidedMeanwhile(Node node) {
    long entry = table.find(node.hashes[node.best]);
    if (entry == 0 || ProofTable.phi(entry) != 0 && ProofTable.delta(entry) != 0) {
      return false;
    }
    node.phi[node.best] = ProofTable.phi(entry);
    node.delta[node.best] = ProofTable.delta(entry);
    return true;
  }

  private Node node(int ply) {
    if (path[ply] == null) {
      path[ply] =
          new Node(
              Math.max(
                  MoveGenerator.capacity(board, board.own()),
                  MoveGenerator.capacity(board, board.enemies())));
    }
    return path[ply];
  }

  /// Makes every move once; one that reaches the aim is kept alone.
  private void expand(Node node, int ply) {
    kingThreats.update();
    node.count =
        kingThreats.isEscapeThreatened()
            ? writeEvasions(node.moves)
            : MoveGenerator.generate(board, node.moves, 0);
    for (int i = 0; i < node.count; i++) {
      GameStatus status = board.make(node.moves[i]);
      countNode();
      node.hashes[i] = board.hash();
      boolean isRepetition = status == GameStatus.REPETITION || board.occurredSince(rootPly);
      boolean isCut = !isRepetition && ply + 1 == path.length;
      isLineCut |= isCut;
      node.pathDependent[i] = isRepetition || isCut;
      if (isRepetition || isCut) {
        node.set(i, !isWinnersTurn());
      } else if (status == GameStatus.ONGOING) {
        judge(node, i);
      } else {
        boolean isWon =
            !isWinnersTurn() && board.rules().resultForMover(status, !board.attackersToMove()) > 0;
        node.set(i, isWon == isWinnersTurn());
      }
      board.unmake();
      if (node.delta[i] == 0) {
        node.keep(i);
        return;
      }
    }
  }

  /// Writes the moves that stop a king who threatens to escape: all others lose at once.
  private int writeEvasions(int[] moves) {
    int end = kingThreats.writeEvasions(moves);
    int kept = 0;
    for (int i = 0; i < end; i++) {
      if (!(board.mayForbid()
          && board.isForbidden(MoveCode.from(moves[i]), MoveCode.to(moves[i])))) {
        moves[kept++] = moves[i];
      }
    }
    return kept;
  }

  /// Sets the numbers of the present position, to which a move of the node has led.
  private void judge(Node node, int i) {
    long entry = table.find(board.hash());
    if (entry != 0) {
      node.phi[i] = ProofTable.phi(entry);
      node.delta[i] = ProofTable.delta(entry);
      return;
    }
    kingThreats.update();
    if (kingThreats.winningMove() != MoveCode.NONE) {
      node.set(i, true);
      return;
    }
    boolean isThreatened = kingThreats.isEscapeThreatened();
    int replies = isThreatened ? writeEvasions(evasions) : QUIET;
    if (replies == 0) {
      node.set(i, false);
      return;
    }
    boolean isWinnersTurn = isWinnersTurn();
    int score = isWinnersTurn ? evaluation.score() : -evaluation.score();
    int proof = 1 + Math.clamp((GOOD_SCORE - score) / POINTS, 0, MOST_BY_SCORE);
    int disproof = 1 + Math.clamp(score / POINTS, 0, MOST_BY_SCORE);
    node.phi[i] = isWinnersTurn ? proof : disproof;
    node.delta[i] = isWinnersTurn ? disproof + QUIET : proof + replies;
  }

  private void countNode() {
    nodes++;
    if (nodes % CHECK_INTERVAL == 0) {
      budget.use(CHECK_INTERVAL);
    }
  }
}
