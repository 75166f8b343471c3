package hnefi.kiosk;

import java.time.Duration;
import java.util.Arrays;

/// How long a stay was, in classes that are wide enough to tell nothing of a single person.
public enum StayLength {
  UP_TO_15_SECONDS(15),
  UP_TO_30_SECONDS(30),
  UP_TO_1_MINUTE(60),
  UP_TO_2_MINUTES(120),
  UP_TO_3_MINUTES(180),
  UP_TO_5_MINUTES(300),
  UP_TO_8_MINUTES(480),
  UP_TO_12_MINUTES(720),
  UP_TO_20_MINUTES(1200),
  UP_TO_30_MINUTES(1800),
  LONGER(Integer.MAX_VALUE);

  private final int seconds;

  StayLength(int seconds) {
    this.seconds = seconds;
  }

  /// Returns the most seconds of the class; of the last one more than any stay has.
  public int seconds() {
    return seconds;
  }

  /// Returns the class of a length.
  static StayLength of(Duration length) {
    return Arrays.stream(values())
        .filter(each -> length.compareTo(Duration.ofSeconds(each.seconds)) <= 0)
        .findFirst()
        .orElse(LONGER);
  }
}
