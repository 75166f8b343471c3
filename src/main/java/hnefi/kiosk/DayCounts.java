package hnefi.kiosk;

import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;

/// What was counted on one day.
///
/// @param counts without what did not happen
public record DayCounts(LocalDate day, Map<UsageEvent, Integer> counts) {
  public DayCounts {
    Map<UsageEvent, Integer> positive = new HashMap<>(counts);
    positive.values().removeIf(each -> each == 0);
    counts = Map.copyOf(positive);
  }

  /// Returns how often this happened.
  public int of(UsageEvent counted) {
    return counts.getOrDefault(counted, 0);
  }

  DayCounts plusOne(UsageEvent counted) {
    Map<UsageEvent, Integer> more = new HashMap<>(counts);
    more.merge(counted, 1, (there, one) -> there == Integer.MAX_VALUE ? there : there + one);
    return new DayCounts(day, more);
  }
}
