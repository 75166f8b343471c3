package hnefi.kiosk;

import java.time.Duration;
import java.time.Instant;

/// How often in a row a wrong PIN was entered, and when last. Kept by the supervisor, so that a new
/// window does not begin to count anew.
///
/// @param last [Instant#EPOCH] if there was none
public record PinFailures(int count, Instant last) {
  public static final PinFailures NONE = new PinFailures(0, Instant.EPOCH);

  private static final int FREE = 2;
  private static final Duration FIRST_PAUSE = Duration.ofSeconds(30);
  private static final Duration LONGEST_PAUSE = Duration.ofHours(1);
  private static final int MOST_DOUBLINGS = 7;

  public PinFailures {
    if (count < 0) {
      throw new IllegalArgumentException("a negative count: " + count);
    }
  }

  PinFailures another(Instant now) {
    return new PinFailures(Math.min(count, Integer.MAX_VALUE - 1) + 1, now);
  }

  /// Returns how long no PIN is taken after the last of these failures: nothing after two, 30
  /// seconds after three, then double each time, up to an hour.
  Duration pause() {
    if (count <= FREE) {
      return Duration.ZERO;
    }
    Duration pause = FIRST_PAUSE.multipliedBy(1L << Math.min(count - FREE - 1, MOST_DOUBLINGS));
    return pause.compareTo(LONGEST_PAUSE) < 0 ? pause : LONGEST_PAUSE;
  }

  /// Returns how much of the pause is left.
  ///
  /// @param now not before the last failure
  Duration pauseLeft(Instant now) {
    Duration left = pause().minus(Duration.between(last, now));
    return left.isNegative() ? Duration.ZERO : left;
  }
}
