package hnefi.lab;

import hnefi.board.Side;
import java.util.Optional;

/// The score of the first player of a match.
///
/// @param asAttackers the wins with the attackers, among all wins
public record MatchScore(int wins, int draws, int losses, int asAttackers) {
  public static final MatchScore NONE = new MatchScore(0, 0, 0, 0);

  static MatchScore of(Optional<Side> winner, Side side) {
    boolean won = winner.equals(Optional.of(side));
    return new MatchScore(
        won ? 1 : 0,
        winner.isEmpty() ? 1 : 0,
        won || winner.isEmpty() ? 0 : 1,
        won && side == Side.ATTACKERS ? 1 : 0);
  }

  public MatchScore plus(MatchScore more) {
    return new MatchScore(
        wins + more.wins, draws + more.draws, losses + more.losses, asAttackers + more.asAttackers);
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
