package hnefi.ui.profile;

import hnefi.board.Side;
import hnefi.text.Result;
import hnefi.text.Tag;
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
  public record Key(String rulebook, Side side) {
    String text() {
      return rulebook + "/" + Tag.of(side);
    }

    static Result<Key> read(String text) {
      int slash = text.indexOf('/');
      return Tag.find(Side.class, text.substring(slash + 1))
          .filter(_ -> slash > 0)
          .<Result<Key>>map(side -> new Result.Good<>(new Key(text.substring(0, slash), side)))
          .orElseGet(() -> Result.bad("fault.name", text));
    }
  }

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
