package hnefi.engine;

import hnefi.rules.Position;
import hnefi.rules.RuleSet;

/// Counts the sequences of legal moves from a position; a finished game has no continuation.
///
/// @param leaves how many sequences there are
/// @param captures how many of them end with a capture
/// @param kingCaptured how many end the game by the king's capture, and so on
/// @param hashes the sum of the hashes of the last positions
public record Perft(
    long leaves,
    long captures,
    long kingCaptured,
    long kingEscaped,
    long repetitions,
    long stuck,
    long hashes) {
  /// Makes and judges every move, the last ones too.
  ///
  /// @param depth the length of the sequences, from 0
  public static Perft count(RuleSet rules, Position position, int depth) {
    Tally tally = new Tally();
    SearchBoard board = new SearchBoard(new RuleTables(rules, position.board().size()), position);
    if (depth == 0) {
      tally.leaves = 1;
    } else if (board.ending == SearchBoard.ONGOING) {
      walk(board, new LeafSweep(board), tally, depth);
    }
    return tally.result();
  }

  /// Counts the last moves without making them.
  ///
  /// @param depth the length of the sequences, from 0
  public static long bulk(RuleSet rules, Position position, int depth) {
    SearchBoard board = new SearchBoard(new RuleTables(rules, position.board().size()), position);
    return depth == 0 ? 1 : board.ending == SearchBoard.ONGOING ? bulk(board, depth) : 0;
  }

  private static void walk(SearchBoard board, LeafSweep sweep, Tally tally, int depth) {
    if (depth == 1) {
      sweep.addTo(tally);
      return;
    }
    int[] moves = new int[Moves.capacity(board)];
    int count = Moves.generate(board, moves, 0);
    for (int i = 0; i < count; i++) {
      if (board.make(moves[i]) == SearchBoard.ONGOING) {
        walk(board, sweep, tally, depth - 1);
      }
      board.unmake();
    }
  }

  private static long bulk(SearchBoard board, int depth) {
    int[] moves = new int[Moves.capacity(board)];
    int count = Moves.generate(board, moves, 0);
    if (depth == 1) {
      return count;
    }
    long sum = 0;
    for (int i = 0; i < count; i++) {
      if (board.make(moves[i]) == SearchBoard.ONGOING) {
        sum += bulk(board, depth - 1);
      }
      board.unmake();
    }
    return sum;
  }
}
