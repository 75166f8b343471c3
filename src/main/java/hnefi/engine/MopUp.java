package hnefi.engine;

import hnefi.board.Side;

/// Mop-up evaluation (Slate and Atkin, Chess 4.5): the attackers are to go near a king who has lost
/// his last defender and to take his moves. A network judges all such positions alike, so that a
/// search that does not see the capture yet would go to and fro for ever.
final class MopUp {
  /// What an attacker nearer by one square is worth, in hundredths of an attacker.
  private static final int NEARNESS = 25;

  /// What a move of the king is worth, in hundredths of an attacker.
  private static final int KING_MOVE = 20;

  private final SearchBoard board;
  private final KingThreats kingThreats;

  /// The distance from the king at which an attacker counts for nothing: half of the longest.
  private final int neutral;

  MopUp(SearchBoard board, KingThreats kingThreats) {
    this.board = board;
    this.kingThreats = kingThreats;
    neutral = board.rules().width - 1;
  }

  /// Returns the value for the attackers, in hundredths of one of them; 0 while the king has a
  /// defender.
  int value() {
    if (board.soldiers(Side.DEFENDERS).count() > 0) {
      return 0;
    }
    PieceList attackers = board.soldiers(Side.ATTACKERS);
    int nearness = 0;
    for (int i = 0; i < attackers.count(); i++) {
      nearness += neutral - distance(attackers.square(i), board.king());
    }
    return NEARNESS * nearness - KING_MOVE * kingThreats.kingMoves();
  }

  private static int distance(int one, int other) {
    return Math.abs(Mailbox.rank(one) - Mailbox.rank(other))
        + Math.abs(Mailbox.file(one) - Mailbox.file(other));
  }
}
