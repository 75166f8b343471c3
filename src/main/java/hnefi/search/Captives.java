package hnefi.search;

import java.util.Arrays;

/// Who falls when a piece arrives, and the captives of the whole line, to be put back.
///
/// Every pair is judged on the board before anything is taken off.
final class Captives {
  private static final int SQUARE_BITS = 10;

  private final SearchBoard board;
  private final Terrain terrain;
  private final byte[] at;

  /// The captives in order of their fall, packed as square and place in the list of their side.
  private int[] fallen = new int[512];

  private int count;

  /// Where the captives of the move just judged begin, and how many there are.
  private int found;

  private boolean kingTaken;

  Captives(SearchBoard board) {
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
    boolean armed = piece != Terrain.KING || terrain.kingArmed;
    Men victims = piece == Terrain.ATTACKER ? board.defenders : board.attackers;
    if (terrain.shieldWall && armed) {
      judgeRows(to, victims);
    }
    judgeWay(to, 1, victims, armed);
    judgeWay(to, -1, victims, armed);
    judgeWay(to, Terrain.STRIDE, victims, armed);
    judgeWay(to, -Terrain.STRIDE, victims, armed);
    return found + (kingTaken ? 1 : 0);
  }

  private void judgeWay(int to, int way, Men victims, boolean armed) {
    int beside = to + way;
    int code = at[beside];
    if (code == victims.code) {
      if (armed && (at[beside + way] & victims.heldBy) != 0) {
        add(beside);
      }
    } else if (code == Terrain.KING && victims.code == Terrain.DEFENDER) {
      kingTaken |=
          terrain.kingFlanked ? (at[beside + way] & victims.heldBy) != 0 : isSurrounded(beside);
    }
  }

  private boolean isSurrounded(int king) {
    int one = at[king + 1];
    int two = at[king - 1];
    int three = at[king + Terrain.STRIDE];
    int four = at[king - Terrain.STRIDE];
    int men =
        (one & Terrain.ATTACKER)
            + (two & Terrain.ATTACKER)
            + (three & Terrain.ATTACKER)
            + (four & Terrain.ATTACKER);
    return men == 4 * Terrain.ATTACKER
        || men == 3 * Terrain.ATTACKER && ((one | two | three | four) & terrain.kingCaptors) != 0;
  }

  /// A row lies in front of the piece, or begins beside it on its own edge.
  private void judgeRows(int to, Men victims) {
    for (int outward : Ways.ALL) {
      int along = Ways.across(outward);
      if (at[to + outward] == Terrain.BORDER) {
        judgeRow(to + along, outward, along, victims);
        judgeRow(to - along, outward, along, victims);
      } else if (at[to + 2 * outward] == Terrain.BORDER) {
        judgeRow(to + outward, outward, along, victims);
      }
    }
  }

  private void judgeRow(int within, int outward, int along, Men victims) {
    int row = victims.code | (victims.code == Terrain.DEFENDER ? Terrain.KING : 0);
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
  private static int enclosing(Men victims) {
    return victims.heldBy & (Terrain.ATTACKER | Terrain.DEFENDER | Terrain.KING);
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
    Men victims = board.enemies();
    for (; found > 0; found--) {
      int square = fallen[count];
      change ^= victims.keys[square];
      board.worth -= victims.worth[square];
      at[square] = terrain.bare[square];
      board.vacant.flip(square);
      if (victims.code == Terrain.ATTACKER) {
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
    Men victims = board.enemies();
    while (count > mark) {
      int packed = fallen[--count];
      int square = packed & (1 << SQUARE_BITS) - 1;
      board.vacant.flip(square);
      if (square == board.king) {
        at[square] = Terrain.KING;
      } else {
        at[square] = (byte) victims.code;
        board.guards += victims.code == Terrain.ATTACKER ? board.guard(square) : 0;
        victims.putBack(square, packed >>> SQUARE_BITS);
      }
    }
  }
}
