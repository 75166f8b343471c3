package hnefi.lab;

import hnefi.board.Side;
import hnefi.people.HumanPlayer;
import hnefi.people.Resignation;
import hnefi.people.SideStrengths;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Games of the model of how people play against itself: as people do, the sides may give up.
///
/// @param longest after how many plies a game is a draw
public record HumanGames(RuleSet rules, Position start, int longest, SideStrengths strengths) {
  /// Plays games on all processors.
  ///
  /// @param first the number of the first; each number is always the same game
  public List<LabelledGame> play(int first, int games) {
    return IntStream.range(first, first + games).parallel().mapToObj(this::game).toList();
  }

  private LabelledGame game(int number) {
    Player player = new Player(number);
    PlayedGame game = new SelfPlay(rules, longest).play(start, List.of(), player, player);
    double points = MatchScore.of(game.winner(), Side.ATTACKERS).asAttackers().share();
    return new LabelledGame(start, game.turns(), points);
  }

  /// Plays both sides of a game.
  private final class Player implements GamePlayer {
    private final HumanPlayer player = new HumanPlayer(rules, strengths);
    private final SearchedChance chance = new SearchedChance(rules, start.board().size());
    private final double attackersAtStart = chance.of(Side.ATTACKERS, start);
    private final RandomGenerator random;

    private Player(int number) {
      random = new SplittableRandom(number);
    }

    @Override
    public Move choose(Position position, List<Move> moves) {
      return player.choose(position, moves, random);
    }

    @Override
    public boolean resigns(Position position) {
      Side side = position.toMove();
      double atStart = side == Side.ATTACKERS ? attackersAtStart : 1 - attackersAtStart;
      int width = start.board().size().width();
      return random.nextDouble()
          < Resignation.probability(side, chance.of(side, position), atStart, width);
    }
  }

  /// Returns how many of these games the attackers won.
  public static GameCounts attackers(List<LabelledGame> games) {
    return games.stream()
        .map(each -> GameCounts.of(each.points()))
        .reduce(GameCounts.NONE, GameCounts::plus);
  }
}
