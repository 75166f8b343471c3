package hnefi.people;

import hnefi.board.Side;

/// How likely people give up instead of moving: a logistic function of their chance of winning.
/// Four of five recorded games end so, long before the king is out or caught; games of the
/// [MoveModel] last as long, and are won as often, only if they may end so, too.
///
/// The weights are those that `hnefi fit-chance copenhagen --recorded` finds for each side.
public final class Resignation {
  private static final Logistic ATTACKERS = new Logistic(-1.59, -6.56);
  private static final Logistic DEFENDERS = new Logistic(-2.34, -5.17);

  /// @param slope by the chance of winning
  private record Logistic(double intercept, double slope) {
    private double at(double chance) {
      return 1 / (1 + Math.exp(-intercept - slope * chance));
    }
  }

  private Resignation() {}

  /// Returns the probability that a side gives up when it is to move.
  ///
  /// @param chance of winning, for that side ([WinChance])
  public static double probability(Side side, double chance) {
    return (side == Side.ATTACKERS ? ATTACKERS : DEFENDERS).at(chance);
  }
}
