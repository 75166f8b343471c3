package hnefi.kiosk;

import hnefi.text.InvalidValueException;
import java.time.Duration;

/// After how long without a touch a visit is taken to be over.
///
/// @param reading on a screen to read, before the countdown
/// @param board on a screen with a board, where people think, before the countdown
/// @param countdown how long the countdown asks whether somebody is still there
public record IdleTimes(Duration reading, Duration board, Duration countdown) {
  public static final IdleTimes DEFAULT =
      new IdleTimes(Duration.ofSeconds(60), Duration.ofSeconds(120), Duration.ofSeconds(20));

  private static final int LEAST_SECONDS = 5;
  private static final int MOST_SECONDS = 3600;

  /// @throws IllegalArgumentException if a time is shorter than 5 seconds or longer than an hour
  public IdleTimes {
    requireInBounds("reading", reading);
    requireInBounds("board", board);
    requireInBounds("countdown", countdown);
  }

  private static void requireInBounds(String component, Duration time) {
    long seconds = time.toSeconds();
    if (seconds < LEAST_SECONDS || seconds > MOST_SECONDS) {
      throw new InvalidValueException(
          component, "fault.bounds", seconds, LEAST_SECONDS, MOST_SECONDS);
    }
  }
}
