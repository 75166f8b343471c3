package hnefi.lab;

import hnefi.board.Side;
import hnefi.engine.Score;
import hnefi.engine.SearchLimits;
import hnefi.engine.SearchResult;
import hnefi.engine.Searcher;
import hnefi.engine.WinChance;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Fits what scores say about results with games between equals, and shows with further games how
/// far it is true.
///
/// @param start where the games begin
/// @param opening how many random moves each game begins with
/// @param longest after how many plies a game is a draw
public record Calibration(RuleSet rules, Position start, int opening, int longest) {
  /// A position whose result is known.
  ///
  /// @param points the search's score for the attackers
  /// @param result the attackers' share of the points
  record Scored(int points, double result) {}

  /// The positions that were called equally good.
  ///
  /// @param called the attackers' chance, on average
  /// @param won what they won, a draw counting half
  public record Bin(double called, double won, int positions) {}

  private static final int BINS = 10;
  private static final int STEPS = 30;

  /// Plays games on all processors, each from an opening of its own.
  ///
  /// @param first the number of the first
  /// @param nodes of the search for a move
  List<Scored> play(int first, int games, long nodes) {
    return IntStream.range(first, first + games)
        .parallel()
        .mapToObj(number -> play(number, nodes))
        .flatMap(Collection::stream)
        .toList();
  }

  private List<Scored> play(int number, long nodes) {
    Referee referee = new Referee(rules);
    Position position = new RandomOpenings(rules, start, opening).opening(number);
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
      points.add(score.points());
      position = referee.play(position, found.move()).after();
      winner = position.outcome().flatMap(Outcome::winner);
    }
    double result = MatchScore.of(winner, Side.ATTACKERS).asAttackers().share();
    return points.stream().map(each -> new Scored(each, result)).toList();
  }

  /// Fits and shows with as many fresh games how far it is true.
  public Fit fit(int games, long nodes) {
    WinChance chance = fitted(play(0, games, nodes));
    return new Fit(chance, curve(chance, play(games, games, nodes)));
  }

  /// What was fitted, and the curve.
  public record Fit(WinChance chance, List<Bin> curve) {
    public Fit {
      curve = List.copyOf(curve);
    }
  }

  /// Returns the logistic function of the greatest likelihood, by Newton's method with steps that
  /// are halved until they are no step back.
  static WinChance fitted(List<Scored> positions) {
    double constant = 0;
    double slope = 1 / WinChance.LEARNED.pointsPerLogit();
    double loss = loss(positions, constant, slope);
    for (int step = 0; step < STEPS; step++) {
      double g0 = 0;
      double g1 = 0;
      double h00 = 1e-9;
      double h01 = 0;
      double h11 = 1e-9;
      for (Scored each : positions) {
        double chance = chance(each, constant, slope);
        double error = each.result() - chance;
        double weight = chance * (1 - chance);
        g0 += error;
        g1 += error * each.points();
        h00 += weight;
        h01 += weight * each.points();
        h11 += weight * each.points() * each.points();
      }
      double determinant = h00 * h11 - h01 * h01;
      double constantStep = (h11 * g0 - h01 * g1) / determinant;
      double slopeStep = (h00 * g1 - h01 * g0) / determinant;
      double next = loss(positions, constant + constantStep, slope + slopeStep);
      for (int halved = 0; halved < STEPS && !(next <= loss); halved++) {
        constantStep /= 2;
        slopeStep /= 2;
        next = loss(positions, constant + constantStep, slope + slopeStep);
      }
      constant += constantStep;
      slope += slopeStep;
      loss = next;
    }
    return new WinChance(constant / slope, 1 / slope);
  }

  private static double chance(Scored position, double constant, double slope) {
    return 1 / (1 + Math.exp(-constant - slope * position.points()));
  }

  private static double loss(List<Scored> positions, double constant, double slope) {
    double sum = 0;
    for (Scored each : positions) {
      double chance = Math.clamp(chance(each, constant, slope), 1e-12, 1 - 1e-12);
      sum -= each.result() * Math.log(chance) + (1 - each.result()) * Math.log(1 - chance);
    }
    return sum;
  }

  private static List<Bin> curve(WinChance chance, List<Scored> positions) {
    List<Bin> curve = new ArrayList<>();
    for (int bin = 0; bin < BINS; bin++) {
      double called = 0;
      double won = 0;
      int count = 0;
      for (Scored each : positions) {
        double its = called(chance, each);
        if (Math.min((int) (its * BINS), BINS - 1) == bin) {
          called += its;
          won += each.result();
          count++;
        }
      }
      if (count > 0) {
        curve.add(new Bin(called / count, won / count, count));
      }
    }
    return curve;
  }

  private static double called(WinChance chance, Scored position) {
    return chance.of(new Score(position.points()), Side.ATTACKERS);
  }
}
