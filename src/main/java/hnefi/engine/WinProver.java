package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;

/// Proves by trying everything whether a game is won or lost within so many plies.
public final class WinProver {
  /// What was found out.
  public enum Answer {
    YES,
    NO,
    /// Not with the nodes allowed, or not by this kind of search.
    UNKNOWN
  }

  private final RuleTables rules;
  private final long nodes;

  /// @param nodes how many positions may be tried for an answer
  public WinProver(RuleSet rules, BoardSize size, long nodes) {
    this.rules = new RuleTables(rules, size);
    this.nodes = nodes;
  }

  /// Returns whether the side to move wins within so many plies, whatever is answered. The game
  /// must not be over.
  public Answer wins(Position position, int plies) {
    return prove(position, true, plies);
  }

  /// Returns whether the side to move loses within so many plies, whatever it does. The game must
  /// not be over.
  public Answer loses(Position position, int plies) {
    return prove(position, false, plies);
  }

  private Answer prove(Position position, boolean win, int plies) {
    SearchBudget budget = new SearchBudget(SearchLimits.nodes(2 * nodes), new StopSignal());
    ProofSearch proof = new ProofSearch(new SearchBoard(rules, position), budget);
    for (int i = 1; i <= plies; i++) {
      switch (proof.prove(win, i, nodes)) {
        case 1 -> {
          return Answer.YES;
        }
        case ProofSearch.UNKNOWN -> {
          return Answer.UNKNOWN;
        }
        default -> {}
      }
    }
    return Answer.NO;
  }
}
