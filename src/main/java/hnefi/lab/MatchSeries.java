package hnefi.lab;

import hnefi.board.Side;
import hnefi.engine.Score;
import hnefi.engine.SearchLimits;
import hnefi.engine.Searcher;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// Lets two players play many games: each random opening twice, with sides exchanged.
///
/// @param start where the games begin
/// @param opening how many random moves each game begins with
/// @param longest after how many moves a game is given a draw
public record MatchSeries(RuleSet rules, Position start, int opening, int longest) {
  /// Plays one pair of games; with the same number the same openings.
  ///
  /// @return the first player's score
  public MatchScore pair(MatchPlayer one, MatchPlayer other, int number) {
    Position begun = opened(new SplittableRandom(number));
    Optional<Side> first = play(begun, one.ready(rules, number), other.ready(rules, number));
    Optional<Side> second = play(begun, other.ready(rules, number), one.ready(rules, number));
    return MatchScore.of(first, Side.ATTACKERS).plus(MatchScore.of(second, Side.DEFENDERS));
  }

  private Optional<Side> play(
      Position begun, MatchPlayer.Ready attackers, MatchPlayer.Ready defenders) {
    Referee referee = new Referee(rules);
    Position position = begun;
    for (int i = 0; i < longest && position.outcome().isEmpty(); i++) {
      MatchPlayer.Ready player = position.toMove() == Side.ATTACKERS ? attackers : defenders;
      position = referee.play(position, player.choose(position)).after();
    }
    return position.outcome().flatMap(outcome -> outcome.winner());
  }

  /// Returns a position after random moves that is neither over nor won by force at once.
  private Position opened(RandomGenerator random) {
    Referee referee = new Referee(rules);
    while (true) {
      Position position = start;
      for (int i = 0; i < opening && position.outcome().isEmpty(); i++) {
        List<Move> moves = referee.legalMoves(position);
        position = referee.play(position, moves.get(random.nextInt(moves.size()))).after();
      }
      if (position.outcome().isEmpty() && isOpen(position)) {
        return position;
      }
    }
  }

  private boolean isOpen(Position position) {
    Score score = new Searcher(1, 1).search(rules, position, SearchLimits.nodes(50_000)).score();
    return Math.abs(score.points()) < 250;
  }
}
