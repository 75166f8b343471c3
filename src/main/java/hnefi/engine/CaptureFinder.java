package hnefi.engine;

import java.util.Arrays;

/// Finds what an arriving piece captures: soldiers by custodial capture, rows of them by the shield
/// wall, and the king. Every pair is judged on the board before anything is removed.
final class CaptureFinder {
  private static final int PIECES = Mailbox.ATTACKER | Mailbox.DEFENDER | Mailbox.KING;

  private final RuleTables rules;
  private final byte[] at;
  private int[] captured = new int[16];
  private int count;
  private boolean isKingCaptured;

  /// @param at the board, which is read only
  CaptureFinder(RuleTables rules, byte[] at) {
    this.rules = rules;
    this.at = at;
  }

  /// Returns how many soldiers the last arrival captures.
  int count() {
    return count;
  }

  /// Returns the square of a soldier that the last arrival captures.
  int square(int index) {
    return captured[index];
  }

  /// Returns whether the last arrival captures the king.
  boolean isKingCaptured() {
    return isKingCaptured;
  }

  /// Finds what the piece that has just arrived on a square captures.
  ///
  /// @return whether it is anything
  boolean find(int to) {
    count = 0;
    isKingCaptured = false;
    int piece = at[to];
    boolean isAttacker = piece == Mailbox.ATTACKER;
    boolean captures = piece != Mailbox.KING || rules.kingArmed;
    int victim = isAttacker ? Mailbox.DEFENDER : Mailbox.ATTACKER;
    int captors = isAttacker ? rules.defenderCaptors : rules.attackerCaptors;
    if (rules.shieldWall && captures) {
      findShieldWalls(to, victim, captors);
    }
    if (rules.heldThrone) {
      captors |= heldThroneCaptor(isAttacker);
    }
    findNeighbour(to, 1, victim, captors, captures);
    findNeighbour(to, -1, victim, captors, captures);
    findNeighbour(to, Mailbox.STRIDE, victim, captors, captures);
    findNeighbour(to, -Mailbox.STRIDE, victim, captors, captures);
    return count > 0 || isKingCaptured;
  }

  /// Returns the code of the king if he sits on the throne between three attackers, so that the
  /// throne captures a defender on its fourth side, else 0.
  private int heldThroneCaptor(boolean isAttacker) {
    int throne = rules.throne;
    boolean isHeld =
        isAttacker
            && at[throne] == Mailbox.KING
            && KingCaptureRule.attackers(rules.kingCapture.neighbours(at, throne)) == 3;
    return isHeld ? Mailbox.KING : 0;
  }

  /// Custodial capture: a neighbour with a captor on its far side.
  private void findNeighbour(int to, int direction, int victim, int captors, boolean captures) {
    int neighbour = to + direction;
    int code = at[neighbour];
    if (code == victim) {
      if (captures && (at[neighbour + direction] & captors) != 0) {
        add(neighbour);
      }
    } else if (code == Mailbox.KING && victim == Mailbox.DEFENDER) {
      isKingCaptured |= rules.kingCapture.isCaptured(at, neighbour, to);
    }
  }

  /// A shield wall begins beside the piece on its own edge, or lies in front of it.
  private void findShieldWalls(int to, int victim, int captors) {
    for (int outward : Mailbox.DIRECTIONS) {
      int along = Mailbox.perpendicular(outward);
      if (at[to + outward] == Mailbox.BORDER) {
        findShieldWall(to + along, outward, along, victim, captors);
        findShieldWall(to - along, outward, along, victim, captors);
      } else if (!rules.flankingOnly && at[to + 2 * outward] == Mailbox.BORDER) {
        findShieldWall(to + outward, outward, along, victim, captors);
      }
    }
  }

  /// @param within a square of the row on the edge, if there is a row
  private void findShieldWall(int within, int outward, int along, int victim, int captors) {
    int row = victim == Mailbox.DEFENDER ? Mailbox.DEFENDER | Mailbox.KING : victim;
    int enclosing = captors & PIECES;
    if ((at[within] & row) == 0) {
      return;
    }
    int first = within;
    while ((at[first - along] & row) != 0) {
      first -= along;
    }
    int end = first;
    while ((at[end] & row) != 0) {
      if ((at[end - outward] & enclosing) == 0) {
        return;
      }
      end += along;
    }
    int closing = enclosing | rules.shieldWallEnds;
    boolean isClosed =
        end - first >= 2 * along && (at[first - along] & closing) != 0 && (at[end] & closing) != 0;
    for (int square = first; isClosed && square != end; square += along) {
      if (at[square] == victim) {
        add(square);
      }
    }
  }

  private void add(int square) {
    for (int i = 0; i < count; i++) {
      if (captured[i] == square) {
        return;
      }
    }
    if (count == captured.length) {
      captured = Arrays.copyOf(captured, count * 2);
    }
    captured[count++] = square;
  }
}
