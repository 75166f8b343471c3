package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.rules.Escape;
import hnefi.rules.RepetitionRule;
import hnefi.rules.RuleSet;

/// The evaluation with weights chosen by hand and tuned by matches.
///
/// It sums square values (kept by the board while moves are made), the king's mobility and escape
/// routes, the attackers beside him, and the enclosure.
final class HandMadeEvaluation implements Evaluation {
  /// Smaller boards have fewer attackers than squares to guard.
  private static final int SMALLEST_WITH_GUARDS = 9;

  /// How many guards the attackers have in an even position.
  private static final int USUAL_GUARDS = 3;

  private final SearchBoard board;
  private final KingThreats kingThreats;
  private final EnclosureTerm enclosure;

  /// Balances the usual difference in pieces at the start, and the usual guards, so that an even
  /// position scores near 0.
  private final int balance;

  private final int kingMove;
  private final int kingRoute;
  private final int kingRing;
  private final int[] attackerValues = new int[Mailbox.LENGTH];
  private final int[] defenderValues = new int[Mailbox.LENGTH];
  private final int[] kingValues = new int[Mailbox.LENGTH];

  HandMadeEvaluation(SearchBoard board, KingThreats kingThreats, EvaluationWeights weights) {
    this.board = board;
    this.kingThreats = kingThreats;
    enclosure = new EnclosureTerm(board, kingThreats.escapeSquares(), weights);
    RuleSet rules = board.rules().rules;
    balance =
        2
                * (board.rules().width - BoardSize.SMALLEST)
                * (weights.of(EvaluationTerm.DEFENDER, rules) - 200)
            - usualGuards(board.rules()) * weights.of(EvaluationTerm.GUARD, rules);
    kingMove = weights.of(EvaluationTerm.KING_MOVE, rules);
    kingRoute = weights.of(EvaluationTerm.KING_ROUTE, rules);
    kingRing = weights.of(EvaluationTerm.KING_RING, rules);
    for (int square : board.rules().squares) {
      fill(board.rules(), square, weights);
    }
    board.setSquareValues(attackerValues, defenderValues, kingValues);
  }

  private void fill(RuleTables rules, int square, EvaluationWeights weights) {
    int width = rules.width;
    int file = Mailbox.file(square);
    int rank = Mailbox.rank(square);
    int fileDistance = Math.min(file - 1, width - file);
    int rankDistance = Math.min(rank - 1, width - rank);
    int ring = Math.min(fileDistance, rankDistance);
    boolean corners = rules.rules.escape() == Escape.CORNER;
    boolean isGuard = mayGuard(rules) && fileDistance + rankDistance == 2;
    attackerValues[square] =
        100
            + (isGuard ? weights.of(EvaluationTerm.GUARD, rules.rules) : 0)
            + byRing(
                ring,
                weights.of(EvaluationTerm.OUTER_ATTACKER, rules.rules),
                weights.of(EvaluationTerm.SECOND_ATTACKER, rules.rules),
                weights.of(EvaluationTerm.THIRD_ATTACKER, rules.rules));
    defenderValues[square] =
        -weights.of(EvaluationTerm.DEFENDER, rules.rules)
            - byRing(
                ring,
                weights.of(EvaluationTerm.OUTER_DEFENDER, rules.rules),
                weights.of(EvaluationTerm.SECOND_DEFENDER, rules.rules),
                weights.of(EvaluationTerm.THIRD_DEFENDER, rules.rules));
    int distance = corners ? fileDistance + rankDistance : ring;
    kingValues[square] = distance * weights.of(EvaluationTerm.KING_RUN, rules.rules);
  }

  /// Where a repetition is a draw, a side that thinks itself behind is content with one: so the
  /// defenders must not think so because of a few guards.
  private static int usualGuards(RuleTables rules) {
    return mayGuard(rules) && rules.repetition != RepetitionRule.DEFENDERS_LOSE ? USUAL_GUARDS : 0;
  }

  private static boolean mayGuard(RuleTables rules) {
    return rules.rules.escape() == Escape.CORNER
        && !rules.rules.edgeHostile()
        && rules.width >= SMALLEST_WITH_GUARDS;
  }

  private static int byRing(int ring, int outer, int second, int third) {
    return switch (ring) {
      case 0 -> outer;
      case 1 -> second;
      case 2 -> third;
      default -> 0;
    };
  }

  @Override
  public int score() {
    return score(Integer.MAX_VALUE);
  }

  @Override
  public int score(int beta) {
    int sum = balance + board.squareValues();
    sum -= kingThreats.kingMoves() * kingMove;
    sum -= kingThreats.escapeRoutes() * kingRoute;
    sum += kingThreats.attackersBeside() * kingRing;
    int bound = board.attackersToMove() ? sum : -sum - enclosure.weight();
    if (bound >= beta) {
      return bound;
    }
    sum += enclosure.value();
    return board.attackersToMove() ? sum : -sum;
  }
}
