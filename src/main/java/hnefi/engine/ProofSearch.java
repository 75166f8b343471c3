package hnefi.engine;

import hnefi.rules.Move;
import hnefi.rules.RepetitionRule;
import java.util.ArrayList;
import java.util.List;

/// The proof search (mate search): proves by exhaustive search with boolean values whether a
/// position is won or lost within so many plies.
///
/// Nothing is pruned and nothing evaluated, so the distances it finds are exact; but it must be
/// asked for 1, 2, 3 plies and so on, and every step multiplies the cost by the number of moves.
///
/// The shortest win comes nearer with every move and never needs a position twice. So a repetition
/// that draws counts only if a position of the game recurs, not one of the search; the result then
/// does not depend on the path, and a table may keep it.
final class ProofSearch {
  static final int UNKNOWN = -1;

  private static final int TABLE_SIZE = 1 << 17;

  /// The bits of a number of plies in an entry.
  private static final int PLY_BITS = 8;

  private static final int NEVER = (1 << PLY_BITS) - 1;
  private static final long EMPTY_ENTRY = (long) NEVER << PLY_BITS;
  private static final int CHECK_INTERVAL = 1024;

  /// A position of the game cannot occur twice more within fewer plies.
  private static final int SHORTEST_DOUBLE_CYCLE = 5;

  /// Changes the key of a position when the question is whether it is lost.
  private static final long LOSS_KEY = 0x5DEE_CE66_D1CE_4E5BL;

  private final SearchBoard board;
  private final SearchBudget budget;
  private final KingThreats kingThreats;
  private final List<MovePicker> pickers = new ArrayList<>();
  private final HistoryHeuristic history = new HistoryHeuristic();
  private final int rootPly;

  /// As in [Search].
  private final boolean mayTryEvasionsOnly;

  /// The proof table: the upper bits of a key, within how many plies the answer is yes, and within
  /// how many it is no.
  private final long[] table;

  /// Whether the answer for a position may depend on the path to it; then the table is not used.
  private boolean isPathDependent;

  /// Whether a repetition may win within the plies asked for, with the last of them even.
  private boolean mayWinByRepetition;

  private long nodeLimit;
  private long nodes;

  /// @param budget its nodes limit the size of the table
  ProofSearch(SearchBoard board, SearchBudget budget) {
    this.board = board;
    this.budget = budget;
    kingThreats = new KingThreats(board);
    rootPly = board.ply();
    mayTryEvasionsOnly = !board.hasRecurred();
    table =
        new long
            [(int)
                Math.min(
                    TABLE_SIZE,
                    4 * Long.highestOneBit(Math.min(TABLE_SIZE, budget.limits().nodes())))];
  }

  /// Returns how many positions were made and judged.
  long nodes() {
    return nodes;
  }

  /// Returns whether only the side that makes the last of so many plies can win with it.
  boolean isWonByLastMove(int plies) {
    return board.rules().repetition != RepetitionRule.DEFENDERS_LOSE || !mayRepeatThrice(plies);
  }

  private boolean mayRepeatThrice(int plies) {
    return board.reversiblePlies() + plies >= SearchBoard.THIRD_OCCURRENCE;
  }

  /// Returns whether the side to move wins, or loses, within so many plies: 1 for yes, 0 for no, or
  /// [#UNKNOWN] if that takes more nodes than allowed.
  int prove(boolean win, int plies, long allowed) {
    nodeLimit = nodes + allowed;
    mayWinByRepetition = !isWonByLastMove(plies);
    isPathDependent =
        mayWinByRepetition && plies >= SHORTEST_DOUBLE_CYCLE
            || board.rules().repetition == RepetitionRule.FORBIDDEN && mayRepeatThrice(plies);
    try {
      return isProven(win, plies, 0) ? 1 : 0;
    } catch (SearchStoppedException _) {
      return UNKNOWN;
    } finally {
      unmakeAll();
    }
  }

  private void unmakeAll() {
    while (board.ply() > rootPly) {
      board.unmake();
    }
  }

  /// Returns whether the side to move wins, or loses, within so many plies.
  private boolean isProven(boolean win, int plies, int ply) {
    if (plies == 0) {
      return false;
    }
    kingThreats.update();
    if (kingThreats.winningMove() != MoveCode.NONE) {
      return win;
    }
    if (plies == 1 && !mayWinByRepetition && (!win || isDecidedByKing())) {
      return false;
    }
    long key = win ? board.hash() : board.hash() ^ LOSS_KEY;
    long entry = find(key);
    if (provenPlies(entry) <= plies) {
      return true;
    }
    if (refutedPlies(entry) >= plies) {
      return false;
    }
    boolean hasMove = hasDecidingMove(win, plies, ply);
    store(key, hasMove == win, plies, entry);
    return hasMove == win;
  }

