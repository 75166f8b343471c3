package hnefi.console;

import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Turn;

/// Counts the sequences of legal moves; a finished game has no continuation.
///
/// @param bulk whether the last ply is counted instead of played
record Perft(Referee referee, boolean bulk) {
  long count(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    if (bulk && depth == 1) {
      return referee.legalMoves(position).size();
    }
    long sum = 0;
    for (Move move : referee.legalMoves(position)) {
      if (referee.judge(position, move) instanceof Turn turn) {
        sum += count(turn.after(), depth - 1);
      }
    }
    return sum;
  }
}
