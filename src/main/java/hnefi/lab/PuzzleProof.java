package hnefi.lab;

import hnefi.engine.WinProver;
import hnefi.engine.WinProver.Answer;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import java.util.List;

/// Proves that a puzzle has one solution: at every step one move alone wins in time, the last one
/// wins, and no answer holds out longer than the one given.
public final class PuzzleProof {
  private final Referee referee;
  private final RuleSet rules;
  private final long nodes;

  /// @param nodes how many positions may be tried to prove one step
  public PuzzleProof(RuleSet rules, long nodes) {
    this.rules = rules;
    this.nodes = nodes;
    referee = new Referee(rules);
  }

  /// Returns whether the line is the one solution of the position.
  ///
  /// @param line legal moves of both sides by turns, beginning and ending with the solver's
  public boolean isProven(Position start, List<Move> line) {
    WinProver prover = new WinProver(rules, start.board().size(), nodes);
    Position position = start;
    for (int i = 0; i < line.size(); i++) {
      int left = line.size() - i;
      boolean isSolver = i % 2 == 0;
      boolean holds =
          isSolver
              ? isOnlyWin(prover, position, line.get(i), left)
              : left < 3 || prover.wins(after(position, line.get(i)), left - 3) == Answer.NO;
      if (!holds) {
        return false;
      }
      position = after(position, line.get(i));
    }
    return position
        .outcome()
        .flatMap(end -> end.winner())
        .equals(java.util.Optional.of(start.toMove()));
  }

  private Position after(Position position, Move move) {
    return referee.play(position, move).after();
  }

  private boolean isOnlyWin(WinProver prover, Position position, Move only, int plies) {
    if (prover.wins(position, plies) != Answer.YES) {
      return false;
    }
    for (Move each : referee.legalMoves(position)) {
      if (!each.equals(only) && mayWin(prover, position, after(position, each), plies - 1)) {
        return false;
      }
    }
    return true;
  }

  private static boolean mayWin(WinProver prover, Position before, Position after, int plies) {
    return after.outcome().isPresent()
        ? after.outcome().get().winner().equals(java.util.Optional.of(before.toMove()))
        : prover.loses(after, plies) != Answer.NO;
  }
}
