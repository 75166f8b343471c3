package hnefi.engine;

import java.util.Arrays;

/// Who falls when a piece arrives, and the captives of the whole line, to be put back.
///
/// Every pair is judged on the board before anything is taken off.
final class CaptureUndo {
  private static final int SQUARE_BITS = 10;

  private final SearchBoard board;
  private final RuleTables terrain;
  private final byte[] at;

  /// The captives in order of their fall, packed as square and place in the list of their side.
  private int[] fallen = new int[512];

  private int count;

  /// Where the captives of the move just judged begin, and how many there are.
  private int found;

  private boolean kingTaken;

  CaptureUndo(SearchBoard board) {
    this.board = board;
    terrain = board.terrain;
    at = board.at;
  }

  int mark() {
    return count;
  }

  /// Returns whether the king was among those the last [#judge] found.
  boolean kingTaken() {
    return kingTaken;
  }

  /// Finds what the piece that has just arrived takes; changes nothing on the board.
  ///
  /// @return how many, the king included
  int judge(int to) {
    found = 0;
    kingTaken = false;
    int piece = at[to];
    boolean armed = piece != RuleTables.KING || terrain.kingArmed;
    PieceList victims = piece == RuleTables.ATTACKER ? board.defenders : board.attackers;
    if (terrain.shieldWall && armed) {
      judgeRows(to, victims);
    }
    judgeWay(to, 1, victims, armed);
    judgeWay(to, -1, victims, armed);
    judgeWay(to, RuleTables.STRIDE, victims, armed);
    judgeWay(to, -RuleTables.STRIDE, victims, armed);
    return found + (kingTaken ? 1 : 0);
  }

  private void judgeWay(int to, int way, PieceList victims, boolean armed) {
    int beside = to + way;
    int code = at[beside];
    if (code == victims.code) {
      if (armed && (at[beside + way] & victims.heldBy) != 0) {
        add(beside);
      }
    } else if (code == RuleTables.KING && victims.code == RuleTables.DEFENDER) {
      kingTaken |=
          terrain.kingFlanked ? (at[beside + way] & victims.heldBy) != 0 : isSurrounded(beside);
    }
  }

  private boolean isSurrounded(int king) {
    int one = at[king + 1];
    int two = at[king - 1];
    int three = at[king + RuleTables.STRIDE];
    int four = at[king - RuleTables.STRIDE];
    int men =
        (one & RuleTables.ATTACKER)
            + (two & RuleTables.ATTACKER)
            + (three & RuleTables.ATTACKER)
            + (four & RuleTables.ATTACKER);
    return men == 4 * RuleTables.ATTACKER
        || men == 3 * RuleTables.ATTACKER
            && ((one | two | three | four) & terrain.kingCaptors) != 0;
  }

  /// A row lies in front of the piece, or begins beside it on its own edge.
  private void judgeRows(int to, PieceList victims) {
    for (int outward : Offsets.ALL) {
      int along = Offsets.across(outward);
      if (at[to + outward] == RuleTables.BORDER) {
        judgeRow(to + along, outward, along, victims);
        judgeRow(to - along, outward, along, victims);
      } else if (at[to + 2 * outward] == RuleTables.BORDER) {
        judgeRow(to + outward, outward, along, victims);
      }
    }
  }

  private void judgeRow(int within, int outward, int along, PieceList victims) {
    int row = victims.code | (victims.code == RuleTables.DEFENDER ? RuleTables.KING : 0);
    if ((at[within] & row) == 0) {
      return;
    }
    int first = within;
    while ((at[first - along] & row) != 0) {
      first -= along;
    }
    int end = first;
    while ((at[end] & row) != 0) {
      if ((at[end - outward] & enclosing(victims)) == 0) {
        return;
      }
      end += along;
    }
    int closing = enclosing(victims) | terrain.rowEnd;
    boolean taken =
        end - first >= 2 * along && (at[first - along] & closing) != 0 && (at[end] & closing) != 0;
    for (int man = first; taken && man != end; man += along) {
      if (at[man] == victims.code) {
        add(man);
      }
    }
  }

  /// The pieces that can enclose these: their enemies, the king only if he is armed.
  private static int enclosing(PieceList victims) {
    return victims.heldBy & (RuleTables.ATTACKER | RuleTables.DEFENDER | RuleTables.KING);
  }

  private void add(int square) {
    if (count + found >= fallen.length) {
      fallen = Arrays.copyOf(fallen, fallen.length * 2);
    }
    if (!takes(square)) {
      fallen[count + found++] = square;
    }
  }

  /// Returns whether the last [#judge] found that the man on a square falls.
  boolean takes(int square) {
    for (int i = count; i < count + found; i++) {
      if (fallen[i] == square) {
        return true;
      }
    }
    return false;
  }

  /// Returns how the hash would change if what the last [#judge] found were taken off.
  long change() {
    long change = kingTaken ? terrain.kingKeys[board.king] : 0;
    for (int i = count; i < count + found; i++) {
      change ^= board.enemies().keys[fallen[i]];
    }
    return change;
  }

  /// Takes off what the last [#judge] found.
  ///
  /// @return the change of the hash
  long takeOff() {
    long change = 0;
    PieceList victims = board.enemies();
    for (; found > 0; found--) {
      int square = fallen[count];
      change ^= victims.keys[square];
      board.worth -= victims.worth[square];
      at[square] = terrain.bare[square];
      board.vacant.flip(square);
      if (victims.code == RuleTables.ATTACKER) {
        board.guards -= board.guard(square);
        board.wall ^= victims.keys[square];
      }
      fallen[count++] = square | victims.remove(square) << SQUARE_BITS;
    }
    if (kingTaken) {
      change ^= terrain.kingKeys[board.king];
      at[board.king] = terrain.bare[board.king];
      board.vacant.flip(board.king);
      add(board.king);
      count++;
      found = 0;
    }
    return change;
  }

  /// Puts back everything that fell since the mark; the turn is the captor's again.
  void putBack(int mark) {
    PieceList victims = board.enemies();
    while (count > mark) {
      int packed = fallen[--count];
      int square = packed & (1 << SQUARE_BITS) - 1;
      board.vacant.flip(square);
      if (square == board.king) {
        at[square] = RuleTables.KING;
      } else {
        at[square] = (byte) victims.code;
        board.guards += victims.code == RuleTables.ATTACKER ? board.guard(square) : 0;
        victims.putBack(square, packed >>> SQUARE_BITS);
      }
    }
  }
}
