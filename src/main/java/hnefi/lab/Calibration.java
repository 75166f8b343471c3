package hnefi.lab;

import hnefi.board.Side;
import hnefi.engine.Score;
import hnefi.engine.SearchLimits;
import hnefi.engine.SearchResult;
import hnefi.engine.Searcher;
import hnefi.engine.WinChance;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Fits what scores say about results with games between equals, and shows with further games how
/// far it is true.
///
/// Some games begin with an opening, the others with a start as in training, chosen by the chance
/// fitted so far, so that all chances occur, however lopsided the rules are. A game ends when a
/// search proves it won. What a side wins is its share of the points: a draw counts half, and a
/// game that grows too long is a draw.
///
/// @param start where the openings begin
/// @param opening how many random moves an opening has
/// @param chosenStarts how many games begin with a chosen start for each that begins with an
///   opening
/// @param longest after how many plies a game is a draw
public record Calibration(
    RuleSet rules, Position start, int opening, int chosenStarts, int longest) {
  /// A position whose result is known.
  ///
  /// @param game the number of the game it is of
  /// @param points the search's score for the attackers
  /// @param result the attackers' share of the points
  record Scored(int game, int points, double result) {}

  /// The positions that were predicted about equally good.
  ///
  /// @param predicted the attackers' chance, on average
  /// @param won what they won of the points
  /// @param error how far that may be from what was predicted by luck, in 95 of 100 cases: by that
  ///   of these games and of those that were learned from; the positions of a game share its luck
  public record Bin(double predicted, double won, double error, int positions, int games) {}

  /// What was fitted, and the curve that fresh games show.
  public record Fit(WinChance chance, List<Bin> curve) {
    public Fit {
      curve = List.copyOf(curve);
    }
  }

  private static final int CANDIDATES = 12;
  private static final int BINS = 10;

  /// The groups of neighbouring scores that are fitted: at most so many, of so many positions and
  /// games at least.
  private static final int MOST_GROUPS = 100;

  private static final int FEWEST_POSITIONS = 150;
  private static final int FEWEST_GAMES = 100;

  /// Fits with so many games of each of these seeds, each time choosing starts by what was fitted
  /// before, and shows with as many of the seed after the greatest how far it is true.
  public Fit fit(int games, long nodes, List<Long> seeds) {
    List<Scored> learned = new ArrayList<>();
    WinChance chance = WinChance.LEARNED;
    for (int i = 0; i < seeds.size(); i++) {
      for (Scored each : play(games, nodes, seeds.get(i), chance)) {
        learned.add(new Scored(i * games + each.game(), each.points(), each.result()));
      }
      chance = fitted(learned);
    }
    List<Scored> fresh = play(games, nodes, Collections.max(seeds) + 1, chance);
    return new Fit(chance, curve(chance, learned, fresh));
  }

  /// Plays games on all processors, each from a start of its own.
  ///
  /// @param nodes of the search for a move
  /// @param chance by which starts are chosen
  List<Scored> play(int games, long nodes, long seed, WinChance chance) {
    return IntStream.range(0, games)
        .parallel()
        .mapToObj(number -> game(number, nodes, seed, chance))
        .flatMap(Collection::stream)
        .toList();
  }

  private List<Scored> game(int number, long nodes, long seed, WinChance chance) {
    Referee referee = new Referee(rules);
    Position position = start(number, chance, new SplittableRandom(seed * 1_000_003 + number));
    Searcher attackers = new Searcher(1, 1);
    Searcher defenders = new Searcher(1, 1);
    List<Integer> points = new ArrayList<>();
    Optional<Side> winner = Optional.empty();
    for (int ply = 0; ply < longest && position.outcome().isEmpty(); ply++) {
      boolean isAttackers = position.toMove() == Side.ATTACKERS;
      SearchResult found =
          (isAttackers ? attackers : defenders).search(rules, position, SearchLimits.nodes(nodes));
      Score score = isAttackers ? found.score() : found.score().reversed();
      if (score.isWin() || score.reversed().isWin()) {
        winner = Optional.of(score.isWin() ? Side.ATTACKERS : Side.DEFENDERS);
        break;
      }
      if (found.depth() > 0) {
        points.add(score.points());
      }
      position = referee.play(position, found.move()).after();
      winner = position.outcome().flatMap(Outcome::winner);
    }
    double result = MatchScore.of(winner, Side.ATTACKERS).asAttackers().share();
    return points.stream().map(each -> new Scored(number, each, result)).toList();
  }

  private Position start(int number, WinChance chance, RandomGenerator random) {
    return number % (1 + chosenStarts) == 0
        ? opened(random.nextInt())
        : new TrainingStarts(rules, start)
            .closestTo(random.nextDouble(), chance, CANDIDATES, new Searcher(1, 1), random);
  }

  private Position opened(int number) {
    Referee referee = new Referee(rules);
    Position position = start;
    for (Move each : new RandomOpenings(rules, start, opening).opening(number)) {
      position = referee.play(position, each).after();
    }
    return position;
  }

  /// Positions of neighbouring scores.
  ///
  /// @param lowest the average score at its lower end, in hundredths of an attacker
  /// @param highest the same at its upper end
  /// @param won the attackers' share of the points
  private record Group(double lowest, double highest, double won, int positions) {
    /// With half a win and half a loss more, so that few games make nothing certain.
    private static Group of(List<Scored> positions) {
      double points = positions.stream().mapToInt(Scored::points).average().orElse(0);
      long games = positions.stream().mapToInt(Scored::game).distinct().count();
      return new Group(
          points,
          points,
          (Calibration.won(positions) * games + 0.5) / (games + 1),
          positions.size());
    }

    private Group and(Group next) {
      int all = positions + next.positions;
      double together = (won * positions + next.won * next.positions) / all;
      return new Group(lowest, next.highest, together, all);
    }
  }

  /// Returns the table by isotonic regression of groups of neighbouring scores (pool adjacent
  /// violators): where a better score won less, both are worth the same. The score of a draw is a
  /// group of its own.
  static WinChance fitted(List<Scored> positions) {
    List<Scored> drawn = positions.stream().filter(Calibration::isDrawn).toList();
    List<Scored> others = positions.stream().filter(Predicate.not(Calibration::isDrawn)).toList();
    List<Group> pooled = new ArrayList<>();
    for (Group each : groups(others)) {
      Group last = each;
      while (!pooled.isEmpty() && pooled.getLast().won() >= last.won()) {
        last = pooled.removeLast().and(last);
      }
      pooled.add(last);
    }
    List<WinChance.Point> points = new ArrayList<>();
    for (Group each : pooled) {
      points.add(new WinChance.Point(each.lowest(), each.won()));
      if (each.highest() > each.lowest()) {
        points.add(new WinChance.Point(each.highest(), each.won()));
      }
    }
    return new WinChance(points, Group.of(drawn).won());
  }

  private static boolean isDrawn(Scored position) {
    return position.points() == Score.DRAW;
  }

  /// Returns groups of about the same size; equal scores are in the same one.
  private static List<Group> groups(List<Scored> positions) {
    List<Scored> sorted =
        positions.stream().sorted(Comparator.comparingInt(Scored::points)).toList();
    int size = Math.max(FEWEST_POSITIONS, sorted.size() / MOST_GROUPS);
    List<Group> groups = new ArrayList<>();
    int from = 0;
    while (from < sorted.size()) {
      int to = end(sorted, from, size);
      boolean isRestEnough = end(sorted, to, size / 2) < sorted.size();
      int last = isRestEnough ? to : sorted.size();
      groups.add(Group.of(sorted.subList(from, last)));
      from = last;
    }
    return groups;
  }

  /// Returns where a group that begins here ends.
  private static int end(List<Scored> sorted, int from, int size) {
    Set<Integer> games = new HashSet<>();
    int to = from;
    while (to < sorted.size()
        && (to - from < size
            || games.size() < FEWEST_GAMES
            || sorted.get(to).points() == sorted.get(to - 1).points())) {
      games.add(sorted.get(to).game());
      to++;
    }
    return to;
  }

  static List<Bin> curve(WinChance chance, List<Scored> learned, List<Scored> fresh) {
    List<Bin> curve = new ArrayList<>();
    for (int bin = 0; bin < BINS; bin++) {
      List<Scored> in = inBin(bin, chance, fresh);
      if (!in.isEmpty()) {
        double predicted =
            in.stream().mapToDouble(each -> predicted(chance, each)).sum() / in.size();
        long games = in.stream().mapToInt(Scored::game).distinct().count();
        double error = 1.96 * Math.hypot(error(in), error(inBin(bin, chance, learned)));
        curve.add(new Bin(predicted, won(in), error, in.size(), (int) games));
      }
    }
    return curve;
  }

  private static List<Scored> inBin(int bin, WinChance chance, List<Scored> positions) {
    return positions.stream()
        .filter(each -> Math.min((int) (predicted(chance, each) * BINS), BINS - 1) == bin)
        .toList();
  }

  private static double won(List<Scored> positions) {
    return positions.stream().mapToDouble(Scored::result).average().orElse(0);
  }

  /// Returns the standard error of what was won.
  private static double error(List<Scored> positions) {
    double won = won(positions);
    Map<Integer, Double> luck = new HashMap<>();
    positions.forEach(each -> luck.merge(each.game(), each.result() - won, Double::sum));
    double squares = luck.values().stream().mapToDouble(each -> each * each).sum();
    return Math.sqrt(squares) / Math.max(1, positions.size());
  }

  private static double predicted(WinChance chance, Scored position) {
    return chance.of(new Score(position.points()), Side.ATTACKERS);
  }
}
