package hnefi.engine;

import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.random.RandomGenerator;

/// Self-play for training: games of the engine against itself on one board, with small searches and
/// without proofs, and their positions as [TrainingPosition]s.
///
/// Not for several threads at once; each has its own.
public final class TrainingGames {
  /// Another iteration takes several times as long as all before it: none begins once this part of
  /// the nodes is used.
  private static final int NODES_PER_START = 4;

  private static final int OPENING_NODES = 400;

  /// An opening is rejected if one side is ahead by so much, in hundredths of an attacker.
  private static final int EVEN = 300;

  /// A game with more plies is a draw: neither side knows how to win it, so a network must not
  /// learn that one is ahead.
  private static final int LONGEST = 600;

  private final RuleTables rules;
  private final Position start;
  private final EvaluationModel model;
  private final int nodes;
  private final NetworkInputs inputs;
  private final TranspositionTable table = new TranspositionTable(1);
  private int[] moves = new int[256];
  private long[] words = new long[TrainingPosition.WORDS * LONGEST];
  private int end;

  /// @param start where openings begin
  /// @param model what the games are played by
  /// @param nodes of the search for a move, about
  public TrainingGames(RuleSet rules, Position start, EvaluationModel model, int nodes) {
    this.rules = new RuleTables(rules, start.board().size());
    this.start = start;
    this.model = model;
    this.nodes = nodes;
    inputs = new NetworkInputs(start.board().size());
  }

  /// Plays a game and keeps its quiet positions: those whose best move is no capture, in which the
  /// search sees no win or loss, and that have not occurred before. Nothing is kept of a game that
  /// ends by repetition or begins with one side far ahead.
  ///
  /// @param opening the moves it begins with
  /// @param randomPlies how many random moves follow them
  /// @param isNew told the hash of each position, whether it is to be kept
  /// @return the positions kept, [TrainingPosition#WORDS] numbers each
  /// @throws IllegalArgumentException if a move of the opening is illegal
  public long[] play(
      List<Move> opening,
      int randomPlies,
      long number,
      LongPredicate isNew,
      RandomGenerator random) {
    end = 0;
    SearchBoard board = new SearchBoard(rules, start);
    if (!begin(board, opening, randomPlies, random)) {
      return new long[0];
    }
    table.clear();
    Search search =
        new Search(
            board,
            table,
            new SearchBudget(SearchLimits.nodes(Long.MAX_VALUE), new StopSignal()),
            model);
    KingThreats threats = new KingThreats(board);
    Enclosure enclosure = new Enclosure(board, threats.escapeSquares());
    int first = deepen(search, OPENING_NODES);
    if (Math.abs(first) > EVEN) {
      return new long[0];
    }
    GameStatus status = board.status();
    for (int ply = 0; ply < LONGEST && status == GameStatus.ONGOING; ply++) {
      search.newRoot();
      table.newGeneration();
      int points = deepen(search, nodes);
      boolean isAttacker = board.attackersToMove();
      if (Math.abs(points) >= Score.DECIDED) {
        return finished(points > 0 == isAttacker ? 2 : 0);
      }
      int attackersPoints = isAttacker ? points : -points;
      long hash = board.hash();
      boolean isRepeated = board.occurredSince(0);
      int written = end;
      TrainingPosition.write(
          board, threats, enclosure, inputs, attackersPoints, number, words, end);
      status = board.make(search.principalVariation()[0]);
      boolean isQuiet = !board.isLastMoveCapture();
      if (isQuiet && !isRepeated && isNew.test(hash)) {
        end = written + TrainingPosition.WORDS;
      }
    }
    if (status == GameStatus.REPETITION) {
      return new long[0];
    }
    if (status == GameStatus.ONGOING) {
      return finished(1);
    }
    boolean isAttacker = !board.attackersToMove();
    int result = rules.resultForMover(status, isAttacker);
    return finished(1 + (isAttacker ? result : -result));
  }

  private long[] finished(int attackersHalfPoints) {
    for (int i = 0; i < end; i += TrainingPosition.WORDS) {
      TrainingPosition.setResult(attackersHalfPoints, words, i);
    }
    return Arrays.copyOf(words, end);
  }

  /// Plays the opening; returns whether the game goes on after it.
  private boolean begin(
      SearchBoard board, List<Move> opening, int randomPlies, RandomGenerator random) {
    for (Move each : opening) {
      int move = MoveCode.of(each);
      if (!MoveGenerator.isLegal(board, move)) {
        throw new IllegalArgumentException("illegal in the opening: " + each);
      }
      if (board.make(move) != GameStatus.ONGOING) {
        return false;
      }
    }
    for (int i = 0; i < randomPlies; i++) {
      int capacity = MoveGenerator.capacity(board);
      if (capacity > moves.length) {
        moves = new int[capacity];
      }
      int count = MoveGenerator.generate(board, moves, 0);
      if (board.make(moves[random.nextInt(count)]) != GameStatus.ONGOING) {
        return false;
      }
    }
    return true;
  }

  /// Iterative deepening without a limit within an iteration; returns the score.
  private static int deepen(Search search, int nodes) {
    long begun = search.nodes();
    int points = 0;
    for (int depth = 1; depth <= SearchLimits.MAX_DEPTH; depth++) {
      points = search.run(depth, -Score.WIN, Score.WIN);
      if (Math.abs(points) >= Score.DECIDED
          || (search.nodes() - begun) * NODES_PER_START >= nodes) {
        break;
      }
    }
    return points;
  }
}
