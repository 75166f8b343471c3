package hnefi.engine;

import hnefi.rules.KingCapture;
import hnefi.rules.RuleSet;
import java.util.Arrays;
import java.util.Optional;

/// A term of the evaluation, with the weight that self-play found best: one for a king whom four
/// attackers take, and where it differs one for a king whom two take.
public enum EvaluationTerm {
  /// What a defender is worth.
  DEFENDER("defender", 110, 140),
  /// Each square the king could go to.
  KING_MOVE("kingMove", 15, 10),
  /// Each move of the king that threatens to escape with the next.
  KING_ROUTE("kingRoute", 45),
  /// Each attacker beside the king.
  KING_RING("kingRing", 40),
  /// Each square of distance between the king and where he wins.
  KING_RUN("kingRun", 6),
  /// An attacker on the diagonal before a corner, where corners win and guards cannot be taken
  /// against the edge. A small board has too few attackers for this.
  GUARD("guard", 120),
  /// An attacker on the edge, and then on the next rings inwards.
  OUTER_ATTACKER("outerAttacker", -10),
  SECOND_ATTACKER("secondAttacker", 6),
  THIRD_ATTACKER("thirdAttacker", 16, 8),
  /// A defender on the edge, and then on the next rings inwards.
  OUTER_DEFENDER("outerDefender", 4),
  SECOND_DEFENDER("secondDefender", 4),
  THIRD_DEFENDER("thirdDefender", 2),
  /// How far the king is enclosed, at most this: see [EnclosureTerm].
  ENCLOSED("enclosed", 600);

  private final String id;
  private final int weight;
  private final int weightWithWeakKing;

  EvaluationTerm(String id, int weight) {
    this(id, weight, weight);
  }

  EvaluationTerm(String id, int weight, int weightWithWeakKing) {
    this.id = id;
    this.weight = weight;
    this.weightWithWeakKing = weightWithWeakKing;
  }

  /// Returns the term that a command names so.
  public static Optional<EvaluationTerm> of(String id) {
    return Arrays.stream(values()).filter(each -> each.id.equals(id)).findFirst();
  }

  /// Returns the weight that self-play found best, in hundredths of an attacker.
  int bestWeight(RuleSet rules) {
    return rules.kingCapture() == KingCapture.FOUR_SIDES ? weight : weightWithWeakKing;
  }
}
