package hnefi.ui.kiosk;

import hnefi.kiosk.IdleTimes;
import java.time.Duration;

/// Notices that nobody touches the screen any more.
final class IdleTimer {
  /// What is to be taken of a visitor.
  sealed interface Presence {
    /// Somebody is there.
    record Here() implements Presence {}

    /// Somebody should say whether he is still there.
    ///
    /// @param seconds how many are left to say so, at least 1
    record Asked(int seconds) implements Presence {}

    /// Nobody is there any more.
    record Gone() implements Presence {}
  }

  private final IdleTimes times;
  private long touched;

  /// @param now in nanoseconds
  IdleTimer(IdleTimes times, long now) {
    this.times = times;
    touched = now;
  }

  /// Notes a touch.
  void touch(long now) {
    touched = now;
  }

  /// @param board whether there is a board on the screen, at which people think Returns when
  ///   somebody last touched the screen, in nanoseconds.
  long touched() {
    return touched;
  }

  Presence at(long now, boolean board) {
    Duration left =
        (board ? times.board() : times.reading()).plus(times.countdown()).minusNanos(now - touched);
    if (left.compareTo(times.countdown()) > 0) {
      return new Presence.Here();
    }
    return left.isPositive()
        ? new Presence.Asked((int) left.plusNanos(999_999_999).toSeconds())
        : new Presence.Gone();
  }
}
