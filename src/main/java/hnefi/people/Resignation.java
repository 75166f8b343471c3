package hnefi.people;

import hnefi.board.Side;

/// How likely people give up instead of moving: a logistic function of their chance of winning.
/// Four of five recorded games end so, long before the king is out or caught; games of the
/// [MoveModel] last as long, and are won as often, only if they may end so, too.
///
/// The weights are those that `hnefi fit-chance copenhagen --recorded` finds for each side.
public final class Resignation {
  /// The attackers' chance at the start of the games it was fitted to.
  private static final double START = 0.44;

  /// Chances closer to 0 or 1 count as these.
  private static final double LEAST = 0.005;

  /// A game of people lasts 42 plies on 11×11 and 20 on 7×7, so on a smaller board a side gives up
  /// more often by this power of the boards' widths.
  private static final double POWER = 1.6;

  private static final Logistic ATTACKERS = new Logistic(-1.59, -6.56);
  private static final Logistic DEFENDERS = new Logistic(-2.34, -5.17);

  /// @param slope by the chance of winning
  private record Logistic(double intercept, double slope) {
    private double at(double chance) {
      return ConditionalLogit.probability(intercept + slope * chance);
    }
  }

  private Resignation() {}

  /// Returns the probability that a side gives up when it is to move: people compare with the
  /// start, for nobody gives up a game at once because its rules favour the other side.
  ///
  /// @param chance of winning, for that side ([WinChance])
  /// @param atStart the same in the start position
  /// @param width of the board, in squares
  public static double probability(Side side, double chance, double atStart, int width) {
    double fair = side == Side.ATTACKERS ? START : 1 - START;
    double compared = logit(chance) - logit(atStart) + logit(fair);
    double fitted =
        (side == Side.ATTACKERS ? ATTACKERS : DEFENDERS).at(ConditionalLogit.probability(compared));
    return Math.min(1, fitted * FittedBoard.factor(width, POWER));
  }

  private static double logit(double chance) {
    double bounded = Math.clamp(chance, LEAST, 1 - LEAST);
    return Math.log(bounded / (1 - bounded));
  }
}
