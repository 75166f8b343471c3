package hnefi.lab;

import hnefi.board.Side;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;

/// A match of two players: each random opening twice, with sides exchanged.
///
/// @param start where the games begin
/// @param opening how many random moves each game begins with
/// @param longest after how many plies a game is a draw
public record MatchSeries(RuleSet rules, Position start, int opening, int longest) {
  /// Plays one pair of games; with the same number the same openings.
  ///
  /// @return the first player's score
  public MatchScore pair(MatchPlayer one, MatchPlayer other, int number) {
    Position begun = new RandomOpenings(rules, start, opening).opening(number);
    SelfPlay games = new SelfPlay(rules, longest);
    PlayedGame first = games.play(begun, one.inGame(rules, number), other.inGame(rules, number));
    PlayedGame second = games.play(begun, other.inGame(rules, number), one.inGame(rules, number));
    return MatchScore.of(first.winner(), Side.ATTACKERS)
        .plus(MatchScore.of(second.winner(), Side.DEFENDERS));
  }
}
