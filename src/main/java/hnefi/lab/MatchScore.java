package hnefi.lab;

import hnefi.board.Side;
import java.util.Optional;

/// The score of the first player of a match, by the side he played.
public record MatchScore(GameCounts asAttackers, GameCounts asDefenders) {
  public static final MatchScore NONE = new MatchScore(GameCounts.NONE, GameCounts.NONE);

  /// @param side the first player's
  static MatchScore of(Optional<Side> winner, Side side) {
    GameCounts counts =
        winner.map(won -> won == side ? GameCounts.WIN : GameCounts.LOSS).orElse(GameCounts.DRAW);
    return switch (side) {
      case ATTACKERS -> new MatchScore(counts, GameCounts.NONE);
      case DEFENDERS -> new MatchScore(GameCounts.NONE, counts);
    };
  }

  public MatchScore plus(MatchScore more) {
    return new MatchScore(asAttackers.plus(more.asAttackers), asDefenders.plus(more.asDefenders));
  }

  /// Returns the score of both sides together.
  public GameCounts total() {
    return asAttackers.plus(asDefenders);
  }
}
