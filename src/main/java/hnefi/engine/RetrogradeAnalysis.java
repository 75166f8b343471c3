package hnefi.engine;

import hnefi.board.Side;
import java.util.BitSet;

/// Retrograde analysis of one table of an endgame tablebase, after those that captures lead to.
///
/// Pass n finds what is decided in n plies: won if a move leads to a loss in n - 1, lost if every
/// move leads to a win and the longest of them takes n - 1. It looks at positions from which a move
/// may lead to one that pass n - 1 decided, and at those with a capture as long as the smaller
/// tables have decisions of that length.
final class RetrogradeAnalysis {
  private static final int VACANT = Mailbox.EMPTY | Mailbox.EMPTY_THRONE | Mailbox.EMPTY_CORNER;

  private final SearchBoard board;
  private final EndgameTable[][] tables;
  private final EndgameTable table;
  private final EndgameIndex index;
  private final int[] squares;
  private final int[] captureSquares;
  private final int[] moves;
  private final BitSet[] capturing = {new BitSet(), new BitSet()};
  private BitSet[] due = {new BitSet(), new BitSet()};
  private BitSet[] next = {new BitSet(), new BitSet()};

  /// @param tables by attackers and defenders
  RetrogradeAnalysis(SearchBoard board, EndgameTable[][] tables, EndgameTable table) {
    this.board = board;
    this.tables = tables;
    this.table = table;
    index = table.index();
    squares = new int[1 + index.attackers() + index.defenders()];
    captureSquares = new int[squares.length];
    moves = new int[squares.length * 2 * board.rules().width];
  }

  /// Fills the table.
  ///
  /// @param longest of the decisions in the smaller tables, in plies
  /// @return the longest in this and the smaller tables
  int run(int longest) {
    decideStuck();
    int last = longest;
    for (int plies = 1; plies <= last + 1; plies++) {
      due = next;
      next = new BitSet[] {new BitSet(), new BitSet()};
      boolean found = pass(plies, true, plies <= longest + 1);
      found |= pass(plies, false, plies <= longest + 1);
      last = found ? Math.max(last, plies) : last;
    }
    return last;
  }

  /// Marks numbers without a position and decides where the side to move has no move; everything
  /// else is due.
  private void decideStuck() {
    for (int i = 0; i < index.size(); i++) {
      boolean possible = index.read(i, squares);
      for (boolean attackersToMove : new boolean[] {true, false}) {
        if (!possible) {
          table.results(attackersToMove)[i] = EndgameTable.IMPOSSIBLE;
          continue;
        }
        board.setUp(squares, index.attackers(), attackersToMove);
        if (board.status() == GameStatus.ONGOING) {
          next[bit(attackersToMove)].set(i);
        } else if (board.rules().noMoveLoses) {
          table.results(attackersToMove)[i] = EndgameTable.lostIn(0);
        }
      }
    }
  }

  private static int bit(boolean attackersToMove) {
    return attackersToMove ? 0 : 1;
  }

  private boolean pass(int plies, boolean attackersToMove, boolean withCaptures) {
    BitSet some = due[bit(attackersToMove)];
    if (withCaptures) {
      some.or(capturing[bit(attackersToMove)]);
    }
    short[] results = table.results(attackersToMove);
    boolean found = false;
    for (int i = some.nextSetBit(0); i >= 0; i = some.nextSetBit(i + 1)) {
      if (results[i] != EndgameTable.UNDECIDED) {
        continue;
      }
      index.read(i, squares);
      board.setUp(squares, index.attackers(), attackersToMove);
      short result = result(plies, i);
      if (result != EndgameTable.UNDECIDED) {
        results[i] = result;
        found = true;
        markPredecessors();
      }
    }
    return found;
  }

  /// Returns the result of the position on the board if it is decided in so many plies.
  private short result(int plies, int number) {
    boolean attackersToMove = board.attackersToMove();
    int count = MoveGenerator.generate(board, moves, 0);
    boolean holds = count == 0;
    int longest = 0;
    for (int i = 0; i < count; i++) {
      GameStatus status = board.make(moves[i]);
      boolean isCapture = board.isLastMoveCapture();
      int reply = reply(status, attackersToMove);
      board.unmake();
      if (isCapture && status == GameStatus.ONGOING) {
        capturing[bit(attackersToMove)].set(number);
      }
      if (reply == EndgameTable.lostIn(plies - 1)) {
        return EndgameTable.wonIn(plies);
      }
      holds |= reply <= 0;
      longest = Math.max(longest, reply);
    }
    return !holds && longest == plies - 1 ? EndgameTable.lostIn(plies) : EndgameTable.UNDECIDED;
  }

  /// Returns the result for the other side after a move.
  private int reply(GameStatus status, boolean byAttackers) {
    if (status != GameStatus.ONGOING) {
      return board.rules().resultForMover(status, byAttackers) > 0
          ? EndgameTable.lostIn(0)
          : EndgameTable.UNDECIDED;
    }
    PieceList attackers = board.soldiers(Side.ATTACKERS);
    PieceList defenders = board.soldiers(Side.DEFENDERS);
    EndgameTable to = tables[attackers.count()][defenders.count()];
    read(captureSquares, attackers, defenders);
    return to.results(!byAttackers)[to.index().of(captureSquares)];
  }

  private void read(int[] squares, PieceList attackers, PieceList defenders) {
    int end = 0;
    squares[end++] = board.king();
    for (int i = 0; i < attackers.count(); i++) {
      squares[end++] = attackers.square(i);
    }
    for (int i = 0; i < defenders.count(); i++) {
      squares[end++] = defenders.square(i);
    }
  }

  /// Marks the positions from which a move without a capture may lead to the one on the board as
  /// due in the next pass, and perhaps a few more: whoever looks at them tries their moves.
  private void markPredecessors() {
    if (board.attackersToMove()) {
      markPredecessors(0, 1);
      markPredecessors(1 + index.attackers(), squares.length);
    } else {
      markPredecessors(1, 1 + index.attackers());
    }
  }

  private void markPredecessors(int from, int to) {
    for (int piece = from; piece < to; piece++) {
      for (int direction : Mailbox.DIRECTIONS) {
        markArrivals(piece, direction);
      }
    }
  }

  private void markArrivals(int piece, int direction) {
    RuleTables rules = board.rules();
    Bitboards pass = piece == 0 ? rules.kingPass : rules.soldierPass;
    BitSet earlier = next[bit(!board.attackersToMove())];
    int present = squares[piece];
    int square = present + direction;
    for (; (board.at()[square] & VACANT) != 0; square += direction) {
      if (piece == 0 ? index.isForKing(square) : index.isForSoldier(square)) {
        squares[piece] = square;
        earlier.set(index.of(squares));
      }
      if (!pass.has(square)) {
        break;
      }
    }
    squares[piece] = present;
  }
}
