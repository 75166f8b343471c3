package hnefi.kiosk;

import java.time.LocalDate;
import java.util.Map;

/// What was counted on one day.
///
/// @param counts without what did not happen
public record DayCounts(LocalDate day, Map<UsageEvent, Integer> counts) {
  public DayCounts {
    counts = Map.copyOf(counts);
  }

  /// Returns how often this happened.
  public int of(UsageEvent counted) {
    return counts.getOrDefault(counted, 0);
  }
}
