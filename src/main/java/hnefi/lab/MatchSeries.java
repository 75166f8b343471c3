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

/// A match of two players: each random opening twice, with sides exchanged.
///
/// @param start where the games begin
/// @param opening how many random moves each game begins with
/// @param longest after how many plies a game is a draw
public record MatchSeries(RuleSet rules, Position start, int opening, int longest) {
  /// An opening is rejected from this advantage on, in hundredths of an attacker.
  private static final int BALANCED = 250;

  /// Plays one pair of games; with the same number the same openings.
  ///
  /// @return the first player's score
  public MatchScore pair(MatchPlayer one, MatchPlayer other, int number) {
    Position begun = randomOpening(new SplittableRandom(number));
    Optional<Side> first = play(begun, one.inGame(rules, number), other.inGame(rules, number));
    Optional<Side> second = play(begun, other.inGame(rules, number), one.inGame(rules, number));
    return MatchScore.of(first, Side.ATTACKERS).plus(MatchScore.of(second, Side.DEFENDERS));
  }

  private Optional<Side> play(
      Position begun, MatchPlayer.MoveChooser attackers, MatchPlayer.MoveChooser defenders) {
    Referee referee = new Referee(rules);
    Position position = begun;
    for (int i = 0; i < longest && position.outcome().isEmpty(); i++) {
      MatchPlayer.MoveChooser player = position.toMove() == Side.ATTACKERS ? attackers : defenders;
      position = referee.play(position, player.choose(position)).after();
    }
    return position.outcome().flatMap(outcome -> outcome.winner());
  }

  /// Returns a position after random moves that is not over and in which both sides have chances.
  private Position randomOpening(RandomGenerator random) {
    Referee referee = new Referee(rules);
    while (true) {
      Position position = start;
      for (int i = 0; i < opening && position.outcome().isEmpty(); i++) {
        List<Move> moves = referee.legalMoves(position);
        position = referee.play(position, moves.get(random.nextInt(moves.size()))).after();
      }
      if (position.outcome().isEmpty() && isBalanced(position)) {
        return position;
      }
    }
  }

  private boolean isBalanced(Position position) {
    Score score = new Searcher(1, 1).search(rules, position, SearchLimits.nodes(50_000)).score();
    return Math.abs(score.points()) < BALANCED;
  }
}
