package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.rules.KingCapture;
import hnefi.rules.RuleSet;

/// How the attackers capture the king, stated once for making moves, for finding threats and for
/// ordering moves.
///
/// Surrounded on four sides: at least three attackers beside him, and on the fourth side another or
/// a square that the rules let stand in for one. Flanked on two, if the rules say so, as well: as
/// any soldier, by the attacker that moves and whatever captures a defender on the far side; by
/// some rules not on the throne nor beside it while it is empty.
final class KingCaptureRule {
  /// The counts of [#neighbours] are packed: attackers above these bits, substitutes in them.
  private static final int ATTACKER_SHIFT = 4;

  private static final int ONE_ATTACKER = 1 << ATTACKER_SHIFT;
  private static final int SUBSTITUTES = ONE_ATTACKER - 1;
  private static final int FEWEST_ATTACKERS = 3;
  private static final int SIDES = 4;

  private final boolean isFlanking;

  /// Where he is safe from flanking: on the throne, and beside it while it is empty; the throne, or
  /// 0 where he is safe nowhere.
  private final int safeThrone;

  private final int substitutes;
  private final int farSide;

  /// @param substitutes codes that may stand in for one of the four attackers
  /// @param farSide codes that capture a defender from the far side
  KingCaptureRule(RuleSet rules, BoardSize size, int substitutes, int farSide) {
    isFlanking = rules.kingCapture() != KingCapture.FOUR_SIDES;
    safeThrone = rules.kingCapture() == KingCapture.BY_PLACE ? Mailbox.address(size.throne()) : 0;
    this.substitutes = substitutes;
    this.farSide = farSide;
  }

  /// Returns whether an attacker that has just arrived beside the king captures him.
  boolean isCaptured(byte[] at, int king, int arrival) {
    return isFlanking && isFlanked(at, king, arrival) || isSurrounded(neighbours(at, king));
  }

  /// Returns whether an attacker would capture the king by arriving on a square beside him.
  ///
  /// @param neighbours as they stand now
  boolean wouldCapture(byte[] at, int king, int arrival, int neighbours) {
    if (isFlanking && isFlanked(at, king, arrival)) {
      return true;
    }
    int substitute = (at[arrival] & substitutes) != 0 ? 1 : 0;
    return at[arrival] != Mailbox.ATTACKER && isSurrounded(neighbours + ONE_ATTACKER - substitute);
  }

  /// Returns whether one more attacker beside the king could capture him at all.
  static boolean mayBeSurrounded(int neighbours) {
    return attackers(neighbours) + (neighbours & SUBSTITUTES) >= SIDES - 1;
  }

  private static boolean isSurrounded(int neighbours) {
    return attackers(neighbours) >= FEWEST_ATTACKERS
        && attackers(neighbours) + (neighbours & SUBSTITUTES) == SIDES;
  }

  /// Returns whether two attackers may capture the king where he stands: beside the throne they may
  /// if one of them moves onto it.
  boolean mayBeFlanked(int king) {
    return isFlanking && king != safeThrone;
  }

  private boolean isFlanked(byte[] at, int king, int arrival) {
    return (at[2 * king - arrival] & farSide) != 0
        && (safeThrone == 0 || arrival == safeThrone || !isSafe(at, king));
  }

  private boolean isSafe(byte[] at, int king) {
    int distance = Math.abs(king - safeThrone);
    return distance == 0
        || (distance == 1 || distance == Mailbox.STRIDE) && at[safeThrone] == Mailbox.EMPTY_THRONE;
  }

  /// Returns how many attackers and how many substitutes are beside the king, packed.
  int neighbours(byte[] at, int king) {
    return weight(at[king + 1])
        + weight(at[king - 1])
        + weight(at[king + Mailbox.STRIDE])
        + weight(at[king - Mailbox.STRIDE]);
  }

  private int weight(int code) {
    return (code & Mailbox.ATTACKER) << ATTACKER_SHIFT - 1 | ((code & substitutes) != 0 ? 1 : 0);
  }

  static int attackers(int neighbours) {
    return neighbours >> ATTACKER_SHIFT;
  }
}
