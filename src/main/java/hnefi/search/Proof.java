package hnefi.search;

import hnefi.rules.Move;
import java.util.ArrayList;
import java.util.List;

/// Finds out by trying everything whether a position is won or lost within so many moves.
///
/// Nothing is left out and nothing is judged, so the distances it finds are exact; but it must be
/// asked for one more move at a time, from one on, and every two cost about as much again as there
/// are moves to choose from.
final class Proof {
  static final int UNKNOWN = -1;

  private static final int MEMORY = 1 << 16;
  private static final int SPAN = 8;
  private static final int MOST = (1 << SPAN) - 1;

  /// Tells the question whether a position is lost from the one whether it is won.
  private static final long LOSS = 0x5DEE_CE66_D1CE_4E5BL;

  private final SearchBoard board;
  private final Budget budget;
  private final KingWatch watch;
  private final List<MoveList> lists = new ArrayList<>();
  private final History history = new History();

  /// For each position the upper bits of its hash, within how many moves the side to move wins or
  /// loses, and within how many it was found not to.
  private final long[] memory = new long[MEMORY];

  private long allowance;
  private boolean stopped;
  private long nodes;

  Proof(SearchBoard board, Budget budget) {
    this.board = board;
    this.budget = budget;
    watch = new KingWatch(board);
  }

  long nodes() {
    return nodes;
  }

  /// Returns whether the side to move wins (after an odd number of moves) or loses (after an even
  /// one) at the latest after so many moves of both sides: 1 for yes, 0 for no, or [#UNKNOWN] if
  /// that would take longer than looking at so many positions.
  int decides(int plies, long allowed) {
    allowance = nodes + allowed;
    stopped = false;
    boolean decided = decided(plies, 0);
    return stopped ? UNKNOWN : decided ? 1 : 0;
  }

  private boolean decided(int plies, int ply) {
    return (plies & 1) == 1 ? wins(plies, ply) : loses(plies, ply);
  }

  /// Returns whether the side to move can win with its move, or whatever is answered later.
  private boolean wins(int plies, int ply) {
    if (visit()) {
      return false;
    }
    watch.look();
    if (watch.win() != Moves.NONE) {
      return true;
    }
    if (plies == 1 && othersStayFree()) {
      return false;
    }
    long key = board.hash;
    long known = known(key);
    if (known != 0 && yes(known) <= plies) {
      return true;
    }
    if (known != 0 && no(known) >= plies) {
      return false;
    }
    MoveList moves = list(ply);
    moves.begin(Moves.NONE, ply);
    boolean found = false;
    for (int move = moves.next(); move != Moves.NONE && !found && !stopped; move = moves.next()) {
      int ending = board.make(move);
      found =
          ending == SearchBoard.ONGOING
              ? plies > 1 && loses(plies - 1, ply + 1)
              : ending != SearchBoard.REPETITION
                  && (ending != SearchBoard.STUCK || board.terrain.stuckLoses);
      board.unmake();
      if (found) {
        refuted(move, plies, ply);
      }
    }
    remember(key, found, plies, known);
    return found && !stopped;
  }

  /// Returns whether the other side wins whatever the side to move does.
  private boolean loses(int plies, int ply) {
    if (visit() || plies <= 0) {
      return false;
    }
    watch.look();
    if (watch.win() != Moves.NONE) {
      return false;
    }
    long key = board.hash ^ LOSS;
    long known = known(key);
    if (known != 0 && yes(known) <= plies) {
      return true;
    }
    if (known != 0 && no(known) >= plies) {
      return false;
    }
    MoveList moves = list(ply);
    moves.begin(Moves.NONE, ply);
    boolean escaped = false;
    for (int move = moves.next(); move != Moves.NONE && !escaped && !stopped; move = moves.next()) {
      escaped = board.make(move) != SearchBoard.ONGOING || !wins(plies - 1, ply + 1);
      board.unmake();
      if (escaped) {
        refuted(move, plies, ply);
      }
    }
    remember(key, !escaped, plies, known);
    return !escaped && !stopped;
  }

  private void refuted(int move, int plies, int ply) {
    history.refuted(move, board.attackersToMove, plies, ply);
  }

  /// Returns whether no single move could leave the other side without one: too many of its pieces
  /// stand free in two directions.
  private boolean othersStayFree() {
    Men others = board.enemies();
    int free = 0;
    for (int i = 0; i < others.count && free < 4; i++) {
      int square = others.squares[i];
      int ways = 0;
      for (int way : Ways.ALL) {
        int code = board.at[square + way];
        boolean atEdge = board.terrain.shieldWall && code == Terrain.BORDER;
        ways += code == Terrain.EMPTY ? 1 : atEdge ? -4 : 0;
      }
      free += ways >= 2 ? 1 : 0;
    }
    return free >= 4;
  }

  private boolean visit() {
    nodes++;
    if (nodes >= allowance || (nodes & 0x3FF) == 0 && budget.isSpent(0x400)) {
      stopped = true;
    }
    return stopped;
  }

  private MoveList list(int ply) {
    while (lists.size() <= ply) {
      lists.add(new MoveList(board, history));
    }
    return lists.get(ply);
  }

  private long known(long key) {
    long cell = memory[(int) key & MEMORY - 1];
    return (cell ^ key) >>> 2 * SPAN == 0 ? cell : 0;
  }

  private void remember(long key, boolean decided, int plies, long known) {
    if (stopped) {
      return;
    }
    int yes = decided ? plies : known == 0 ? MOST : yes(known);
    int no = !decided ? plies : known == 0 ? 0 : no(known);
    memory[(int) key & MEMORY - 1] = key >>> 2 * SPAN << 2 * SPAN | (long) yes << SPAN | no;
  }

  private static int yes(long cell) {
    return (int) (cell >>> SPAN) & MOST;
  }

  private static int no(long cell) {
    return (int) cell & MOST;
  }

  /// Returns best play on both sides from a position that was found to be decided after so many
  /// moves and no fewer: the shortest way to win, the longest to lose.
  List<Move> line(int plies) {
    List<Move> line = new ArrayList<>();
    int made = 0;
    stopped = false;
    allowance = Long.MAX_VALUE;
    for (int left = plies; left > 0 && !stopped; left--) {
      int move = best(left, made);
      if (move == Moves.NONE) {
        break;
      }
      line.add(Moves.move(move));
      made++;
      if (board.make(move) != SearchBoard.ONGOING) {
        break;
      }
    }
    for (; made > 0; made--) {
      board.unmake();
    }
    return line;
  }

  private int best(int left, int ply) {
    watch.look();
    int winning = watch.win();
    if (winning != Moves.NONE) {
      return winning;
    }
    MoveList moves = new MoveList(board, history);
    moves.begin(Moves.NONE, ply);
    for (int move = moves.next(); move != Moves.NONE && !stopped; move = moves.next()) {
      int ending = board.make(move);
      boolean good =
          ending != SearchBoard.ONGOING
              ? left == 1
              : (left & 1) == 1
                  ? left > 1 && loses(left - 1, ply + 1)
                  : left == 2 || !wins(left - 3, ply + 1);
      board.unmake();
      if (good && !stopped) {
        return move;
      }
    }
    return Moves.NONE;
  }
}
