package hnefi.engine;

import hnefi.board.Side;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/// Finds good moves.
///
/// A searcher remembers positions from one thought to the next, so keep one for a game. It may be
/// used from any thread, one thought at a time; interrupting that thread ends its thought, as does
/// the stop signal. With one thread and no limit of time the same questions always get the same
/// answers.
public final class Searcher {
  private final int threads;
  private final TranspositionTable table;
  private final Function<Side, PlayingStrength> skills;
  private final long seed;

  /// @param threads how many threads a thought may use
  /// @param megabytes about how much memory to remember positions in
  public Searcher(int threads, int megabytes) {
    this(threads, megabytes, _ -> PlayingStrength.FULL, 0);
  }

  /// @param skills how well each side is to be played
  /// @param seed whose eyes, if they are not sharp
  public Searcher(int threads, int megabytes, Function<Side, PlayingStrength> skills, long seed) {
    this.threads = threads;
    this.skills = skills;
    this.seed = seed;
    table = new TranspositionTable(megabytes);
  }

  /// Returns the best move found within the limits.
  public SearchResult search(RuleSet rules, Position position, SearchLimits limits) {
    return search(rules, position, limits, new StopSignal(), _ -> {});
  }

  /// Returns the best move found within the limits or until the signal.
  ///
  /// @param progress hears of every deeper look, on the thinking thread
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
    PlayingStrength skill = skills.apply(position.toMove());
    ErrorModel eyes = skill.eyes(seed);
    SearchLimits bounds = skill.within(limits);
    Budget budget = new Budget(bounds, signal);
    RuleTables terrain = new RuleTables(rules, position.board().size());
    table.grow();
    if (hasRecurred(position)) {
      // a third time is a draw, and the table knows nothing of the first two
      table.clear();
    }
    List<Thread> helpers = new ArrayList<>();
    List<Search> searches = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      SearchBoard board = new SearchBoard(terrain, position);
      searches.add(new Search(board, table, budget, skill.weights(), eyes));
    }
    for (int i = 1; i < threads; i++) {
      Search search = searches.get(i);
      int ahead = i & 1;
      helpers.add(
          Thread.ofPlatform()
              .daemon()
              .name("search-" + i)
              .start(() -> deepen(search, bounds, ahead)));
    }
    SearchBoard board = new SearchBoard(terrain, position);
    int[] moves = new int[Moves.capacity(board)];
    Moves.generate(board, moves, 0);
    Proof proof = eyes.areSharp() ? new Proof(board, budget) : null;
    SearchResult result =
        new IterativeDeepening(searches, proof, bounds, budget, progress, Moves.move(moves[0]))
            .run();
    budget.end();
    helpers.forEach(Searcher::await);
    return result;
  }

  private static boolean hasRecurred(Position position) {
    List<Position> line = position.sinceCapture();
    return line.stream().map(each -> List.of(each.board(), each.toMove())).distinct().count()
        < line.size();
  }

  /// Looks deeper and deeper until the budget is spent.
  private static void deepen(Search search, SearchLimits limits, int ahead) {
    for (int depth = 1 + ahead; depth <= limits.depth() && !search.isStopped(); depth++) {
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
