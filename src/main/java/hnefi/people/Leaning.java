package hnefi.people;

import hnefi.engine.MoveFeature;
import java.util.Map;

/// What a player likes more, or less, than people do on average: added to the weights of the moves.
public enum Leaning {
  NONE(Map.of()),
  /// Leaves the king at home, and the soldiers near him.
  HOME(Map.of(MoveFeature.KING, -1.5, MoveFeature.TO_KING, -0.5)),
  /// Strikes first.
  CAPTURES(Map.of(MoveFeature.CAPTURES, 1.0, MoveFeature.KING, -1.0)),
  /// Watches what is near, to where a piece stands and to the king.
  NEAR(Map.of(MoveFeature.LENGTH, -0.6, MoveFeature.TO_KING, -0.4)),
  /// Attacks and opens lines.
  ATTACK(Map.of(MoveFeature.THREATENS_WIN, 0.7, MoveFeature.KING_ROUTES, 0.3)),
  /// Goes straight for the goal, which is the king.
  GOAL(Map.of(MoveFeature.KING, 1.0, MoveFeature.CAPTURES, 0.5, MoveFeature.TO_KING, -1.0));

  private final Map<MoveFeature, Double> more;

  Leaning(Map<MoveFeature, Double> more) {
    this.more = more;
  }

  /// Returns weights with this leaning added.
  double[] addedTo(double[] weights) {
    double[] sum = weights.clone();
    more.forEach((feature, weight) -> sum[feature.ordinal()] += weight);
    return sum;
  }
}
