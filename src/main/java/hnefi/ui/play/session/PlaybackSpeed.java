package hnefi.ui.play.session;

import java.time.Duration;

/// How fast moves follow each other where no person plays them.
public enum PlaybackSpeed {
  SLOW(Duration.ofMillis(2500), Duration.ofMillis(3000)),
  NORMAL(Duration.ofMillis(900), Duration.ofMillis(1500)),
  FAST(Duration.ofMillis(300), Duration.ofMillis(750));

  private final Duration leastThinkingTime;
  private final Duration replayTime;

  PlaybackSpeed(Duration leastThinkingTime, Duration replayTime) {
    this.leastThinkingTime = leastThinkingTime;
    this.replayTime = replayTime;
  }

  /// Returns how much time a computer takes at least, so that people can follow.
  Duration leastThinkingTime() {
    return leastThinkingTime;
  }

  /// Returns how long a move of a game that is replayed is shown.
  Duration replayTime() {
    return replayTime;
  }

  /// Returns the speed that comes after this one in turn.
  public PlaybackSpeed next() {
    return values()[(ordinal() + 1) % values().length];
  }
}
