package hnefi.lab;

import hnefi.engine.EvaluationModel;
import hnefi.engine.Network;
import hnefi.rules.Position;
import hnefi.rules.RepetitionRule;
import hnefi.rules.RuleSet;
import hnefi.rules.Switch;
import hnefi.rules.SwitchValue;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Trains a network for rule sets that share a board, generation after generation: each learns from
/// the games of the last and plays a match against it.
public final class TrainingSeries {
  /// One of the rule sets to learn.
  public record Course(RuleSet rules, Position start) {}

  /// How much is played and learned.
  ///
  /// @param games of self-play in a generation, all rule sets together
  /// @param nodes of a search in them
  /// @param epochs how often a generation goes through the samples
  /// @param window of how many generations the samples are kept
  /// @param trace how much of the worth of a position is that of the next, from 0 to 1; in the
  ///   games of an evaluation that is no network always 1
  /// @param helped in how many of a hundred games the attackers also win by an encirclement, and by
  ///   the third occurrence of a position
  /// @param matchPairs pairs of games of a match, for each rule set
  /// @param seed of all random numbers: the same seed trains the same network
  public record Recipe(
      int games,
      int nodes,
      int epochs,
      int window,
      double trace,
      int helped,
      int matchPairs,
      long seed) {}

  /// What a generation brought.
  ///
  /// @param selfPlay how many games of self-play the attackers won, drew and lost
  /// @param loss the log-loss on games that were not learned from
  /// @param matches against the predecessor, for each rule set
  public record Generation(
      int number,
      Network network,
      GameCounts selfPlay,
      int samples,
      double loss,
      List<MatchScore> matches) {}

  /// Of so many games the last is not learned from.
  private static final int UNSEEN = 20;

  private static final int LONGEST = 160;

  private static final int OPENING = 3;

  private final List<Course> courses;
  private final Recipe recipe;
  private final NetworkTrainer trainer;
  private final List<List<TrainingGames.Game>> window = new ArrayList<>();
  private EvaluationModel model;
  private int number;

  /// @param model whose games are the first to learn from
  public TrainingSeries(List<Course> courses, Recipe recipe, EvaluationModel model) {
    this.courses = List.copyOf(courses);
    this.recipe = recipe;
    this.model = model;
    trainer = new NetworkTrainer(courses.getFirst().start().board().size(), recipe.seed());
    if (model instanceof Network network) {
      trainer.begin(network);
    }
  }

  /// Plays, learns and measures one generation.
  public Generation next() {
    number++;
    window.add(play());
    if (window.size() > recipe.window()) {
      window.removeFirst();
    }
    List<Sample> samples = new ArrayList<>();
    List<Sample> unseen = new ArrayList<>();
    for (List<TrainingGames.Game> games : window) {
      for (int i = 0; i < games.size(); i++) {
        (i % UNSEEN == UNSEEN - 1 ? unseen : samples).addAll(games.get(i).samples());
      }
    }
    double loss = trainer.train(samples, unseen, recipe.epochs(), recipe.seed() + 1000L * number);
    Network network = trainer.network();
    List<MatchScore> matches = courses.stream().map(each -> match(each, network)).toList();
    GameCounts selfPlay =
        window.getLast().stream()
            .map(each -> GameCounts.of(each.result()))
            .reduce(GameCounts.NONE, GameCounts::plus);
    model = network;
    return new Generation(number, network, selfPlay, samples.size(), loss, matches);
  }

  private List<TrainingGames.Game> play() {
    boolean isFirst = number == 1 && !(model instanceof Network);
    return IntStream.range(0, recipe.games())
        .parallel()
        .mapToObj(game -> {
          Course course = courses.get(game % courses.size());
          boolean isHelped = game / courses.size() % 100 < recipe.helped();
          return new TrainingGames(
                  isHelped ? helped(course.rules()) : course.rules(),
                  course.start(),
                  model,
                  recipe.nodes(),
                  LONGEST,
                  isFirst ? 1 : recipe.trace())
              .play(recipe.seed() + 1_000_003L * number + game);
        })
        .toList();
  }

  /// Returns the rules with two ways to win for attackers who know how to shut the king in and not
  /// yet how to take him.
  private static RuleSet helped(RuleSet rules) {
    return rules.with(
        new SwitchValue(Switch.ENCIRCLEMENT, true),
        new SwitchValue(Switch.REPETITION, RepetitionRule.DEFENDERS_LOSE));
  }

  private MatchScore match(Course course, Network network) {
    MatchSeries series = new MatchSeries(course.rules(), course.start(), OPENING, LONGEST);
    MatchPlayer one = MatchPlayer.of(network, recipe.nodes());
    MatchPlayer other = MatchPlayer.of(model, recipe.nodes());
    return IntStream.range(0, recipe.matchPairs())
        .parallel()
        .mapToObj(pair -> series.pair(one, other, 10_000 * number + pair))
        .reduce(MatchScore.NONE, MatchScore::plus);
  }
}
