package hnefi.engine;

import java.util.OptionalInt;

/// The score of a position for the side to move.
///
/// @param points hundredths of an attacker; or 30,000 less the number of plies after which the game
///   is won at the earliest; or 29,000 for a win without a known distance; the same negated for a
///   loss
public record Score(int points) {
  /// The score of a draw, such as a repetition that the search sees.
  public static final int DRAW = 0;

  /// The score of a game just won; a win in n plies scores n less.
  static final int WIN = 30_000;

  /// A win without a distance; scores beyond it hold the distance.
  static final int DECIDED = 29_000;

  /// How many points of a network's score make the logarithm of the odds greater by one.
  public static final double POINTS_PER_LOGIT = 400;

  static int lossIn(int plies) {
    return plies - WIN;
  }

  static int winIn(int plies) {
    return WIN - plies;
  }

  /// Returns whether the side to move wins by force.
  public boolean isWin() {
    return points >= DECIDED;
  }

  /// Returns after how many plies the game ends with best play; nothing if that is not proven.
  public OptionalInt pliesToEnd() {
    int distance = WIN - Math.abs(points);
    return distance < WIN - DECIDED ? OptionalInt.of(distance) : OptionalInt.empty();
  }

  /// Returns this score without a distance, if it holds one.
  Score withoutDistance() {
    return new Score(Math.clamp(points, -DECIDED, DECIDED));
  }

  /// Returns the same score as the other side sees it.
  public Score reversed() {
    return new Score(-points);
  }
}
