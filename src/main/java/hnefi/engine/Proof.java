package hnefi.engine;

import hnefi.rules.Move;
import hnefi.rules.RepetitionRule;
import java.util.ArrayList;
import java.util.List;

/// Finds out by trying everything whether a position is won or lost within so many moves.
///
/// Nothing is left out and nothing is judged, so the distances it finds are exact; but it must be
/// asked for a win after 1, 3, 5 moves and so on, or for a loss after 2, 4, 6, and every step costs
/// about as much again as there are moves to choose from.
///
/// Who wins as soon as he can comes nearer with every move and never needs a position twice. So a
/// repetition counts only where the game so far has brought it about, which is the same on every
/// way to it, and what is found out about a position may be remembered.
final class Proof {
  static final int UNKNOWN = -1;

  private static final int MEMORY = 1 << 17;
  private static final int SPAN = 8;
  private static final int MOST = (1 << SPAN) - 1;
  private static final long NOTHING = (long) MOST << SPAN;
  private static final int BETWEEN_TELLING = 1024;

  /// Tells the question whether a position is lost from the one whether it is won.
  private static final long LOSS = 0x5DEE_CE66_D1CE_4E5BL;

  private final SearchBoard board;
  private final Budget budget;
  private final KingThreats watch;
  private final List<MovePicker> lists = new ArrayList<>();
  private final HistoryHeuristic history = new HistoryHeuristic();
  private final int rootPly;

  /// For each question the upper bits of its key, within how many moves the answer is yes, and
  /// within how many it is no.
  private final long[] memory = new long[MEMORY];

  /// Whether the moves of a position may depend on the way to it.
  private boolean wayMatters;

  private long allowance;
  private long nodes;

  Proof(SearchBoard board, Budget budget) {
    this.board = board;
    this.budget = budget;
    watch = new KingThreats(board);
    rootPly = board.ply();
  }

  /// Returns how many positions were made and judged.
  long nodes() {
    return nodes;
  }

  /// Returns whether the side to move wins (after an odd number of moves) or loses (after an even
  /// one) at the latest after so many moves of both sides: 1 for yes, 0 for no, or [#UNKNOWN] if
  /// that would take longer than looking at so many positions.
  int decides(int plies, long allowed) {
    allowance = nodes + allowed;
    wayMatters =
        board.terrain.repetition == RepetitionRule.FORBIDDEN
            && board.reversible + plies >= SearchBoard.FIRST_THIRD;
    try {
      return decided(plies, 0) ? 1 : 0;
    } catch (SpentException _) {
      return UNKNOWN;
    } finally {
      takeBack();
    }
  }

  private void takeBack() {
    while (board.ply() > rootPly) {
      board.unmake();
    }
  }

  /// Returns whether the side to move wins or loses, whichever the number of moves says.
  private boolean decided(int plies, int ply) {
    if (plies == 0) {
      return false;
    }
    boolean win = isWin(plies);
    watch.look();
    if (watch.win() != Moves.NONE) {
      return win;
    }
    if (plies == 1 && othersStayFree()) {
      return false;
    }
    long key = win ? board.hash : board.hash ^ LOSS;
    long known = known(key);
    if (yes(known) <= plies) {
      return true;
    }
    if (no(known) >= plies) {
      return false;
    }
    boolean settled = isSettledByAMove(plies, ply);
    remember(key, settled == win, plies, known);
    return settled == win;
  }

  /// Returns whether some move wins, or saves from the loss.
  private boolean isSettledByAMove(int plies, int ply) {
    MovePicker moves = list(ply);
    moves.begin(Moves.NONE, ply);
    for (int move = moves.next(); move != Moves.NONE; move = moves.next()) {
      boolean settles = settles(make(move), plies, ply);
      board.unmake();
      if (settles) {
        history.refuted(move, board.attackersToMove, plies, ply);
        return true;
      }
    }
    return false;
  }

  private boolean settles(int ending, int plies, int ply) {
    return switch (ending) {
      case SearchBoard.ONGOING -> isWin(plies) == decided(plies - 1, ply + 1);
      case SearchBoard.REPETITION -> !isWin(plies);
      case SearchBoard.STUCK -> board.terrain.stuckLoses || !isWin(plies);
      default -> true;
    };
  }

  private static boolean isWin(int plies) {
    return (plies & 1) == 1;
  }

  private int make(int move) {
    nodes++;
    if (nodes >= allowance) {
      throw new SpentException();
    }
    if (nodes % BETWEEN_TELLING == 0) {
      budget.spend(BETWEEN_TELLING);
    }
    int ending = board.make(move);
    boolean onThisWayOnly = ending == SearchBoard.REPETITION && board.occurredSince(rootPly + 1);
    return onThisWayOnly ? SearchBoard.ONGOING : ending;
  }

  /// Returns whether no single move could leave the other side without one: too many of its pieces
  /// stand free in two directions.
  private boolean othersStayFree() {
    PieceList others = board.enemies();
    int free = 0;
    for (int i = 0; i < others.count && free < 4; i++) {
      int square = others.squares[i];
      int ways = 0;
      for (int way : Offsets.ALL) {
        int code = board.at[square + way];
        boolean atEdge = board.terrain.shieldWall && code == RuleTables.BORDER;
        ways += code == RuleTables.EMPTY ? 1 : atEdge ? -4 : 0;
      }
      free += ways >= 2 ? 1 : 0;
    }
    return free >= 4;
  }

  private MovePicker list(int ply) {
    while (lists.size() <= ply) {
      lists.add(new MovePicker(board, history));
    }
    return lists.get(ply);
  }

  private long known(long key) {
    long cell = memory[(int) key & MEMORY - 1];
    return (cell ^ key) >>> 2 * SPAN == 0 && !wayMatters ? cell : NOTHING;
  }

  private void remember(long key, boolean decided, int plies, long known) {
    int yes = decided ? plies : yes(known);
    int no = decided ? no(known) : plies;
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
    allowance = Long.MAX_VALUE;
    try {
      for (int left = plies; left > 0; left--) {
        int move = best(left, plies - left);
        if (move == Moves.NONE) {
          break;
        }
        line.add(Moves.move(move));
        if (board.make(move) != SearchBoard.ONGOING) {
          break;
        }
      }
    } catch (SpentException _) {
      // the first moves of the line will do
    } finally {
      takeBack();
    }
    return line;
  }

  private int best(int left, int ply) {
    watch.look();
    int winning = watch.win();
    if (winning != Moves.NONE) {
      return winning;
    }
    MovePicker moves = new MovePicker(board, history);
    moves.begin(Moves.NONE, ply);
    for (int move = moves.next(); move != Moves.NONE; move = moves.next()) {
      int ending = make(move);
      boolean longest =
          isWin(left)
              ? settles(ending, left, ply)
              : ending == SearchBoard.ONGOING && (left == 2 || !decided(left - 3, ply + 1));
      board.unmake();
      if (longest) {
        return move;
      }
    }
    return Moves.NONE;
  }
}
