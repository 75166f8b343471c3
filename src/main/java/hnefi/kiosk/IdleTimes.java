package hnefi.kiosk;

import java.time.Duration;

/// After how long without a touch a visit is taken to be over.
///
/// @param reading on a screen to read, before the countdown
/// @param board on a screen with a board, where people think, before the countdown
/// @param countdown how long the countdown asks whether somebody is still there
public record IdleTimes(Duration reading, Duration board, Duration countdown) {
  public static final IdleTimes DEFAULT =
      new IdleTimes(Duration.ofSeconds(60), Duration.ofSeconds(120), Duration.ofSeconds(20));

  static final int LEAST_SECONDS = 5;
  static final int MOST_SECONDS = 3600;

  /// @throws IllegalArgumentException if a time is shorter than 5 seconds or longer than an hour
  public IdleTimes {
    requireInBounds(reading);
    requireInBounds(board);
    requireInBounds(countdown);
  }

  private static void requireInBounds(Duration time) {
    if (time.toSeconds() < LEAST_SECONDS || time.toSeconds() > MOST_SECONDS) {
      throw new IllegalArgumentException("not between 5 seconds and an hour: " + time);
    }
  }
}
