package hnefi.kiosk;

import java.time.Duration;

/// How patient a supervisor is.
///
/// @param start within which a new window must send its first sign of life; twice as long after
///   each that did not, so that a slow machine gets there in the end
/// @param hang after which a window that sends no sign of life is taken to hang; longer until it
///   has settled if it needed long to start, and twice as long for each after the second in a row
///   that hung before it had settled
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
  /// A machine that is busy with something else lets a window wait for some seconds now and then:
  /// to begin it anew then would take far longer.
  public static final SupervisorTimes DEFAULT =
      new SupervisorTimes(
          Duration.ofSeconds(40),
          Duration.ofSeconds(10),
          Duration.ofMinutes(1),
          Duration.ofSeconds(1),
          Duration.ofMinutes(1),
          Duration.ofMinutes(10));

  /// The part of the time to start that a window needs on a machine that has nothing else to do.
  private static final int USUAL_PART = 20;

  private static final int MOST_DOUBLINGS = 20;
  private static final Duration LONGEST_START = Duration.ofMinutes(4);
  private static final Duration LONGEST_HANG = Duration.ofMinutes(1);

  /// Returns within which time a window must be shown after so many in a row that were not.
  Duration startAfter(int notShown) {
    return doubled(start, notShown, LONGEST_START);
  }

  /// Returns how long a window that has not settled may be silent: a machine that is slow, or busy
  /// with something else, is no reason to begin anew for ever.
  ///
  /// @param hung how many in a row hung before they had settled
  /// @param shownAfter how long this one needed to its first sign of life; whatever it does for the
  ///   first time afterwards takes longer by as much
  Duration hangAfter(int hung, Duration shownAfter) {
    double slowness = (double) shownAfter.toNanos() * USUAL_PART / start.toNanos();
    Duration slowed = Duration.ofNanos((long) (hang.toNanos() * Math.max(1, slowness)));
    Duration longer = longer(doubled(hang, Math.max(0, hung - 1), LONGEST_HANG), slowed);
    return shorter(longer, longer(hang, LONGEST_HANG));
  }

  private static Duration doubled(Duration once, int times, Duration most) {
    return shorter(once.multipliedBy(1L << Math.min(times, MOST_DOUBLINGS)), longer(once, most));
  }

  private static Duration longer(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? other : one;
  }

  private static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  /// Returns the pause before the next window after so many failures in a row.
  Duration pauseAfter(int failures) {
    if (failures < 2) {
      return Duration.ZERO;
    }
    return doubled(firstPause, failures - 2, longestPause);
  }
}
