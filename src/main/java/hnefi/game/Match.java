package hnefi.game;

import hnefi.board.Side;
import hnefi.rules.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Games between the same two players with exchanged sides, because the sides are not equal
/// (`mungo`, Part II).
///
/// @param attackerOfFirst index, 0 or 1, of the player who attacks in the first game
/// @param results how the games so far ended, in order; of more than [#MOST_RESULTS] the oldest
///   pairs are forgotten
public record Match(int attackerOfFirst, List<Optional<Side>> results) {
  /// How many games of a match are counted: an even number, so that sides stay as they are.
  public static final int MOST_RESULTS = 100;

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
    return (attackerOfFirst + results.size()) % 2;
  }

  /// Returns the match with the current game ended, the next one begun.
  public Match after(Outcome outcome) {
    List<Optional<Side>> more = new ArrayList<>(results);
    more.add(outcome.winner());
    return new Match(attackerOfFirst, more);
  }

  /// Returns a player's points: 1 a win, a half a draw.
  public double points(int player) {
    double points = 0;
    for (int game = 0; game < results.size(); game++) {
      int attacker = (attackerOfFirst + game) % 2;
      Side side = attacker == player ? Side.ATTACKERS : Side.DEFENDERS;
      points += results.get(game).map(winner -> winner == side ? 1.0 : 0.0).orElse(0.5);
    }
    return points;
  }
}
