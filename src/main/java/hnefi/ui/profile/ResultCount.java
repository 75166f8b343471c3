package hnefi.ui.profile;

import hnefi.board.Side;
import java.util.Optional;

/// How many games somebody won, drew and lost.
public record ResultCount(int won, int drawn, int lost) {
  static final ResultCount NONE = new ResultCount(0, 0, 0);

  public ResultCount {
    if (won < 0 || drawn < 0 || lost < 0) {
      throw new IllegalArgumentException("less than no game");
    }
  }

  /// What is counted apart: a rule set, and the side one played.
  public record Key(String rulebook, Side side) {}

  /// Returns the count with another game.
  ///
  /// @param won empty for a draw
  ResultCount and(Optional<Boolean> won) {
    if (won.isEmpty()) {
      return new ResultCount(won(), drawn + 1, lost);
    }
    return won.get()
        ? new ResultCount(won() + 1, drawn, lost)
        : new ResultCount(won(), drawn, lost + 1);
  }

  public int games() {
    return won + drawn + lost;
  }
}
