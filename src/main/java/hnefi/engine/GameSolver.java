package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.board.Side;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;

/// Proves by search that a side wins by force, in however many moves, up to a limit that hardly any
/// game reaches: see [ProofNumberSearch].
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

  /// Returns whether the side wins from a position that is not over, whatever the other side does.
  /// The position counts as set up, with no game behind it.
  ///
  /// [WinProver.Answer#UNKNOWN] if the limits do not suffice, if a longer line could still win, or
  /// if a repetition could, where the rules let the defenders lose by one or forbid it.
  public WinProver.Answer wins(Position position, SearchLimits limits) {
    SearchBudget budget = new SearchBudget(limits, new StopSignal());
    Position setUp = new Referee(rules.rules).setUp(position.board(), position.toMove());
    ProofNumberSearch search =
        new ProofNumberSearch(new SearchBoard(rules, setUp), winner, table, budget);
    try {
      return search.wins();
    } catch (SearchStoppedException _) {
      return WinProver.Answer.UNKNOWN;
    } finally {
      nodes = search.nodes();
    }
  }
}
