package hnefi.lab;

import hnefi.board.Side;
import hnefi.engine.EvaluationWeights;
import hnefi.engine.PlayingStrength;
import hnefi.engine.SearchLimits;
import hnefi.engine.SearchResult;
import hnefi.engine.Searcher;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// Finds puzzles in games of the computer against itself, in which one side errs now and then.
///
/// @param start where the rule set's games begin
public record PuzzleMiner(RuleSet rules, Position start) {
  private static final int LONGEST_GAME = 100;
  private static final int FEWEST_PLIES = 3;
  private static final int MOST_PLIES = 9;
  private static final double ERRORS = 0.35;
  private static final int NOISE = 40;
  private static final long PLAYING_NODES = 300;
  private static final long FINDING_NODES = 8_000;
  private static final long PROOF_NODES = 400_000;

  /// The nodes from which a solution counts as harder to find.
  private static final List<Integer> GRADES = List.of(60, 300, 1_500, 7_500);

  /// A puzzle.
  ///
  /// @param line the solution: moves of both sides by turns
  /// @param grade from 1, found at a glance, to 5
  public record Found(Position position, List<Move> line, int grade) {
    public Found {
      line = List.copyOf(line);
    }
  }

  /// Returns the puzzle of a number, always the same one: of even numbers the first puzzle of a
  /// game, of odd ones one in which the king is close to being caught.
  public Optional<Found> find(long number) {
    RandomGenerator random = new SplittableRandom(number);
    TrainingStarts starts = new TrainingStarts(rules, start);
    return number % 2 == 0 ? inGame(starts, number, random) : at(starts.net(random));
  }

  private Optional<Found> inGame(TrainingStarts starts, long number, RandomGenerator random) {
    Referee referee = new Referee(rules);
    boolean attackersErr = number % 4 == 0;
    PlayingStrength weak =
        new PlayingStrength(SearchLimits.MAX_DEPTH, NOISE, 0, EvaluationWeights.BEST);
    Searcher player = new Searcher(1, 1, _ -> weak, number);
    Position position = starts.next(random);
    for (int ply = 0; ply < LONGEST_GAME && position.outcome().isEmpty(); ply++) {
      SearchResult played = player.search(rules, position, SearchLimits.nodes(PLAYING_NODES));
      Optional<Found> found =
          played.score().isWin()
              ? at(referee.setUp(position.board(), position.toMove()))
              : Optional.empty();
      if (found.isPresent()) {
        return found;
      }
      List<Move> moves = referee.legalMoves(position);
      boolean mayErr = (position.toMove() == Side.ATTACKERS) == attackersErr;
      Move move =
          mayErr && random.nextDouble() < ERRORS
              ? moves.get(random.nextInt(moves.size()))
              : played.move();
      position = referee.play(position, move).after();
    }
    return Optional.empty();
  }

  /// Returns the puzzle that a position is, if it is one.
  private Optional<Found> at(Position position) {
    SearchResult found =
        new Searcher(1, 1).search(rules, position, SearchLimits.nodes(FINDING_NODES));
    int plies = found.score().isWin() ? found.score().pliesToEnd().orElse(0) : 0;
    boolean isPuzzle =
        plies >= FEWEST_PLIES
            && plies <= MOST_PLIES
            && plies % 2 == 1
            && found.line().size() == plies
            && new PuzzleProof(rules, PROOF_NODES).isProven(position, found.line());
    return isPuzzle
        ? Optional.of(new Found(position, found.line(), grade(position, found.line())))
        : Optional.empty();
  }

  /// Returns how hard a solution is to find: with how few nodes its first move is played.
  private int grade(Position position, List<Move> line) {
    for (int grade = 0; grade < GRADES.size(); grade++) {
      SearchResult found =
          new Searcher(1, 1).search(rules, position, SearchLimits.nodes(GRADES.get(grade)));
      if (found.move().equals(line.getFirst()) && found.score().isWin()) {
        return grade + 1;
      }
    }
    return GRADES.size() + 1;
  }
}
