package hnefi.engine;

import java.util.Arrays;
import java.util.Optional;

/// A term of the evaluation, with the weight that self-play found best.
public enum EvaluationTerm {
  /// What a defender is worth.
  DEFENDER("defender", 140),
  /// Each square the king could go to.
  KING_MOVE("kingMove", 10),
  /// Each move of the king that threatens to escape with the next.
  KING_ROUTE("kingRoute", 45),
  /// Each attacker beside the king.
  KING_RING("kingRing", 40),
  /// Each square of distance between the king and where he wins.
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
  /// How far the king is enclosed, at most this: see [EnclosureTerm].
  ENCLOSED("enclosed", 600);

  private final String id;
  private final int weight;

  EvaluationTerm(String id, int weight) {
    this.id = id;
    this.weight = weight;
  }

  /// Returns the term that a command names so.
  public static Optional<EvaluationTerm> of(String id) {
    return Arrays.stream(values()).filter(each -> each.id.equals(id)).findFirst();
  }

  /// Returns the weight that self-play found best, in hundredths of an attacker.
  int bestWeight() {
    return weight;
  }
}
