package hnefi.lab;

import hnefi.board.Side;
import hnefi.engine.WinProver;
import hnefi.engine.WinProver.Answer;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import java.util.List;
import java.util.Optional;

/// Proves that a puzzle has one solution.
///
/// Of a *winning* puzzle: at every step one move alone wins in time, the last one wins, and no
/// answer holds out longer than the one given.
///
/// Of a *saving* puzzle: at every step one move alone keeps the other side from winning with its
/// next move or the one after, and that move does not end the game. So every answer given but the
/// last leaves only one move again, and none could leave less.
public final class PuzzleProof {
  /// Within how many plies the other side wins after a move that does not save.
  static final int LOSING_PLIES = 3;

  private final Referee referee;
  private final RuleSet rules;
  private final long nodes;

  /// @param nodes how many positions may be tried to prove one step
  public PuzzleProof(RuleSet rules, long nodes) {
    this.rules = rules;
    this.nodes = nodes;
    referee = new Referee(rules);
  }

  /// Returns whether the line is the one solution of a position that is to be won.
  ///
  /// @param line legal moves of both sides by turns, beginning and ending with the solver's
  public boolean isOnlyWin(Position start, List<Move> line) {
    WinProver prover = prover(start);
    Position position = start;
    for (int i = 0; i < line.size(); i++) {
      int left = line.size() - i;
      boolean isSolver = i % 2 == 0;
      boolean holds =
          isSolver
              ? isOnlyWinningMove(prover, position, line.get(i), left)
              : left < 3 || prover.wins(after(position, line.get(i)), left - 3) == Answer.NO;
      if (!holds) {
        return false;
      }
      position = after(position, line.get(i));
    }
    return isWonBy(position, start.toMove());
  }

  /// Returns whether the line is the one solution of a position that is to be saved.
  ///
  /// @param line legal moves of both sides by turns, beginning and ending with the solver's
  public boolean isOnlySave(Position start, List<Move> line) {
    WinProver prover = prover(start);
    Position position = start;
    for (int i = 0; i < line.size(); i++) {
      if (i % 2 == 0 && !isOnlySavingMove(prover, position, line.get(i))) {
        return false;
      }
      position = after(position, line.get(i));
      if (position.outcome().isPresent()) {
        return false;
      }
    }
    return true;
  }

  /// Returns whether one move alone wins within so many plies, itself counted, whatever is
  /// answered.
  public boolean isOnlyWinningMove(Position position, Move only, int plies) {
    return isOnlyWinningMove(prover(position), position, only, plies);
  }

  private WinProver prover(Position start) {
    return new WinProver(rules, start.board().size(), nodes);
  }

  private Position after(Position position, Move move) {
    return referee.play(position, move).after();
  }

  private boolean isOnlyWinningMove(WinProver prover, Position position, Move only, int plies) {
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
        ? isWonBy(after, before.toMove())
        : prover.loses(after, plies) != Answer.NO;
  }

  private boolean isOnlySavingMove(WinProver prover, Position position, Move only) {
    return losesSoon(prover, position, only) == Answer.NO
        && referee.legalMoves(position).stream()
            .allMatch(each -> each.equals(only) || losesSoon(prover, position, each) == Answer.YES);
  }

  /// Returns whether the other side wins within [#LOSING_PLIES] after a move.
  private Answer losesSoon(WinProver prover, Position position, Move move) {
    Position after = after(position, move);
    if (after.outcome().isPresent()) {
      return isWonBy(after, position.toMove().opponent()) ? Answer.YES : Answer.NO;
    }
    return prover.wins(after, LOSING_PLIES);
  }

  private static boolean isWonBy(Position position, Side side) {
    return position.outcome().flatMap(Outcome::winner).equals(Optional.of(side));
  }
}
