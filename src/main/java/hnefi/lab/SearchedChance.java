package hnefi.lab;

import hnefi.board.BoardSize;
import hnefi.board.Side;
import hnefi.engine.SearchLimits;
import hnefi.engine.Searcher;
import hnefi.people.WinChance;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;

/// The chance of winning among people, by a short search of each position. Keep one for a game.
final class SearchedChance {
  private static final SearchLimits LIMITS = SearchLimits.nodes(1_000);

  private final RuleSet rules;
  private final WinChance chance;
  private final Searcher searcher = new Searcher(1, 1);

  SearchedChance(RuleSet rules, BoardSize size) {
    this.rules = rules;
    chance = WinChance.by(rules, size);
  }

  /// Returns the chance of a side.
  double of(Side side, Position position) {
    double attackers =
        chance.ofAttackers(position, searcher.search(rules, position, LIMITS).score());
    return side == Side.ATTACKERS ? attackers : 1 - attackers;
  }
}
