package hnefi.lab;

import hnefi.board.Side;
import hnefi.engine.SearchLimits;
import hnefi.engine.SearchResult;
import hnefi.engine.Searcher;
import hnefi.engine.WinProver;
import hnefi.engine.WinProver.Answer;
import hnefi.people.HumanPlayer;
import hnefi.people.HumanStrength;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import hnefi.rules.ShieldWallRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// Finds puzzles in games of the computer against itself, in which one side errs now and then, and
/// in positions set up for a purpose.
public final class PuzzleMiner {
  private static final int LONGEST_GAME = 100;
  private static final int FEWEST_PLIES = 3;
  private static final int MOST_PLIES = 9;
  private static final int MOST_SAVING_PLIES = 5;
  private static final long PLAYING_NODES = 300;
  private static final long FINDING_NODES = 8_000;
  private static final int MOST_NET_PLIES = 5;
  private static final long NET_NODES = 4_000;
  private static final long LINE_NODES = 20_000;
  private static final long PROOF_NODES = 400_000;

  /// The nodes from which a solution counts as harder to find.
  private static final List<Integer> GRADES = List.of(60, 300, 1_500, 7_500);

  private final RuleSet rules;
  private final Referee referee;
  private final TrainingStarts starts;
  private final WinProver prover;
  private final WinProver netProver;

  /// Where puzzles are looked for.
  public enum Source {
    /// Games.
    GAMES,
    /// Positions in which the king is close to being caught, or must be saved from it.
    NETS,
    /// Positions in which a row at the edge can be taken together.
    SHIELD_WALLS,
    /// Positions in which the king is about to be safe in a fort at the edge.
    FORTS
  }

  /// A puzzle.
  ///
  /// @param saves whether a loss is to be averted; else the position is to be won
  /// @param line the solution: moves of both sides by turns
  public record Found(Position position, boolean saves, List<Move> line) {
    public Found {
      line = List.copyOf(line);
    }
  }

  /// @param start where the rule set's games begin
  public PuzzleMiner(RuleSet rules, Position start) {
    this.rules = rules;
    referee = new Referee(rules);
    starts = new TrainingStarts(rules, start);
    prover = new WinProver(rules, start.board().size(), LINE_NODES);
    netProver = new WinProver(rules, start.board().size(), NET_NODES);
  }

  /// Returns whether the rules have what a source is about.
  public boolean has(Source source) {
    return switch (source) {
      case GAMES, NETS -> true;
      case SHIELD_WALLS -> rules.shieldWall() != ShieldWallRule.NONE;
      case FORTS -> rules.exitFort();
    };
  }

  /// Returns the puzzle of a number, always the same one: of a game the first wanted one.
  ///
  /// @param source one that the rules have
  public Optional<Found> find(long number, Source source, Predicate<Found> isWanted) {
    RandomGenerator random = new SplittableRandom(number);
    return switch (source) {
      case GAMES -> inGame(random, isWanted);
      case NETS -> net(random.nextBoolean(), random).filter(isWanted).filter(this::isProven);
      case SHIELD_WALLS -> won(starts.shieldWall(random), isWanted);
      case FORTS -> won(starts.fort(random), isWanted);
    };
  }

  private Optional<Found> won(Position position, Predicate<Found> isWanted) {
    return winning(position, pliesToWin(position)).filter(isWanted).filter(this::isProven);
  }

  private Optional<Found> inGame(RandomGenerator random, Predicate<Found> isWanted) {
    HumanPlayer player = new HumanPlayer(rules, HumanStrength.BEST_FIT);
    Searcher searcher = new Searcher(1, 1);
    List<Move> earlier = new ArrayList<>();
    Position position = starts.next(random);
    for (int ply = 0; ply < LONGEST_GAME && position.outcome().isEmpty(); ply++) {
      SearchResult seen = searcher.search(rules, position, SearchLimits.nodes(PLAYING_NODES));
      Position alone = referee.setUp(position.board(), position.toMove());
      Optional<Found> found =
          (seen.score().isWin() ? winning(alone) : saving(alone))
              .filter(isWanted)
              .filter(this::isProven);
      if (found.isPresent()) {
        return found;
      }
      earlier.add(player.choose(position, earlier, random));
      position = referee.play(position, earlier.getLast()).after();
    }
    return Optional.empty();
  }

  private Optional<Found> net(boolean wins, RandomGenerator random) {
    Position position = starts.net(random);
    int plies = pliesToWin(position);
    if (wins || plies == 0) {
      return plies > 1 ? winning(position, plies) : Optional.empty();
    }
    Position turned = referee.setUp(position.board(), Side.DEFENDERS);
    return turned.outcome().isEmpty() ? saving(turned) : Optional.empty();
  }

  /// Returns within how many plies, at most five, the side to move is quickly proven to win; else
  /// 0.
  private int pliesToWin(Position position) {
    for (int plies = 1; plies <= MOST_NET_PLIES; plies += 2) {
      switch (netProver.wins(position, plies)) {
        case YES -> {
          return plies;
        }
        case UNKNOWN -> {
          return 0;
        }
        case NO -> {}
      }
    }
    return 0;
  }

  private Optional<Found> winning(Position position) {
    SearchResult found =
        new Searcher(1, 1).search(rules, position, SearchLimits.nodes(FINDING_NODES));
    return found.score().isWin()
        ? winning(position, found.score().pliesToEnd().orElse(0))
        : Optional.empty();
  }

