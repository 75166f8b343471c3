package hnefi.engine;

import hnefi.rules.Move;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// One thought: looks deeper and deeper until the budget is spent or nothing is left to find out.
///
/// What the search leaves out can hide a shorter win from it. So a [Proof] runs beside it on a
/// share of the positions, and once the game is decided the proof says how soon. Without a proof no
/// distance is told.
final class IterativeDeepening {
  private static final int WINDOW = 40;

  /// One position of so many is looked at for the proof while nothing is decided.
  private static final int SHARE = 8;

  private static final long FIRST_SHARE = 2_000;

  /// How many positions the proof of a claimed win or loss may always take, and how many for each
  /// that the search has looked at.
  private static final long ALWAYS = 1_000_000;

  private static final int ONCE_DECIDED = 4;

  private final List<Search> searches;
  private final Search search;
  private final @Nullable Proof proof;
  private final SearchLimits limits;
  private final Budget budget;
  private final Consumer<SearchResult> progress;

  /// Within how many moves there is no win, and no loss, as was proven.
  private int notWon;

  private int notLost;
  private long pause;
  private SearchResult best;

  /// @param searches of all threads, this one's first
  /// @param proof nothing for a player who overlooks things
  /// @param any some legal move
  IterativeDeepening(
      List<Search> searches,
      @Nullable Proof proof,
      SearchLimits limits,
      Budget budget,
      Consumer<SearchResult> progress,
      Move any) {
    this.searches = searches;
    this.proof = proof;
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
      score = aspire(depth, score);
      if (search.isStopped() && best.depth() > 0) {
        break;
      }
      List<Move> line = Arrays.stream(search.line()).mapToObj(Moves::move).toList();
      if (!line.isEmpty()) {
        best = result(line, new Score(score).withoutDistance(), depth);
      }
      boolean exact = !search.isStopped() && proof != null && prove(proof, score, depth);
      progress.accept(best);
      if (exact || search.isStopped() || isSettled(score, depth)) {
        break;
      }
    }
    return new SearchResult(
        best.move(),
        best.score(),
        best.depth(),
        nodes(),
        Duration.ofNanos(budget.elapsed()),
        best.line());
  }

  /// Looks within a narrow window around the last score first.
  private int aspire(int depth, int last) {
    if (depth < 4 || isDecided(last)) {
      return search.run(depth, -Score.WIN, Score.WIN);
    }
    int score = search.run(depth, last - WINDOW, last + WINDOW);
    if (!search.isStopped() && Math.abs(score - last) >= WINDOW) {
      return search.run(depth, -Score.WIN, Score.WIN);
    }
    return score;
  }

  /// Returns whether the game was proven to be decided, and after how many moves.
  private boolean prove(Proof proof, int score, int depth) {
    boolean claimed = isDecided(score);
    if (!claimed && search.nodes < pause) {
      return false;
    }
    int last = claimed ? Score.WIN - Math.abs(score) : depth;
    long share =
        claimed
            ? Math.max(ALWAYS, ONCE_DECIDED * search.nodes)
            : FIRST_SHARE + search.nodes / SHARE - proof.nodes();
    for (int plies = 1; plies <= last; plies++) {
      boolean win = (plies & 1) == 1;
      if (plies <= (win ? notWon : notLost) || claimed && win != score > 0) {
        continue;
      }
      int answer = proof.decides(plies, share);
      if (answer == Proof.UNKNOWN) {
        pause = 2 * search.nodes;
        return false;
      }
      if (answer == 1) {
        take(proof, plies, win ? Score.winIn(plies) : Score.lossIn(plies), depth);
        return true;
      }
      if (win) {
        notWon = plies;
      } else {
        notLost = plies;
      }
    }
    return false;
  }

  private void take(Proof proof, int plies, int score, int depth) {
    List<Move> line = proof.line(plies);
    if (!line.isEmpty()) {
      best = result(line, new Score(score), depth);
    }
  }

  /// Returns whether looking deeper can change nothing: a win or loss within the depth looked at.
  private static boolean isSettled(int score, int depth) {
    return isDecided(score) && Score.WIN - Math.abs(score) <= depth;
  }

  private static boolean isDecided(int score) {
    return Math.abs(score) > Score.DECIDED;
  }

  private SearchResult result(List<Move> line, Score score, int depth) {
    return new SearchResult(
        line.getFirst(), score, depth, nodes(), Duration.ofNanos(budget.elapsed()), line);
  }

  private long nodes() {
    long sum = proof == null ? 0 : proof.nodes();
    for (Search each : searches) {
      sum += each.nodes;
    }
    return sum;
  }
}
