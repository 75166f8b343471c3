package hnefi.lab;

import hnefi.board.BoardSize;
import hnefi.engine.Score;
import hnefi.engine.SearchLimits;
import hnefi.engine.Searcher;
import hnefi.engine.StateFeature;
import hnefi.engine.StateSurvey;
import hnefi.people.ChanceWeights;
import hnefi.people.ConditionalLogit;
import hnefi.people.ConditionalLogit.Choice;
import hnefi.people.WinChance;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/// Fits the chance of winning to games by logistic regression, and judges it by others.
///
/// @param nodes of the search for a score
/// @param step every so many plies a position is looked at, and half as often the one before it
public record ChanceFit(RuleSet rules, BoardSize size, long nodes, int step) {
  /// Every so many games one serves to judge.
  private static final int JUDGED = 6;

  private static final int FIRST = 0;
  private static final double RIDGE = 1;
  private static final double LARGEST_CONSTANT = 20;
  private static final int BISECTIONS = 40;

  /// Where the chances are judged.
  private static final List<Integer> PLIES = List.of(8, 16, 24);

  /// How well it foretells games that were not learned from.
  ///
  /// @param ply after how many plies
  /// @param won what the attackers won of the points, and called what was foretold on average
  /// @param loss the log-loss, and plain that of the plain share
  public record Judgement(
      int ply, int games, double won, double called, double loss, double plain) {}

  /// What was fitted.
  ///
  /// @param positions how many were learned from
  public record Result(ChanceWeights weights, int positions, List<Judgement> judgements) {
    public Result {
      judgements = List.copyOf(judgements);
    }
  }

  /// A position whose game has a known result.
  private record Case(int game, int ply, Position position, Score score, double won) {}

  /// Fits all weights, and judges.
  public Result fit(List<LabelledGame> games) {
    return result(games, this::weights);
  }

  /// Takes the weights of the rules that resemble these the most, fits the constant alone, and
  /// judges: what the score, a piece or a line is worth is told by recorded games.
  public Result calibrate(List<LabelledGame> games) {
    return result(games, this::calibrated);
  }

  private Result result(List<LabelledGame> games, Function<List<Case>, ChanceWeights> fitting) {
    List<Case> cases =
        IntStream.range(0, games.size())
            .parallel()
            .mapToObj(number -> cases(number, games.get(number)))
            .flatMap(List::stream)
            .toList();
    List<Case> learned = cases.stream().filter(each -> each.game() % JUDGED != JUDGED - 1).toList();
    ChanceWeights judgedBy = fitting.apply(learned);
    WinChance chance =
        new WinChance(
            rules, size, judgedBy.weights().stream().mapToDouble(Double::doubleValue).toArray());
    List<Judgement> judgements = new ArrayList<>();
    for (int ply : PLIES) {
      List<Case> judged =
          cases.stream()
              .filter(each -> each.ply() == ply && each.game() % JUDGED == JUDGED - 1)
              .toList();
      if (!judged.isEmpty()) {
        judgements.add(judgement(ply, judged, chance));
      }
    }
    return new Result(fitting.apply(cases), cases.size(), judgements);
  }

  private List<Case> cases(int number, LabelledGame game) {
    List<Case> cases = new ArrayList<>();
    Searcher searcher = new Searcher(1, 1);
    for (int ply = FIRST; ply < game.turns().size(); ply++) {
      // Both sides must come to be to move.
      if (ply % step != 0 && ply % (2 * step) != step - 1) {
        continue;
      }
      Position position = game.before(ply);
      Score score = searcher.search(rules, position, SearchLimits.nodes(nodes)).score();
      if (!score.isWin() && !score.reversed().isWin()) {
        cases.add(new Case(number, ply, position, score, game.points()));
      }
    }
    return cases;
  }

  private ChanceWeights weights(List<Case> cases) {
    List<Choice> choices = choices(cases);
    return weights(
        choices.isEmpty()
            ? new double[StateFeature.values().length]
            : ConditionalLogit.fit(choices, RIDGE));
  }

  private ChanceWeights calibrated(List<Case> cases) {
    double[] closest = ChanceWeights.closest(rules, size);
    WinChance chance = new WinChance(rules, size, closest);
    double[] logits =
        cases.stream().mapToDouble(each -> chance.logit(each.position(), each.score())).toArray();
    double won = cases.stream().mapToDouble(Case::won).sum();
    double low = -LARGEST_CONSTANT;
    double high = LARGEST_CONSTANT;
    // The constant of maximum likelihood makes as many wins as there were.
    for (int i = 0; i < BISECTIONS; i++) {
      double middle = (low + high) / 2;
      double called =
          Arrays.stream(logits).map(each -> ConditionalLogit.probability(each + middle)).sum();
      if (called < won) {
        low = middle;
      } else {
        high = middle;
      }
    }
    closest[StateFeature.CONSTANT.ordinal()] += low;
    return weights(closest);
  }

  private ChanceWeights weights(double[] weights) {
    return new ChanceWeights(size.width(), rules, Arrays.stream(weights).boxed().toList());
  }

  /// Returns for each case that the attackers won, or did not.
  private List<Choice> choices(List<Case> cases) {
    StateSurvey survey = new StateSurvey(rules, size);
    List<Choice> choices = new ArrayList<>();
    for (Case each : cases) {
      double[] state = survey.features(each.position(), each.score());
      float[][] alternatives = new float[2][state.length];
      for (int i = 0; i < state.length; i++) {
        alternatives[0][i] = (float) state[i];
      }
      // A draw is half a win and half a loss; the alternative to winning has no features.
      if (each.won() > 0) {
        choices.add(new Choice(alternatives, 0, each.won()));
      }
      if (each.won() < 1) {
        choices.add(new Choice(alternatives, 1, 1 - each.won()));
      }
    }
    return choices;
  }

  private static Judgement judgement(int ply, List<Case> cases, WinChance chance) {
    double won = cases.stream().mapToDouble(Case::won).average().orElse(0);
    double called = 0;
    double loss = 0;
    double plain = 0;
    for (Case each : cases) {
      double foretold = chance.ofAttackers(each.position(), each.score());
      called += foretold / cases.size();
      loss += loss(foretold, each.won()) / cases.size();
      plain += loss(won, each.won()) / cases.size();
    }
    return new Judgement(ply, cases.size(), won, called, loss, plain);
  }

  private static double loss(double foretold, double won) {
    double bounded = Math.clamp(foretold, 0.01, 0.99);
    return -(won * Math.log(bounded) + (1 - won) * Math.log(1 - bounded));
  }
}
