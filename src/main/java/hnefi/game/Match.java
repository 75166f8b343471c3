package hnefi.game;

import hnefi.board.Side;
import hnefi.rules.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Games between the same two players with exchanged sides, because the sides are not equal
/// (`mungo`, Part II).
///
/// @param attackerOfFirst index, 0 or 1, of the player who attacks in the first game
/// @param results how the games so far ended, in order; of more than [#MOST_RESULTS] the oldest
///   pairs are forgotten
public record Match(int attackerOfFirst, List<Result> results) {
  /// How many games of a match are counted: an even number, so that sides stay as they are.
  public static final int MOST_RESULTS = 100;

  /// How one game of a match ended.
  ///
  /// @param winner empty for a draw
  /// @param moves how many moves each side had made or begun; 0 if nobody noted it
  public record Result(Optional<Side> winner, int moves) {
    public Result {
      if (moves < 0) {
        throw new IllegalArgumentException("no number of moves: " + moves);
      }
    }
  }

  public Match {
    if (attackerOfFirst != 0 && attackerOfFirst != 1) {
      throw new IllegalArgumentException("there are two players, 0 and 1");
    }
    int forgotten = Math.max(0, (results.size() - MOST_RESULTS + 1) / 2 * 2);
    results = List.copyOf(results.subList(forgotten, results.size()));
  }

  /// Returns a match in which this player attacks first.
  public static Match begunBy(int attacker) {
    return new Match(attacker, List.of());
  }

  /// Returns the player who attacks in the current game.
  public int attacker() {
    return attacker(results.size());
  }

  private int attacker(int game) {
    return (attackerOfFirst + game) % 2;
  }

  /// Returns the match with the current game ended, the next one begun.
  ///
  /// @param plies how many turns the game took, those of both sides counted
  public Match after(Outcome outcome, int plies) {
    List<Result> more = new ArrayList<>(results);
    more.add(new Result(outcome.winner(), (plies + 1) / 2));
    return new Match(attackerOfFirst, more);
  }

  /// Returns a player's points: 1 a win, a half a draw.
  public double points(int player) {
    return IntStream.range(0, results.size())
        .mapToDouble(game -> results.get(game).winner().isEmpty() ? 0.5 : won(player, game) ? 1 : 0)
        .sum();
  }

  /// Returns how many moves a player needed for the games won, all together.
  public int movesNeeded(int player) {
    return IntStream.range(0, results.size())
        .filter(game -> won(player, game))
        .map(game -> results.get(game).moves())
        .sum();
  }

  private boolean won(int player, int game) {
    Side side = attacker(game) == player ? Side.ATTACKERS : Side.DEFENDERS;
    return results.get(game).winner().equals(Optional.of(side));
  }

  /// Returns the player who is ahead: with more points, or with as many for fewer moves; empty if
  /// nobody is.
  public Optional<Integer> leader() {
    int byPoints = Double.compare(points(0), points(1));
    int ahead = byPoints == 0 ? Integer.compare(movesNeeded(1), movesNeeded(0)) : byPoints;
    return ahead == 0 ? Optional.empty() : Optional.of(ahead > 0 ? 0 : 1);
  }
}
