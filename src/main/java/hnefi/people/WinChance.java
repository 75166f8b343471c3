package hnefi.people;

import hnefi.board.BoardSize;
import hnefi.board.Side;
import hnefi.engine.Score;
import hnefi.engine.StateSurvey;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;

/// The chance of winning among two people of equal strength, from 0 to 1, a draw counting half: a
/// logistic function of the score and the state of the game, fitted to recorded games where there
/// are any, and to games of the [MoveModel] for other rules. Only a proven win is certain.
public final class WinChance {
  /// No position that is not decided is taken for more certain.
  private static final double MOST = 0.99;

  private final StateSurvey survey;
  private final double[] weights;

  /// @param weights by the order of [hnefi.engine.StateFeature]
  public WinChance(RuleSet rules, BoardSize size, double[] weights) {
    survey = new StateSurvey(rules, size);
    this.weights = weights.clone();
  }

  /// Returns the chances under these rules on a board of this size, as fitted for those that
  /// resemble them the most.
  public static WinChance by(RuleSet rules, BoardSize size) {
    return new WinChance(rules, size, ChanceWeights.closest(rules, size));
  }

  /// Returns the chance of the side to move.
  ///
  /// @param score of a search, for the side to move
  public double of(Position position, Score score) {
    double attackers = ofAttackers(position, score);
    return position.toMove() == Side.ATTACKERS ? attackers : 1 - attackers;
  }

  /// Returns the chance of the attackers.
  ///
  /// @param score of a search, for the side to move
  public double ofAttackers(Position position, Score score) {
    if (position.outcome().isPresent()) {
      return position.outcome().get().attackersPoints();
    }
    boolean attacks = position.toMove() == Side.ATTACKERS;
    if (score.isWin() || score.reversed().isWin()) {
      return score.isWin() == attacks ? 1 : 0;
    }
    return Math.clamp(ConditionalLogit.probability(logit(position, score)), 1 - MOST, MOST);
  }

  /// Returns the logit of the attackers' chance in a position that is not decided.
  ///
  /// @param score of a search, for the side to move
  public double logit(Position position, Score score) {
    double[] state = survey.features(position, score);
    double sum = 0;
    for (int i = 0; i < weights.length; i++) {
      sum += weights[i] * state[i];
    }
    return sum;
  }
}
