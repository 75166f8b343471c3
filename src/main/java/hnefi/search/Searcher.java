package hnefi.search;

import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/// Finds good moves.
///
/// A searcher remembers positions from one thought to the next, so keep one for a game. It may be
/// used from any thread, one thought at a time; interrupting that thread ends its thought, as does
/// the stop signal. With one thread and no limit of time the same questions always get the same
/// answers.
public final class Searcher {
  private static final int WINDOW = 40;

  private final int threads;
  private final Table table;
  private final Weights weights;
  private final Eyes eyes;

  /// @param threads how many threads a thought may use
  /// @param megabytes about how much memory to remember positions in
  public Searcher(int threads, int megabytes) {
    this(threads, megabytes, Weights.BEST, Eyes.SHARP);
  }

  Searcher(int threads, int megabytes, Weights weights, Eyes eyes) {
    this.threads = threads;
    this.weights = weights;
    this.eyes = eyes;
    table = new Table(megabytes);
  }

  /// Returns the best move found within the limits.
  public Result think(RuleSet rules, Position position, Limits limits) {
    return think(rules, position, limits, new StopSignal(), _ -> {});
  }

  /// Returns the best move found within the limits or until the signal.
  ///
  /// @param progress hears of every deeper look, on the thinking thread
  /// @throws IllegalArgumentException if the game is over
  public synchronized Result think(
      RuleSet rules,
      Position position,
      Limits limits,
      StopSignal signal,
      Consumer<Result> progress) {
    if (position.outcome().isPresent()) {
      throw new IllegalArgumentException("the game is over: there is no move to find");
    }
    Budget budget = new Budget(limits, signal);
    Terrain terrain = new Terrain(rules, position.board().size());
    table.grow();
    List<Thread> helpers = new ArrayList<>();
    List<Search> searches = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      searches.add(new Search(new SearchBoard(terrain, position), table, budget, weights, eyes));
    }
    for (int i = 1; i < threads; i++) {
      Search search = searches.get(i);
      int ahead = i & 1;
      helpers.add(
          Thread.ofPlatform()
              .daemon()
              .name("search-" + i)
              .start(() -> deepen(search, limits, ahead)));
    }
    Result result = lead(new SearchBoard(terrain, position), searches, limits, budget, progress);
    budget.end();
    helpers.forEach(Searcher::await);
    return result;
  }

  /// Looks deeper and deeper until the budget is spent.
  private static void deepen(Search search, Limits limits, int ahead) {
    for (int depth = 1 + ahead; depth <= limits.depth() && !search.isStopped(); depth++) {
      search.run(depth, -Score.WIN, Score.WIN);
    }
  }

  private static Result lead(
      SearchBoard board,
      List<Search> searches,
      Limits limits,
      Budget budget,
      Consumer<Result> progress) {
    Search search = searches.getFirst();
    int[] moves = new int[Moves.capacity(board)];
    Moves.generate(board, moves, 0);
    Result best = result(List.of(Moves.move(moves[0])), 0, 0, searches, budget);
    int score = 0;
    for (int depth = 1; depth <= limits.depth(); depth++) {
      score = aspire(search, depth, score);
      if (search.isStopped() && best.depth() > 0) {
        break;
      }
      List<Move> line = Arrays.stream(search.line()).mapToObj(Moves::move).toList();
      if (!line.isEmpty()) {
        best = result(line, score, depth, searches, budget);
        progress.accept(best);
      }
      if (search.isStopped() || isSettled(score, depth)) {
        break;
      }
    }
    return new Result(
        best.move(),
        best.score(),
        best.depth(),
        nodes(searches),
        Duration.ofNanos(budget.elapsed()),
        best.line());
  }

  /// Looks within a narrow window around the last score first.
  private static int aspire(Search search, int depth, int last) {
    if (depth < 4 || Math.abs(last) > Score.DECIDED) {
      return search.run(depth, -Score.WIN, Score.WIN);
    }
    int score = search.run(depth, last - WINDOW, last + WINDOW);
    if (!search.isStopped() && Math.abs(score - last) >= WINDOW) {
      return search.run(depth, -Score.WIN, Score.WIN);
    }
    return score;
  }

  /// Returns whether looking deeper can change nothing: a win or loss within the depth looked at.
  private static boolean isSettled(int score, int depth) {
    return Math.abs(score) > Score.DECIDED && Score.WIN - Math.abs(score) <= depth;
  }

  private static Result result(
      List<Move> line, int score, int depth, List<Search> searches, Budget budget) {
    return new Result(
        line.getFirst(),
        new Score(score),
        depth,
        nodes(searches),
        Duration.ofNanos(budget.elapsed()),
        line);
  }

  private static long nodes(List<Search> searches) {
    return searches.stream().mapToLong(search -> search.nodes).sum();
  }

  private static void await(Thread helper) {
    boolean interrupted = false;
    while (true) {
      try {
        helper.join();
        break;
      } catch (InterruptedException _) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
