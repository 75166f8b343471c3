package hnefi.lab;

import hnefi.board.Side;
import hnefi.people.HumanPlayer;
import hnefi.people.HumanStrength;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// Games of the model of how people play against itself.
///
/// @param longest after how many plies a game is a draw
public record HumanGames(RuleSet rules, Position start, int longest, HumanStrength strength) {
  /// Plays games on all processors.
  ///
  /// @param first the number of the first; each number is always the same game
  public List<LabelledGame> play(int first, int games) {
    return IntStream.range(first, first + games).parallel().mapToObj(this::game).toList();
  }

  private LabelledGame game(int number) {
    HumanPlayer player = new HumanPlayer(rules, strength);
    SplittableRandom random = new SplittableRandom(number);
    GamePlayer chooser = (position, moves) -> player.choose(position, moves, random);
    PlayedGame game = new SelfPlay(rules, longest).play(start, List.of(), chooser, chooser);
    double points = MatchScore.of(game.winner(), Side.ATTACKERS).asAttackers().share();
    return new LabelledGame(start, game.turns(), points);
  }

  /// Returns how many of these games the attackers won.
  public static GameCounts attackers(List<LabelledGame> games) {
    return games.stream()
        .map(each -> GameCounts.of(each.points()))
        .reduce(GameCounts.NONE, GameCounts::plus);
  }
}
