package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.rules.Escape;

/// Judges a position that is not over, without looking ahead.
///
/// The two sides want different things: the king lines that lead out, the attackers a ring around
/// him, men before the corners or along the edge, and a king who cannot move.
final class Evaluation {
  private final SearchBoard board;
  private final KingThreats watch;
  private final Enclosure enclosure;

  /// Makes up for what the usual start holds more of one side, so that even is near nothing.
  private final int even;

  private final int kingMove;
  private final int kingRoute;
  private final int kingRing;
  private final int[] attackerAt = new int[RuleTables.ADDRESSES];
  private final int[] defenderAt = new int[RuleTables.ADDRESSES];
  private final int[] kingAt = new int[RuleTables.ADDRESSES];

  Evaluation(SearchBoard board, KingThreats watch, EvaluationWeights weights) {
    this.board = board;
    this.watch = watch;
    enclosure = new Enclosure(board, watch.exits(), weights);
    even =
        2
            * (board.terrain.width - BoardSize.SMALLEST)
            * (weights.of(EvaluationTerm.DEFENDER) - 200);
    kingMove = weights.of(EvaluationTerm.KING_MOVE);
    kingRoute = weights.of(EvaluationTerm.KING_ROUTE);
    kingRing = weights.of(EvaluationTerm.KING_RING);
    for (int square : board.terrain.squares) {
      fill(board.terrain, square, weights);
    }
    board.value(attackerAt, defenderAt, kingAt);
  }

  private void fill(RuleTables terrain, int square, EvaluationWeights weights) {
    int last = terrain.width;
    int file = Bitboards.file(square);
    int rank = Bitboards.rank(square);
    int acrossFile = Math.min(file - 1, last - file);
    int acrossRank = Math.min(rank - 1, last - rank);
    int ring = Math.min(acrossFile, acrossRank);
    boolean corners = terrain.rules.escape() == Escape.CORNER;
    int guard = corners && acrossFile + acrossRank == 2 ? weights.of(EvaluationTerm.GUARD) : 0;
    attackerAt[square] =
        100
            + guard
            + byRing(
                ring,
                weights.of(EvaluationTerm.OUTER_ATTACKER),
                weights.of(EvaluationTerm.SECOND_ATTACKER),
                weights.of(EvaluationTerm.THIRD_ATTACKER));
    defenderAt[square] =
        -weights.of(EvaluationTerm.DEFENDER)
            - byRing(
                ring,
                weights.of(EvaluationTerm.OUTER_DEFENDER),
                weights.of(EvaluationTerm.SECOND_DEFENDER),
                weights.of(EvaluationTerm.THIRD_DEFENDER));
    int way = corners ? acrossFile + acrossRank : ring;
    kingAt[square] = way * weights.of(EvaluationTerm.KING_RUN);
  }

  private static int byRing(int ring, int outer, int second, int third) {
    return switch (ring) {
      case 0 -> outer;
      case 1 -> second;
      case 2 -> third;
      default -> 0;
    };
  }

  /// Returns how good the position is for the side to move, in hundredths of an attacker. The watch
  /// must have looked at it.
  int score() {
    return score(Integer.MAX_VALUE);
  }

  /// Returns the same as [#score()], or something less that already reaches the limit.
  int score(int limit) {
    int sum = even + board.worth;
    sum -= watch.mobility() * kingMove;
    sum -= watch.routes() * kingRoute;
    sum += watch.attackersBeside() * kingRing;
    int least = board.attackersToMove ? sum : -sum - enclosure.most();
    if (least >= limit) {
      return least;
    }
    sum += enclosure.worth();
    return board.attackersToMove ? sum : -sum;
  }
}
