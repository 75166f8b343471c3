package hnefi.lab;

import hnefi.board.Side;
import hnefi.engine.EvaluationModel;
import hnefi.engine.PlayingStrength;
import hnefi.engine.SearchLimits;
import hnefi.engine.SearchResult;
import hnefi.engine.Searcher;
import hnefi.engine.TrainingInputs;
import hnefi.engine.WinChance;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import hnefi.rules.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// Games of an evaluation against itself, and what there is to learn from their positions.
///
/// What a position is worth is mixed from the scores of the searches that follow and the result,
/// the nearer ones counting more (TD(λ)), and discounted: a win that is near counts more than one
/// that is far, and a loss that is far less than one that is near. So there is something to learn
/// from games that one side never wins. A game ends when a search proves it won.
///
/// @param nodes of the search for a move
/// @param longest after how many plies a game is a draw
/// @param trace how much of the worth of a position is that of the next, from 0 to 1
record TrainingGames(
    RuleSet rules, Position start, EvaluationModel model, int nodes, int longest, double trace) {
  /// How often a move is made at random.
  private static final double EXPLORATION = 0.02;

  /// What is left after a ply of how far a result is from a draw.
  private static final double DISCOUNT = 0.99;

  /// Of so many starts at most that are not yet decided the most even one is chosen.
  private static final int STARTS = 4;

  /// A game to learn from.
  ///
  /// @param result the attackers' share of the points
  record Game(List<Sample> samples, double result) {}

  private record Visit(
      Position position, double worth, boolean isQuiet, boolean isFollowedByChance) {}

  /// Plays a game; with the same number the same one.
  Game play(long number) {
    RandomGenerator random = new SplittableRandom(number);
    Referee referee = new Referee(rules);
    Searcher searcher =
        new Searcher(1, 1, _ -> new PlayingStrength(SearchLimits.MAX_DEPTH, 0, 0, model), number);
    SearchLimits limits = SearchLimits.nodes(nodes);
    int candidates = random.nextBoolean() ? 1 : STARTS;
    Position position =
        new TrainingStarts(rules, start)
            .closestTo(0.5, WinChance.LEARNED, candidates, searcher, random);
    List<Visit> visits = new ArrayList<>();
    double result = 0.5;
    while (visits.size() < longest) {
      SearchResult found = searcher.search(rules, position, limits);
      double worth = WinChance.LEARNED.ofAttackers(found.score(), position.toMove());
      if (found.score().isWin() || found.score().reversed().isWin()) {
        visits.add(new Visit(position, worth, true, false));
        result = worth;
        break;
      }
      boolean isChance = random.nextDouble() < EXPLORATION;
      Turn turn = referee.play(position, isChance ? any(referee, position, random) : found.move());
      visits.add(new Visit(position, worth, turn.captures().isEmpty(), isChance));
      position = turn.after();
      if (turn.outcome().isPresent()) {
        result = turn.outcome().get().attackersPoints();
        break;
      }
    }
    return new Game(samples(visits, result, random), result);
  }

  private static Move any(Referee referee, Position position, RandomGenerator random) {
    List<Move> moves = referee.legalMoves(position);
    return moves.get(random.nextInt(moves.size()));
  }

  private List<Sample> samples(List<Visit> visits, double result, RandomGenerator random) {
    TrainingInputs inputs = new TrainingInputs(rules, start.board().size());
    List<Sample> samples = new ArrayList<>();
    double next = result;
    for (Visit each : visits.reversed()) {
      if (each.isFollowedByChance()) {
        next = each.worth();
      }
      next = trace * (0.5 + DISCOUNT * (next - 0.5)) + (1 - trace) * each.worth();
      if (each.isQuiet()) {
        samples.add(sample(each.position(), next, inputs, random));
      }
    }
    return samples;
  }

  private static Sample sample(
      Position position, double target, TrainingInputs inputs, RandomGenerator random) {
    int[] on = inputs.of(position, random);
    short[] packed = new short[on.length];
    for (int i = 0; i < on.length; i++) {
      packed[i] = (short) on[i];
    }
    return new Sample(packed, position.toMove() == Side.ATTACKERS, (float) target);
  }
}
