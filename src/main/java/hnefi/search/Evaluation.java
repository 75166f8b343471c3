package hnefi.search;

import hnefi.board.BoardSize;
import hnefi.rules.Escape;

/// Judges a position that is not over, without looking ahead.
///
/// The two sides want different things: the king lines that lead out, the attackers a ring around
/// him, men before the corners or along the edge, and a king who cannot move.
final class Evaluation {
  private final SearchBoard board;
  private final Weights weights;
  private final KingWatch watch;
  private final Enclosure enclosure;

  /// Makes up for what the usual start holds more of one side, so that even is near nothing.
  private final int even;

  private final int[] attackerAt = new int[Terrain.ADDRESSES];
  private final int[] defenderAt = new int[Terrain.ADDRESSES];
  private final int[] kingAt = new int[Terrain.ADDRESSES];

  Evaluation(SearchBoard board, KingWatch watch, Weights weights) {
    this.board = board;
    this.weights = weights;
    this.watch = watch;
    enclosure = new Enclosure(board, watch.exits(), weights);
    even = 2 * (board.terrain.width - BoardSize.SMALLEST) * (weights.defender() - 200);
    for (int square : board.terrain.squares) {
      fill(board.terrain, square);
    }
    board.value(attackerAt, defenderAt, kingAt);
  }

  private void fill(Terrain terrain, int square) {
    int last = terrain.width;
    int file = Lines.file(square);
    int rank = Lines.rank(square);
    int acrossFile = Math.min(file - 1, last - file);
    int acrossRank = Math.min(rank - 1, last - rank);
    int ring = Math.min(acrossFile, acrossRank);
    boolean corners = terrain.rules.escape() == Escape.CORNER;
    int guard = corners && acrossFile + acrossRank == 2 ? weights.guard() : 0;
    attackerAt[square] =
        100
            + guard
            + byRing(
                ring, weights.outerAttacker(), weights.secondAttacker(), weights.thirdAttacker());
    defenderAt[square] =
        -weights.defender()
            - byRing(
                ring, weights.outerDefender(), weights.secondDefender(), weights.thirdDefender());
    int way = corners ? acrossFile + acrossRank : ring;
    kingAt[square] = way * weights.kingRun();
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
    sum -= watch.mobility() * weights.kingMove();
    sum -= watch.routes() * weights.kingRoute();
    sum += watch.attackersBeside() * weights.kingRing();
    int least = board.attackersToMove ? sum : -sum - enclosure.most();
    if (least >= limit) {
      return least;
    }
    sum += enclosure.worth();
    return board.attackersToMove ? sum : -sum;
  }
}
