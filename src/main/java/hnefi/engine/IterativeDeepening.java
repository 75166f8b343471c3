package hnefi.engine;

import hnefi.rules.Move;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Iterative deepening with aspiration windows, until the budget is used up or the game is proven
/// to be decided.
///
/// Pruning can hide a shorter win. So a [ProofSearch] gets a share of the nodes, and once the game
/// is decided it proves how soon. Without a proof no distance is told.
final class IterativeDeepening {
  /// The half width of the aspiration window, in hundredths of an attacker, and the first depth
  /// with one.
  private static final int WINDOW = 40;

  private static final int WINDOW_DEPTH = 4;

  /// The proof search gets one node for so many of the search while nothing is decided, and these
  /// at the beginning.
  private static final int NODES_PER_PROOF_NODE = 8;

  private static final long FIRST_PROOF_NODES = 2_000;

  /// The nodes for proving a win or loss that the search claims: at least these, and so many for
  /// each of the search.
  private static final long CLAIM_PROOF_NODES = 1_000_000;

  private static final int PROOF_NODES_PER_NODE = 4;

  private static final List<Boolean> WIN_AND_LOSS = List.of(true, false);

  private final List<Search> searches;
  private final Search search;
  private final @Nullable ProofSearch proofSearch;
  private final SearchLimits limits;
  private final SearchBudget budget;
  private final Consumer<SearchResult> progress;

  /// Within so many plies a win is disproven, and a loss.
  private int notWonIn;

  private int notLostIn;

  /// No further proof is tried before the search has this many nodes.
  private long nextProofNodes;

  private SearchResult best;

  /// @param searches of all threads, this one's first
  /// @param proofSearch none if there are too few nodes for one
  /// @param any some legal move
  IterativeDeepening(
      List<Search> searches,
      @Nullable ProofSearch proofSearch,
      SearchLimits limits,
      SearchBudget budget,
      Consumer<SearchResult> progress,
      Move any) {
    this.searches = searches;
    this.proofSearch = proofSearch;
    this.limits = limits;
    this.budget = budget;
    this.progress = progress;
    search = searches.getFirst();
    best = result(List.of(any), new Score(Score.DRAW), 0);
  }

  /// Returns the best move found.
  SearchResult run() {
    int score = 0;
    for (int depth = 1; depth <= limits.depth(); depth++) {
      score = aspirationSearch(depth, score);
      if (search.isStopped() && best.depth() > 0) {
        break;
      }
      List<Move> line =
          Arrays.stream(search.principalVariation()).mapToObj(MoveCode::move).toList();
      if (!line.isEmpty()) {
        int completed = search.isStopped() ? depth - 1 : depth;
        best = result(line, new Score(score).withoutDistance(), completed);
      }
      boolean isProven =
          !search.isStopped() && proofSearch != null && prove(proofSearch, score, depth);
      progress.accept(best);
      if (isProven || search.isStopped() || isExhausted(score, depth)) {
        break;
      }
    }
    return new SearchResult(
        best.move(),
        best.score(),
        best.depth(),
        nodes(),
        Duration.ofNanos(budget.elapsedNanos()),
        best.line());
  }

  /// Searches with a narrow window around the last score first.
  private int aspirationSearch(int depth, int last) {
    if (depth < WINDOW_DEPTH || isDecided(last)) {
      return search.run(depth, -Score.WIN, Score.WIN);
    }
    int score = search.run(depth, last - WINDOW, last + WINDOW);
    if (!search.isStopped() && Math.abs(score - last) >= WINDOW) {
      return search.run(depth, -Score.WIN, Score.WIN);
    }
    return score;
  }

  /// Proves how soon the game is decided, or that it is not within the depth.
  ///
  /// @return whether it is decided
  private boolean prove(ProofSearch proof, int score, int depth) {
    boolean isClaimed = isDecided(score);
    if (!isClaimed && search.nodes() < nextProofNodes) {
      return false;
    }
    int last = isClaimed ? Score.WIN - Math.abs(score) : depth;
    long proofNodes =
        isClaimed
            ? Math.max(CLAIM_PROOF_NODES, PROOF_NODES_PER_NODE * search.nodes())
            : FIRST_PROOF_NODES + search.nodes() / NODES_PER_PROOF_NODE - proof.nodes();
    for (int plies = 1; plies <= last; plies++) {
      boolean isOdd = (plies & 1) == 1;
      for (boolean win : proof.isWonByLastMove(plies) ? List.of(isOdd) : WIN_AND_LOSS) {
        if (plies <= (win ? notWonIn : notLostIn) || isClaimed && win != score > 0) {
          continue;
        }
        int answer = proof.prove(win, plies, proofNodes);
        if (answer == ProofSearch.UNKNOWN) {
          nextProofNodes = 2 * search.nodes();
          return false;
        }
        if (answer == 1) {
          take(proof, win, plies, depth);
          return true;
        }
        if (win) {
          notWonIn = plies;
        } else {
          notLostIn = plies;
        }
      }
    }
    return false;
  }

  private void take(ProofSearch proof, boolean win, int plies, int depth) {
    List<Move> line = proof.line(win, plies);
    if (!line.isEmpty()) {
      int score = win ? Score.winIn(plies) : Score.lossIn(plies);
      best = result(line, new Score(score), depth);
    }
  }

  /// Returns whether a deeper search can change nothing: a win or loss within the depth.
  private static boolean isExhausted(int score, int depth) {
    return isDecided(score) && Score.WIN - Math.abs(score) <= depth;
  }

  private static boolean isDecided(int score) {
    return Math.abs(score) > Score.DECIDED;
  }

  private SearchResult result(List<Move> line, Score score, int depth) {
    return new SearchResult(
        line.getFirst(), score, depth, nodes(), Duration.ofNanos(budget.elapsedNanos()), line);
  }

  private long nodes() {
    long sum = proofSearch == null ? 0 : proofSearch.nodes();
    for (Search each : searches) {
      sum += each.nodes();
    }
    return sum;
  }
}
