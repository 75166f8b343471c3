package hnefi.engine;

import java.util.Arrays;
import java.util.Optional;

/// Something an evaluation holds dear.
public enum EvaluationTerm {
  /// What a defender is worth.
  DEFENDER("defender", 140),
  /// Each square the king could go to.
  KING_MOVE("kingMove", 10),
  /// Each way by which he could win with two moves.
  KING_ROUTE("kingRoute", 45),
  /// Each attacker beside the king.
  KING_RING("kingRing", 40),
  /// The king's nearness to where he wins, a square.
  KING_RUN("kingRun", 6),
  /// An attacker on the diagonal before a corner, where corners win.
  GUARD("guard", 0),
  /// An attacker on the edge, and then on the next rings inwards.
  OUTER_ATTACKER("outerAttacker", -10),
  SECOND_ATTACKER("secondAttacker", 6),
  THIRD_ATTACKER("thirdAttacker", 8),
  /// A defender on the edge, and then on the next rings inwards.
  OUTER_DEFENDER("outerDefender", 4),
  SECOND_DEFENDER("secondDefender", 4),
  THIRD_DEFENDER("thirdDefender", 2),
  /// How far the king's men are cut off from where he wins.
  ENCLOSED("enclosed", 600);

  private final String id;
  private final int best;

  EvaluationTerm(String id, int best) {
    this.id = id;
    this.best = best;
  }

  /// Returns the weight that a command names so.
  public static Optional<EvaluationTerm> of(String id) {
    return Arrays.stream(values()).filter(each -> each.id.equals(id)).findFirst();
  }

  /// Returns what self-play found best, in hundredths of an attacker.
  int best() {
    return best;
  }
}
