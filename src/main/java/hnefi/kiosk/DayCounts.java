package hnefi.kiosk;

import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;

/// What was counted on one day.
///
/// @param counts without what did not happen
public record DayCounts(LocalDate day, Map<Counted, Integer> counts) {
  public DayCounts {
    Map<Counted, Integer> positive = new HashMap<>(counts);
    positive.values().removeIf(each -> each == 0);
    counts = Map.copyOf(positive);
  }

  /// Returns how often this happened.
  public int of(Counted counted) {
    return counts.getOrDefault(counted, 0);
  }

  DayCounts plusOne(Counted counted) {
    Map<Counted, Integer> more = new HashMap<>(counts);
    more.merge(counted, 1, (there, one) -> there == Integer.MAX_VALUE ? there : there + one);
    return new DayCounts(day, more);
  }
}
