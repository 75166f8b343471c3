package hnefi.game;

import java.time.Duration;

/// How much time a game gives its players.
public sealed interface TimeControl {
  /// Returns the time each player begins with.
  Duration start();

  /// So much for the whole game.
  record SuddenDeath(Duration start) implements TimeControl {
    public SuddenDeath {
      requirePositive(start);
    }
  }

  /// So much for the whole game, and a little more after every move.
  record Increment(Duration start, Duration increment) implements TimeControl {
    public Increment {
      requirePositive(start);
      requirePositive(increment);
    }
  }

  /// So much for every move: an hourglass that is turned over with each.
  record Hourglass(Duration start) implements TimeControl {
    public Hourglass {
      requirePositive(start);
    }
  }

  private static void requirePositive(Duration time) {
    if (time.isNegative() || time.isZero()) {
      throw new IllegalArgumentException("no time: " + time);
    }
  }
}