  /// Returns whether some move wins, or averts the loss.
  private boolean hasDecidingMove(boolean win, int plies, int ply) {
    MovePicker moves = picker(ply);
    if (plies > 1 && mayTryEvasionsOnly && kingThreats.isEscapeThreatened()) {
      moves.beginEvasions(kingThreats);
    } else {
      moves.begin(MoveCode.NONE, ply);
    }
    for (int move = moves.next(); move != MoveCode.NONE; move = moves.next()) {
      boolean decides = decides(make(move), win, plies, ply);
      board.unmake();
      if (decides) {
        history.causedCutoff(move, board.attackersToMove(), plies, ply);
        return true;
      }
    }
    return false;
  }

  private boolean decides(GameStatus status, boolean win, int plies, int ply) {
    if (status == GameStatus.ONGOING) {
      return win == isProven(!win, plies - 1, ply + 1);
    }
    int result = board.rules().resultForMover(status, !board.attackersToMove());
    return win ? result > 0 : result >= 0;
  }

  private GameStatus make(int move) {
    nodes++;
    if (nodes >= nodeLimit) {
      throw new SearchStoppedException();
    }
    if (nodes % CHECK_INTERVAL == 0) {
      budget.use(CHECK_INTERVAL);
    }
    GameStatus status = board.make(move);
    boolean isOfSearch =
        status == GameStatus.REPETITION
            && board.rules().repetition == RepetitionRule.DRAW
            && board.occurredSince(rootPly + 1);
    return isOfSearch ? GameStatus.ONGOING : status;
  }

  /// Returns whether the next move can win through the king alone, and not by what is left to the
  /// other side.
  private boolean isDecidedByKing() {
    RuleTables rules = board.rules();
    boolean mayEnclose =
        board.attackersToMove()
            ? rules.encirclement && board.encirclement().mayBeCompleted()
            : rules.exitFort && (board.mayCompleteFort() || kingThreats.mayReachEdge());
    return !mayEnclose && isMobilityAssured();
  }

  /// Returns whether no single move could leave the other side without a legal one: four of its
  /// pieces can step in two directions.
  private boolean isMobilityAssured() {
    PieceList others = board.enemies();
    int free = 0;
    for (int i = 0; i < others.count() && free < 4; i++) {
      int square = others.square(i);
      int steps = 0;
      for (int direction : Mailbox.DIRECTIONS) {
        int code = board.at()[square + direction];
        boolean atEdge = board.rules().shieldWall && code == Mailbox.BORDER;
        steps += code == Mailbox.EMPTY ? 1 : atEdge ? -4 : 0;
      }
      free += steps >= 2 ? 1 : 0;
    }
    return free >= 4;
  }

  private MovePicker picker(int ply) {
    while (pickers.size() <= ply) {
      pickers.add(new MovePicker(board, history));
    }
    return pickers.get(ply);
  }

  private long find(long key) {
    long entry = table[(int) key & table.length - 1];
    return (entry ^ key) >>> 2 * PLY_BITS == 0 && !isPathDependent ? entry : EMPTY_ENTRY;
  }

  private void store(long key, boolean proven, int plies, long entry) {
    int yes = proven ? plies : provenPlies(entry);
    int no = proven ? refutedPlies(entry) : plies;
    table[(int) key & table.length - 1] =
        key >>> 2 * PLY_BITS << 2 * PLY_BITS | (long) yes << PLY_BITS | no;
  }

  private static int provenPlies(long entry) {
    return (int) (entry >>> PLY_BITS) & NEVER;
  }

  private static int refutedPlies(long entry) {
    return (int) entry & NEVER;
  }

  /// Returns the principal variation of a position that was proven to be won, or lost, in so many
  /// plies and no fewer: the shortest win, the longest loss.
  List<Move> line(boolean win, int plies) {
    List<Move> line = new ArrayList<>();
    nodeLimit = Long.MAX_VALUE;
    try {
      for (int left = plies; left > 0; left--) {
        int played = plies - left;
        int move = best(win == ((played & 1) == 0), left, played);
        if (move == MoveCode.NONE) {
          break;
        }
        line.add(MoveCode.move(move));
        if (board.make(move) != GameStatus.ONGOING) {
          break;
        }
      }
    } catch (SearchStoppedException _) {
      // A shorter line will do.
    } finally {
      unmakeAll();
    }
    return line;
  }

  private int best(boolean win, int left, int ply) {
    kingThreats.update();
    int winning = kingThreats.winningMove();
    if (winning != MoveCode.NONE) {
      return winning;
    }
    int sooner = Math.max(0, mayWinByRepetition ? left - 2 : left - 3);
    MovePicker moves = new MovePicker(board, history);
    moves.begin(MoveCode.NONE, ply);
    for (int move = moves.next(); move != MoveCode.NONE; move = moves.next()) {
      GameStatus status = make(move);
      boolean isBest =
          win
              ? decides(status, true, left, ply)
              : left == 1 || status == GameStatus.ONGOING && !isProven(true, sooner, ply + 1);
      board.unmake();
      if (isBest) {
        return move;
      }
    }
    return MoveCode.NONE;
  }
}
