package hnefi.search;

/// How a position stands for the side to move.
///
/// @param points hundredths of an attacker, or a number near [#WIN] that holds the distance of a
///   win
public record Score(int points) {
  static final int DRAW = 0;

  /// The score of a game just won; a win in n moves of both sides scores n less.
  static final int WIN = 30_000;

  /// Beyond this a score is a win or a loss.
  static final int DECIDED = 29_000;

  static int lossIn(int plies) {
    return plies - WIN;
  }

  static int winIn(int plies) {
    return WIN - plies;
  }

  /// Returns whether the side to move wins by force.
  public boolean isWin() {
    return points > DECIDED;
  }

  /// Returns whether the other side wins by force.
  public boolean isLoss() {
    return points < -DECIDED;
  }

  /// Returns after how many moves of both sides together the game will be decided.
  ///
  /// @throws IllegalStateException if it is not decided
  public int pliesToEnd() {
    if (!isWin() && !isLoss()) {
      throw new IllegalStateException("nobody wins by force");
    }
    return WIN - Math.abs(points);
  }

  /// Returns the same score as the other side sees it.
  public Score reversed() {
    return new Score(-points);
  }
}
