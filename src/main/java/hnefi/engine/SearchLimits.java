package hnefi.engine;

import java.time.Duration;

/// How long to think: the first limit that is reached ends it.
///
/// @param depth in moves of both sides, from 1
/// @param nodes positions, by all threads together
public record SearchLimits(Duration time, int depth, long nodes) {
  /// No search goes deeper.
  public static final int DEEPEST = 100;

  private static final Duration LONGEST = Duration.ofDays(1);

  public SearchLimits {
    if (depth < 1 || nodes < 1 || time.isNegative()) {
      throw new IllegalArgumentException("nothing can be thought within these limits");
    }
    depth = Math.min(depth, DEEPEST);
    time = time.compareTo(LONGEST) > 0 ? LONGEST : time;
  }

  public static SearchLimits time(Duration time) {
    return new SearchLimits(time, DEEPEST, Long.MAX_VALUE);
  }

  public static SearchLimits depth(int depth) {
    return new SearchLimits(LONGEST, depth, Long.MAX_VALUE);
  }

  public static SearchLimits nodes(long nodes) {
    return new SearchLimits(LONGEST, DEEPEST, nodes);
  }
}
