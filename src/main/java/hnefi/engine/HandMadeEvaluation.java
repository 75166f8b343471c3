package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.rules.Escape;

/// The evaluation with weights chosen by hand and tuned by matches.
///
/// It sums square values (kept by the board while moves are made), the king's mobility and escape
/// routes, the attackers beside him, and the enclosure.
final class HandMadeEvaluation implements Evaluation {
  private final SearchBoard board;
  private final KingThreats kingThreats;
  private final EnclosureTerm enclosure;

  /// Balances the usual difference in pieces at the start, so that an even position scores near 0.
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
    balance =
        2
            * (board.rules().width - BoardSize.SMALLEST)
            * (weights.of(EvaluationTerm.DEFENDER) - 200);
    kingMove = weights.of(EvaluationTerm.KING_MOVE);
    kingRoute = weights.of(EvaluationTerm.KING_ROUTE);
    kingRing = weights.of(EvaluationTerm.KING_RING);
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
    int guard = corners && fileDistance + rankDistance == 2 ? weights.of(EvaluationTerm.GUARD) : 0;
    attackerValues[square] =
        100
            + guard
            + byRing(
                ring,
                weights.of(EvaluationTerm.OUTER_ATTACKER),
                weights.of(EvaluationTerm.SECOND_ATTACKER),
                weights.of(EvaluationTerm.THIRD_ATTACKER));
    defenderValues[square] =
        -weights.of(EvaluationTerm.DEFENDER)
            - byRing(
                ring,
                weights.of(EvaluationTerm.OUTER_DEFENDER),
                weights.of(EvaluationTerm.SECOND_DEFENDER),
                weights.of(EvaluationTerm.THIRD_DEFENDER));
    int distance = corners ? fileDistance + rankDistance : ring;
    kingValues[square] = distance * weights.of(EvaluationTerm.KING_RUN);
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
