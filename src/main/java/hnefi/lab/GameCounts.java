package hnefi.lab;

/// How many games a player, or a side, has won, drawn and lost.
public record GameCounts(int wins, int draws, int losses) {
  public static final GameCounts NONE = new GameCounts(0, 0, 0);

  static final GameCounts WIN = new GameCounts(1, 0, 0);
  static final GameCounts DRAW = new GameCounts(0, 1, 0);
  static final GameCounts LOSS = new GameCounts(0, 0, 1);

  /// Counts one game.
  ///
  /// @param points 1 for a win, 0.5 for a draw, 0 for a loss
  static GameCounts of(double points) {
    return points > 0.5 ? WIN : points < 0.5 ? LOSS : DRAW;
  }

  public GameCounts plus(GameCounts more) {
    return new GameCounts(wins + more.wins, draws + more.draws, losses + more.losses);
  }

  public int games() {
    return wins + draws + losses;
  }

  /// Returns the share of the points, a draw counting half, from 0 to 1.
  public double share() {
    return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
  }

  /// Returns how far the true share may lie from the one measured, in 95 of 100 cases.
  public double error() {
    if (games() == 0) {
      return 0.5;
    }
    double share = share();
    double spread =
        wins * Math.pow(1 - share, 2)
            + draws * Math.pow(0.5 - share, 2)
            + losses * Math.pow(share, 2);
    return 1.96 * Math.sqrt(spread) / games();
  }
}
