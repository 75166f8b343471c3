package hnefi.lab;

import hnefi.board.Side;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import java.util.List;
import java.util.function.IntFunction;

/// A match of two players: each opening twice, with sides exchanged.
///
/// @param variant the rules, as the line protocol names them
/// @param start where the games begin
/// @param openings the moves that the games of each pair begin with
/// @param longest after how many plies a game is a draw
public record MatchSeries(
    RuleSet rules, String variant, Position start, IntFunction<List<Move>> openings, int longest) {
  /// Plays one pair of games.
  ///
  /// @return the first player's score
  public MatchScore pair(MatchPlayer one, MatchPlayer other, int number) {
    List<Move> opening = openings.apply(number);
    SelfPlay games = new SelfPlay(rules, longest);
    PlayedGame first =
        games.play(
            start,
            opening,
            one.inGame(rules, variant, number),
            other.inGame(rules, variant, number));
    PlayedGame second =
        games.play(
            start,
            opening,
            other.inGame(rules, variant, number),
            one.inGame(rules, variant, number));
    return MatchScore.of(first.winner(), Side.ATTACKERS)
        .plus(MatchScore.of(second.winner(), Side.DEFENDERS));
  }
}
