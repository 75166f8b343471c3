package hnefi.ui.board;

import java.time.Duration;

/// How fast moves follow each other where no person plays them.
public enum PlaybackSpeed {
  SLOW(Duration.ofMillis(2500), Duration.ofMillis(3000), 1.8),
  NORMAL(Duration.ofMillis(900), Duration.ofMillis(1500), 1),
  FAST(Duration.ofMillis(300), Duration.ofMillis(750), 0.5);

  private final Duration leastThinkingTime;
  private final Duration replayTime;
  private final double readingFactor;

  PlaybackSpeed(Duration leastThinkingTime, Duration replayTime, double readingFactor) {
    this.leastThinkingTime = leastThinkingTime;
    this.replayTime = replayTime;
    this.readingFactor = readingFactor;
  }

  /// Returns how much time a computer takes at least, so that people can follow.
  public Duration leastThinkingTime() {
    return leastThinkingTime;
  }

  /// Returns how long a move of a game that is replayed is shown.
  public Duration replayTime() {
    return replayTime;
  }

  /// Returns what the time to read about a move of a diagram is multiplied with.
  public double readingFactor() {
    return readingFactor;
  }

  /// Returns the speed that comes after this one in turn.
  public PlaybackSpeed next() {
    return values()[(ordinal() + 1) % values().length];
  }
}
