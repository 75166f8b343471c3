package hnefi.kiosk;

import java.time.Duration;

/// How patient a supervisor is.
///
/// @param start within which a new window must send its first sign of life; twice as long after
///   each that did not, so that a slow machine gets there in the end
/// @param hang after which a window that sends no sign of life is taken to hang
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

  /// Returns within which time a window must be shown after so many in a row that were not.
  Duration startAfter(int notShown) {
    Duration patience = start.multipliedBy(1L << Math.min(notShown, MOST_DOUBLINGS));
    return patience.compareTo(LONGEST_START) < 0 ? patience : LONGEST_START;
  }

  /// Returns the pause before the next window after so many failures in a row.
  Duration pauseAfter(int failures) {
    if (failures < 2) {
      return Duration.ZERO;
    }
    Duration pause = firstPause.multipliedBy(1L << Math.min(failures - 2, MOST_DOUBLINGS));
    return pause.compareTo(longestPause) < 0 ? pause : longestPause;
  }
}
