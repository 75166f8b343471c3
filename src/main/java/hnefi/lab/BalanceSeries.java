package hnefi.lab;

import hnefi.board.Side;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import java.util.stream.IntStream;

/// Games between two equal players, which show how a rule set favours one side.
///
/// @param start where the games begin
/// @param opening how many random moves each game begins with
/// @param longest after how many plies a game is a draw
public record BalanceSeries(RuleSet rules, Position start, int opening, int longest) {
  /// What became of the games.
  ///
  /// @param attackers how many the attackers won, drew and lost
  /// @param plies of all games together, without their openings
  public record Result(GameCounts attackers, long plies) {
    private static final Result NONE = new Result(GameCounts.NONE, 0);

    private Result plus(Result more) {
      return new Result(attackers.plus(more.attackers), plies + more.plies);
    }

    /// Returns how many plies a game has on average.
    public double averagePlies() {
      return attackers.games() == 0 ? 0 : (double) plies / attackers.games();
    }
  }

  /// Plays games on all processors, each from an opening of its own.
  public Result play(MatchPlayer player, int games) {
    return IntStream.range(0, games)
        .parallel()
        .mapToObj(number -> play(player, new RandomOpenings(rules, start, opening), number))
        .reduce(Result.NONE, Result::plus);
  }

  private Result play(MatchPlayer player, RandomOpenings openings, int number) {
    PlayedGame game =
        new SelfPlay(rules, longest)
            .play(
                start,
                openings.opening(number),
                player.inGame(rules, "", 2L * number),
                player.inGame(rules, "", 2L * number + 1));
    return new Result(MatchScore.of(game.winner(), Side.ATTACKERS).asAttackers(), game.plies());
  }
}