  private Optional<Found> winning(Position position, int plies) {
    List<Move> line =
        plies >= FEWEST_PLIES && plies <= MOST_PLIES && plies % 2 == 1
            ? winningLine(position, plies)
            : List.of();
    return line.isEmpty() ? Optional.empty() : Optional.of(new Found(position, false, line));
  }

  /// Returns the only moves that win within so many plies, and between them answers that hold out
  /// longest; nothing if more than one move wins.
  private List<Move> winningLine(Position position, int plies) {
    List<Move> winning = new ArrayList<>();
    for (Move each : referee.legalMoves(position)) {
      Position after = referee.play(position, each).after();
      boolean wins =
          after.outcome().isPresent()
              ? isWonBy(after, position.toMove())
              : plies > 1 && prover.loses(after, plies - 1) == Answer.YES;
      if (wins) {
        winning.add(each);
      }
      if (winning.size() > 1) {
        return List.of();
      }
    }
    if (winning.isEmpty() || plies == 1) {
      return winning;
    }
    Position after = referee.play(position, winning.getFirst()).after();
    for (Move answer : after.outcome().isPresent() ? List.<Move>of() : referee.legalMoves(after)) {
      Position next = referee.play(after, answer).after();
      boolean holdsOut =
          next.outcome().isEmpty() && (plies == 3 || prover.wins(next, plies - 4) == Answer.NO);
      List<Move> rest = holdsOut ? winningLine(next, plies - 2) : List.of();
      if (!rest.isEmpty()) {
        return Stream.of(winning, List.of(answer), rest).flatMap(List::stream).toList();
      }
    }
    return List.of();
  }

  /// Returns a puzzle if one move alone saves the position, some other move averts the loss for the
  /// moment, and after the solution no loss is in sight.
  private Optional<Found> saving(Position position) {
    List<Move> line = savingLine(position, MOST_SAVING_PLIES);
    if (line.size() < FEWEST_PLIES) {
      return Optional.empty();
    }
    Position end = position;
    boolean tempts = false;
    for (int i = 0; i < line.size(); i++) {
      tempts |= i % 2 == 0 && movesLeft(end, 1, 2).size() > 1;
      end = referee.play(end, line.get(i)).after();
    }
    return tempts
            && !new Searcher(1, 1)
                .search(rules, end, SearchLimits.nodes(FINDING_NODES))
                .score()
                .isWin()
        ? Optional.of(new Found(position, true, line))
        : Optional.empty();
  }

  /// Returns the only saving moves and the answers between them; nothing if more than one move
  /// saves, or none. It is cut where a piece would only go back to where it came from.
  private List<Move> savingLine(Position position, int most) {
    List<Move> saving = movesLeft(position, PuzzleProof.LOSING_PLIES, 2);
    if (saving.size() != 1) {
      return List.of();
    }
    Position after = referee.play(position, saving.getFirst()).after();
    if (after.outcome().isPresent()) {
      return List.of();
    }
    List<Move> longest = List.of();
    for (Move answer : most > 2 ? referee.legalMoves(after) : List.<Move>of()) {
      Position next = referee.play(after, answer).after();
      List<Move> rest = next.outcome().isPresent() ? List.of() : savingLine(next, most - 2);
      boolean goesBack = !rest.isEmpty() && isReturn(saving.getFirst(), rest.getFirst());
      if (rest.size() + 1 > longest.size() && !rest.isEmpty() && !goesBack) {
        longest = Stream.concat(Stream.of(answer), rest.stream()).toList();
      }
      if (longest.size() == most - 1) {
        break;
      }
    }
    return Stream.concat(saving.stream(), longest.stream()).toList();
  }

  private static boolean isReturn(Move first, Move second) {
    return second.from().equals(first.to()) && second.to().equals(first.from());
  }

  /// Returns the first moves, at most so many, after which the other side cannot be proven to win
  /// within so many plies.
  private List<Move> movesLeft(Position position, int plies, int most) {
    List<Move> left = new ArrayList<>();
    for (Move each : referee.legalMoves(position)) {
      Position after = referee.play(position, each).after();
      boolean loses =
          after.outcome().isPresent()
              ? isWonBy(after, position.toMove().opponent())
              : prover.wins(after, plies) == Answer.YES;
      if (!loses) {
        left.add(each);
      }
      if (left.size() == most) {
        break;
      }
    }
    return left;
  }

  private static boolean isWonBy(Position position, Side side) {
    return position.outcome().flatMap(Outcome::winner).equals(Optional.of(side));
  }

  private boolean isProven(Found found) {
    PuzzleProof proof = new PuzzleProof(rules, PROOF_NODES);
    return found.saves()
        ? proof.isOnlySave(found.position(), found.line())
        : proof.isOnlyWin(found.position(), found.line());
  }

  /// Returns how hard a solution is to find, from 1 to 5: with how few nodes its first move is
  /// played, for the win if it is one.
  public int grade(Found puzzle) {
    for (int grade = 0; grade < GRADES.size(); grade++) {
      SearchResult found =
          new Searcher(1, 1)
              .search(rules, puzzle.position(), SearchLimits.nodes(GRADES.get(grade)));
      if (found.move().equals(puzzle.line().getFirst())
          && (puzzle.saves() || found.score().isWin())) {
        return grade + 1;
      }
    }
    return GRADES.size() + 1;
  }
}
