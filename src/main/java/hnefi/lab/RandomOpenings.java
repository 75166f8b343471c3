package hnefi.lab;

import hnefi.board.Side;
import hnefi.engine.SearchLimits;
import hnefi.engine.Searcher;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// Openings of random moves after which both sides still have about the chances they began with.
///
/// @param start where they begin
/// @param plies how many random moves they have
record RandomOpenings(RuleSet rules, Position start, int plies) {
  /// An opening is rejected when it changes the score by so much, in hundredths of an attacker.
  private static final int BALANCED = 250;

  private static final int MOST_ATTEMPTS = 300;

  private static final SearchLimits LIMITS = SearchLimits.nodes(10_000);

  /// Returns the position after the opening of this number, always the same one.
  ///
  /// @throws NoOpeningException if none was found
  Position opening(int number) {
    RandomGenerator random = new SplittableRandom(number);
    Referee referee = new Referee(rules);
    int before = attackersPoints(start);
    for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      Position position = start;
      for (int i = 0; i < plies && position.outcome().isEmpty(); i++) {
        List<Move> moves = referee.legalMoves(position);
        position = referee.play(position, moves.get(random.nextInt(moves.size()))).after();
      }
      if (position.outcome().isEmpty() && Math.abs(attackersPoints(position) - before) < BALANCED) {
        return position;
      }
    }
    throw new NoOpeningException(plies);
  }

  private int attackersPoints(Position position) {
    int points = new Searcher(1, 1).search(rules, position, LIMITS).score().points();
    return position.toMove() == Side.ATTACKERS ? points : -points;
  }
}
