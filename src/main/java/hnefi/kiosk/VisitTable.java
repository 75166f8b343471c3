package hnefi.kiosk;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// What was counted, day by day, the oldest day first; of ten years at most.
record VisitTable(List<DayCounts> days) {
  static final VisitTable EMPTY = new VisitTable(List.of());

  private static final int MOST_DAYS = 3660;

  VisitTable {
    List<DayCounts> sorted = days.stream().sorted(Comparator.comparing(DayCounts::day)).toList();
    days = sorted.subList(Math.max(0, sorted.size() - MOST_DAYS), sorted.size());
  }

  VisitTable plusOne(LocalDate day, UsageEvent counted) {
    SortedMap<LocalDate, DayCounts> byDay = new TreeMap<>();
    days.forEach(each -> byDay.put(each.day(), each));
    byDay.put(day, byDay.getOrDefault(day, new DayCounts(day, Map.of())).plusOne(counted));
    return new VisitTable(List.copyOf(byDay.values()));
  }
}
