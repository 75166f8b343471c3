package hnefi.session;

import hnefi.board.Side;
import hnefi.game.GameClock;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;

/// The clock of a session: runs for one side at a time, or stands.
final class RunningClock {
  private final LongSupplier nanoTime;
  private GameClock shown;
  private Optional<Side> running = Optional.empty();
  private long since;

  /// @param nanoTime a time in nanoseconds that never goes back
  RunningClock(GameClock shown, LongSupplier nanoTime) {
    this.shown = shown;
    this.nanoTime = nanoTime;
  }

  /// Returns what it shows now.
  GameClock now() {
    running.ifPresent(side -> {
      long now = nanoTime.getAsLong();
      shown = shown.spent(side, Duration.ofNanos(now - since));
      since = now;
    });
    return shown;
  }

  boolean isRunning() {
    return running.isPresent();
  }

  /// Lets it run for a side, or stand.
  void run(Optional<Side> side) {
    now();
    running = side;
    since = nanoTime.getAsLong();
  }

  /// Sets it, running or not.
  void set(UnaryOperator<GameClock> change) {
    shown = change.apply(now());
  }
}
