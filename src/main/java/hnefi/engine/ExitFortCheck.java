package hnefi.engine;

/// Whether the king stands in a fort at the edge: a flood fill of the empty squares around him, and
/// a look at both lines of each defender at its border.
final class ExitFortCheck {
  private static final int EMPTY = Mailbox.EMPTY | Mailbox.EMPTY_THRONE | Mailbox.EMPTY_CORNER;

  private static final byte ROOM = 1;
  private static final byte WALL = 2;

  private final SearchBoard board;

  /// What no attacker can stand on beside a wall, besides the squares marked: the border, unless it
  /// is hostile.
  private final int guards;

  private final byte[] marks = new byte[Mailbox.LENGTH];

  /// The squares marked: those of the room from the front, the walls from the back.
  private final int[] squares = new int[Mailbox.LENGTH];

  ExitFortCheck(SearchBoard board) {
    this.board = board;
    guards = board.rules().rules.edgeHostile() ? 0 : Mailbox.BORDER;
  }

  boolean isComplete() {
    int king = board.king();
    if (!board.rules().edge[king]) {
      return false;
    }
    byte[] at = board.at();
    int end = 0;
    int walls = squares.length;
    boolean isClosed = true;
    squares[end++] = king;
    marks[king] = ROOM;
    for (int next = 0; next < end && isClosed; next++) {
      for (int direction : Mailbox.DIRECTIONS) {
        int beside = squares[next] + direction;
        if (marks[beside] != 0) {
          continue;
        }
        if ((at[beside] & EMPTY) != 0) {
          marks[beside] = ROOM;
          squares[end++] = beside;
        } else if (at[beside] == Mailbox.DEFENDER) {
          marks[beside] = WALL;
          squares[--walls] = beside;
        } else if (at[beside] == Mailbox.ATTACKER) {
          isClosed = false;
        }
      }
    }
    boolean isFort = isClosed && end > 1;
    for (int i = walls; i < squares.length && isFort; i++) {
      isFort = isGuarded(squares[i], 1) && isGuarded(squares[i], Mailbox.STRIDE);
    }
    clear(0, end);
    clear(walls, squares.length);
    return isFort;
  }

  private boolean isGuarded(int wall, int direction) {
    int one = wall + direction;
    int other = wall - direction;
    return marks[one] != 0
        || marks[other] != 0
        || ((board.at()[one] | board.at()[other]) & guards) != 0;
  }

  private void clear(int start, int end) {
    for (int i = start; i < end; i++) {
      marks[squares[i]] = 0;
    }
  }
}
