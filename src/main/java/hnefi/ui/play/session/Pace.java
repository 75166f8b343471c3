package hnefi.ui.play.session;

import java.time.Duration;

/// How much time the computer takes at least, so that people can follow.
public enum Pace {
  SLOW(Duration.ofMillis(2500)),
  NORMAL(Duration.ofMillis(900)),
  FAST(Duration.ofMillis(300));

  private final Duration leastTime;

  Pace(Duration leastTime) {
    this.leastTime = leastTime;
  }

  Duration leastTime() {
    return leastTime;
  }
}
