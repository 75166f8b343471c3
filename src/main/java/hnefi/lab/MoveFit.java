package hnefi.lab;

import hnefi.board.Side;
import hnefi.engine.MoveSurvey;
import hnefi.people.ConditionalLogit;
import hnefi.people.ConditionalLogit.Choice;
import hnefi.people.HumanStrength;
import hnefi.people.MoveModel;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// Fits how people choose a move to recorded games by maximum likelihood, and judges it by others.
///
/// @param sight how far people are supposed to see
/// @param positions how many positions of each game are looked at
public record MoveFit(RuleSet rules, int sight, int positions) {
  /// Every so many games one serves to judge.
  private static final int JUDGED = 6;

  private static final double RIDGE = 0.05;

  /// How well a strength foretells the moves of games that were not learned from.
  ///
  /// @param logLikelihood of a move, on average
  /// @param first how often the move was the likeliest one, from 0 to 1
  public record Judgement(
      HumanStrength strength, Side side, int moves, double logLikelihood, double first) {}

  /// What was fitted.
  ///
  /// @param moves how many were learned from
  public record Result(MoveModel model, int moves, List<Judgement> judgements) {
    public Result {
      judgements = List.copyOf(judgements);
    }
  }

  /// One move that a person made.
  private record Case(LabelledGame game, int ply) {
    private Side side() {
      return game.before(ply).toMove();
    }

    private Move move() {
      return game.turns().get(ply).move();
    }
  }

  /// Fits and judges.
  public Result fit(List<LabelledGame> games) {
    List<Case> learned = cases(games, true);
    MoveModel glance = model(learned, List.of(), 0);
    List<MoveModel> models = new ArrayList<>(List.of(glance));
    for (int each = 1; each <= sight; each++) {
      models.add(model(learned, models, each));
    }
    MoveModel model = models.getLast();
    List<Case> judged = cases(games, false);
    List<Judgement> judgements = new ArrayList<>();
    for (int each = 0; each <= sight; each++) {
      for (Side side : Side.values()) {
        judgements.add(judge(model, new HumanStrength(each, 1), side, judged));
      }
    }
    return new Result(model, learned.size(), judgements);
  }

  /// Returns positions drawn from each game; to learn from, also all in which somebody can win or
  /// threatens to, since few of those are drawn and they decide games.
  private List<Case> cases(List<LabelledGame> games, boolean learned) {
    Predicate<Position> decisive =
        MoveSurvey.decisive(rules, games.getFirst().start().board().size());
    List<Case> cases = new ArrayList<>();
    for (int number = 0; number < games.size(); number++) {
      if (number % JUDGED != JUDGED - 1 == learned) {
        LabelledGame game = games.get(number);
        List<Integer> plies =
            new ArrayList<>(IntStream.range(0, game.turns().size()).boxed().toList());
        Collections.shuffle(plies, new Random(number));
        for (int i = 0; i < plies.size(); i++) {
          Case each = new Case(game, plies.get(i));
          if (i < positions || learned && decisive.test(each.game().before(each.ply()))) {
            cases.add(each);
          }
        }
      }
    }
    return cases;
  }

  private MoveModel model(List<Case> cases, List<MoveModel> before, int seen) {
    List<List<double[]>> weights = new ArrayList<>();
    for (Side side : Side.values()) {
      List<Choice> choices =
          cases.parallelStream()
              .filter(each -> each.side() == side)
              .map(each -> choice(each, before, seen))
              .flatMap(List::stream)
              .toList();
      List<double[]> all =
          new ArrayList<>(before.isEmpty() ? List.of() : before.getLast().weights(side));
      all.add(ConditionalLogit.fit(choices, RIDGE));
      weights.add(all);
    }
    return new MoveModel(weights.getFirst(), weights.getLast());
  }

  /// Returns the choice of a person who sees so far; none if the move was not considered.
  private List<Choice> choice(Case each, List<MoveModel> before, int seen) {
    MoveSurvey survey =
        new MoveSurvey(rules, each.game().before(each.ply()), each.game().earlier(each.ply()));
    if (seen == 0) {
      return List.of(new Choice(MoveModel.glance(survey), index(survey, each.move()), 1));
    }
    int[] considered = MoveModel.considered(before.getFirst().glances(survey));
    int chosen = index(survey, each.move());
    for (int i = 0; i < considered.length; i++) {
      if (considered[i] == chosen && considered.length > 1) {
        return List.of(new Choice(MoveModel.consider(survey, considered, seen), i, 1));
      }
    }
    return List.of();
  }

  private static int index(MoveSurvey survey, Move move) {
    return IntStream.range(0, survey.count())
        .filter(i -> survey.move(i).equals(move))
        .findFirst()
        .orElseThrow();
  }

  private Judgement judge(MoveModel model, HumanStrength strength, Side side, List<Case> cases) {
    List<double[]> found =
        cases.parallelStream()
            .filter(each -> each.side() == side)
            .map(each -> judge(model, strength, each))
            .toList();
    return new Judgement(
        strength,
        side,
        found.size(),
        found.stream().mapToDouble(each -> each[0]).average().orElse(0),
        found.stream().mapToDouble(each -> each[1]).average().orElse(0));
  }

  /// Returns the log-likelihood of a move, and 1 if it is the likeliest.
  private double[] judge(MoveModel model, HumanStrength strength, Case each) {
    MoveSurvey survey =
        new MoveSurvey(rules, each.game().before(each.ply()), each.game().earlier(each.ply()));
    double[] chances = model.probabilities(survey, strength);
    double chance = chances[index(survey, each.move())];
    boolean isFirst = IntStream.range(0, chances.length).noneMatch(i -> chances[i] > chance);
    return new double[] {Math.log(Math.max(Double.MIN_NORMAL, chance)), isFirst ? 1 : 0};
  }
}
