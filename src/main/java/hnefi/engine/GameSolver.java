package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.board.Side;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;

/// Proves by search that a side wins by force, however long that takes: see [ProofNumberSearch].
///
/// What it finds out about one position helps with the next, so keep one for all positions of a
/// game, and one for each side. Not for several threads at once.
public final class GameSolver {
  private final RuleTables rules;
  private final Side winner;
  private final ProofTable table;
  private long nodes;

  /// @param winner of which side it is to prove that it wins
  /// @param megabytes the size of the transposition table
  public GameSolver(RuleSet rules, BoardSize size, Side winner, int megabytes) {
    this.rules = new RuleTables(rules, size);
    this.winner = winner;
    table = new ProofTable(megabytes);
  }

  /// Returns how many positions the last proof made and judged.
  public long nodes() {
    return nodes;
  }

  /// Returns whether the side wins from a position that is not over, whatever the other side does;
  /// [WinProver.Answer#UNKNOWN] if the limits do not suffice.
  public WinProver.Answer wins(Position position, SearchLimits limits) {
    SearchBudget budget = new SearchBudget(limits, new StopSignal());
    ProofNumberSearch search =
        new ProofNumberSearch(new SearchBoard(rules, position), winner, table, budget);
    try {
      return search.isWon() ? WinProver.Answer.YES : WinProver.Answer.NO;
    } catch (SearchStoppedException _) {
      return WinProver.Answer.UNKNOWN;
    } finally {
      nodes = search.nodes();
    }
  }
}
