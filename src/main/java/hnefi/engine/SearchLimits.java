package hnefi.engine;

import java.time.Duration;

/// The limits of a search: the first that is reached ends it.
///
/// @param depth in plies, from 1
/// @param nodes positions made and judged, by all threads together
public record SearchLimits(Duration time, int depth, long nodes) {
  /// The greatest depth.
  public static final int MAX_DEPTH = 100;

  private static final Duration LONGEST = Duration.ofDays(1);

  public SearchLimits {
    if (depth < 1 || nodes < 1 || time.isNegative()) {
      throw new IllegalArgumentException("nothing can be searched within these limits");
    }
    depth = Math.min(depth, MAX_DEPTH);
    time = time.compareTo(LONGEST) > 0 ? LONGEST : time;
  }

  public static SearchLimits time(Duration time) {
    return new SearchLimits(time, MAX_DEPTH, Long.MAX_VALUE);
  }

  public static SearchLimits depth(int depth) {
    return new SearchLimits(LONGEST, depth, Long.MAX_VALUE);
  }

  public static SearchLimits nodes(long nodes) {
    return new SearchLimits(LONGEST, MAX_DEPTH, nodes);
  }
}
