package hnefi.lab;

import hnefi.board.Side;
import hnefi.engine.SearchLimits;
import hnefi.engine.Searcher;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// Openings of random moves after which both sides still have about the chances they began with.
///
/// @param start where they begin
/// @param plies how many random moves they have
public record RandomOpenings(RuleSet rules, Position start, int plies) {
  /// An opening is rejected when it changes the score by so much, in hundredths of an attacker.
  private static final int BALANCED = 250;

  private static final int MOST_ATTEMPTS = 300;

  private static final SearchLimits LIMITS = SearchLimits.nodes(10_000);

  /// Returns the opening of this number, always the same one.
  ///
  /// @throws NoOpeningException if none was found
  public List<Move> opening(int number) {
    RandomGenerator random = new SplittableRandom(number);
    Referee referee = new Referee(rules);
    int before = attackersPoints(rules, start);
    for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      Position position = start;
      List<Move> opening = new ArrayList<>();
      for (int i = 0; i < plies && position.outcome().isEmpty(); i++) {
        List<Move> moves = referee.legalMoves(position);
        opening.add(moves.get(random.nextInt(moves.size())));
        position = referee.play(position, opening.getLast()).after();
      }
      if (position.outcome().isEmpty()
          && Math.abs(attackersPoints(rules, position) - before) < BALANCED) {
        return opening;
      }
    }
    throw new NoOpeningException(plies);
  }

  /// Returns what a quick search thinks of a position, for the attackers, in hundredths of an
  /// attacker.
  static int attackersPoints(RuleSet rules, Position position) {
    int points = new Searcher(1, 1).search(rules, position, LIMITS).score().points();
    return position.toMove() == Side.ATTACKERS ? points : -points;
  }
}
