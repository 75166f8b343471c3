package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Finds the best move.
///
/// A searcher keeps its transposition table from one search to the next by the same rules, so keep
/// one for a game. It may be used from any thread, one search at a time; interrupting that thread
/// stops the search, as does the stop signal. With one thread and no limit of time it is
/// deterministic.
public final class Searcher {
  /// A search with fewer nodes proves no distances: they would take half of them.
  private static final int FEWEST_NODES_WITH_PROOF = 4_000;

  private final int threads;
  private final TranspositionTable table;
  private final PlayingStrength strength;

  /// Those of the last search.
  private @Nullable RuleTables tables;

  /// @param threads how many threads a search uses
  /// @param megabytes the size of the transposition table
  public Searcher(int threads, int megabytes) {
    this(threads, megabytes, PlayingStrength.FULL);
  }

  /// @param strength with which it searches
  public Searcher(int threads, int megabytes, PlayingStrength strength) {
    this.threads = threads;
    this.strength = strength;
    table = new TranspositionTable(megabytes);
  }

  /// Returns the best move found within the limits.
  public SearchResult search(RuleSet rules, Position position, SearchLimits limits) {
    return search(rules, position, limits, new StopSignal(), _ -> {});
  }

  /// Returns the best move found within the limits or until the signal.
  ///
  /// @param progress is told the result of each iteration, on the calling thread
  /// @throws IllegalArgumentException if the game is over
  public synchronized SearchResult search(
      RuleSet rules,
      Position position,
      SearchLimits limits,
      StopSignal signal,
      Consumer<SearchResult> progress) {
    if (position.outcome().isPresent()) {
      throw new IllegalArgumentException("the game is over: there is no move to find");
    }
    SearchLimits ownLimits = strength.within(limits);
    SearchBudget budget = new SearchBudget(ownLimits, signal);
    RuleTables tables = tables(rules, position.board().size());
    table.newGeneration();
    if (new SearchBoard(tables, position).hasRecurred()) {
      // A third occurrence is a draw, and the table does not know how often a position has
      // occurred.
      table.clear();
    }
    List<Search> searches = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      SearchBoard board = new SearchBoard(tables, position);
      searches.add(new Search(board, table, budget, strength.evaluation()));
    }
    SearchBoard board = new SearchBoard(tables, position);
    int[] moves = new int[MoveGenerator.capacity(board)];
    MoveGenerator.generate(board, moves, 0);
    boolean proves = limits.nodes() >= FEWEST_NODES_WITH_PROOF;
    ProofSearch proofSearch = proves ? new ProofSearch(board, budget) : null;
    IterativeDeepening deepening =
        new IterativeDeepening(
            searches, proofSearch, ownLimits, budget, progress, MoveCode.move(moves[0]));
    List<Thread> helpers = new ArrayList<>();
    try {
      for (int i = 1; i < threads; i++) {
        Search search = searches.get(i);
        int depthOffset = i & 1;
        helpers.add(
            Thread.ofPlatform()
                .daemon()
                .name("search-" + i)
                .start(() -> deepen(search, ownLimits, depthOffset)));
      }
      return deepening.run();
    } finally {
      budget.end();
      helpers.forEach(Searcher::await);
    }
  }

  private RuleTables tables(RuleSet rules, BoardSize size) {
    if (tables == null || !tables.rules.equals(rules) || !tables.size.equals(size)) {
      tables = new RuleTables(rules, size);
      // The Zobrist keys do not tell one rule set from another.
      table.clear();
    }
    return tables;
  }

  /// Lazy SMP: a helper thread deepens on its own and shares its findings by the transposition
  /// table.
  private static void deepen(Search search, SearchLimits limits, int depthOffset) {
    for (int depth = 1 + depthOffset; depth <= limits.depth() && !search.isStopped(); depth++) {
      search.run(depth, -Score.WIN, Score.WIN);
    }
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
