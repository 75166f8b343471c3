package hnefi.kiosk;

import java.time.Duration;

/// How patient a supervisor is.
///
/// @param start within which a new window must send its first sign of life; twice as long after
///   each that did not, so that a slow machine gets there in the end
/// @param hang after which a window that sends no sign of life is taken to hang; twice as long for
///   each after the second in a row that hung before it had settled
/// @param settled after which a window that ran so long is taken to have started well
/// @param firstPause before the third window in a row; the second is opened at once, and each after
///   the third waits twice as long as the one before
/// @param longestPause what the pause grows up to
/// @param grace how long the window may wait for its visitor to leave before the nightly restart
public record SupervisorTimes(
    Duration start,
    Duration hang,
    Duration settled,
    Duration firstPause,
    Duration longestPause,
    Duration grace) {
  /// A window that hangs is replaced within five seconds, of which the new process needs a part.
  public static final SupervisorTimes DEFAULT =
      new SupervisorTimes(
          Duration.ofSeconds(15),
          Duration.ofMillis(3500),
          Duration.ofMinutes(1),
          Duration.ofSeconds(1),
          Duration.ofMinutes(1),
          Duration.ofMinutes(10));

  private static final int MOST_DOUBLINGS = 20;
  private static final Duration LONGEST_START = Duration.ofMinutes(4);
  private static final Duration LONGEST_HANG = Duration.ofMinutes(1);

  /// Returns within which time a window must be shown after so many in a row that were not.
  Duration startAfter(int notShown) {
    return doubled(start, notShown, LONGEST_START);
  }

  /// Returns how long a window that has not settled may be silent after so many in a row that hung
  /// before they had: a machine that is busy with something else is no reason to begin anew for
  /// ever.
  Duration hangAfter(int hung) {
    return doubled(hang, Math.max(0, hung - 1), LONGEST_HANG);
  }

  private static Duration doubled(Duration once, int times, Duration most) {
    Duration longer = once.multipliedBy(1L << Math.min(times, MOST_DOUBLINGS));
    Duration bound = once.compareTo(most) < 0 ? most : once;
    return longer.compareTo(bound) < 0 ? longer : bound;
  }

  /// Returns the pause before the next window after so many failures in a row.
  Duration pauseAfter(int failures) {
    if (failures < 2) {
      return Duration.ZERO;
    }
    return doubled(firstPause, failures - 2, longestPause);
  }
}
