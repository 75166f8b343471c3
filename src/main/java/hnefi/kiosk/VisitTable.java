package hnefi.kiosk;

import hnefi.content.yaml.RecordMapper;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Result;
import java.time.LocalDate;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What was counted, day by day, the oldest day first; of ten years at most.
record VisitTable(Map<LocalDate, Map<UsageEvent, Integer>> counts) {
  static final VisitTable EMPTY = new VisitTable(Map.of());

  /// ```
  /// 2026-06-01:
  ///   visitors: 12
  ///   activity-play: 7
  /// ```
  static final RecordMapper MAPPER =
      new RecordMapper()
          .with(LocalDate.class, YamlValue::date, LocalDate::toString)
          .withText(UsageEvent.class, UsageEvent::column, VisitTable::event)
          .with(Integer.class, value -> value.integer(0, Integer.MAX_VALUE), count -> count);

  private static final int MOST_DAYS = 3660;

  VisitTable {
    SortedMap<LocalDate, Map<UsageEvent, Integer>> sorted = new TreeMap<>(counts);
    while (sorted.size() > MOST_DAYS) {
      sorted.remove(sorted.firstKey());
    }
    counts = Collections.unmodifiableMap(sorted);
  }

  VisitTable plusOne(LocalDate day, UsageEvent counted) {
    Map<UsageEvent, Integer> more = new LinkedHashMap<>(counts.getOrDefault(day, Map.of()));
    more.merge(counted, 1, (there, one) -> there == Integer.MAX_VALUE ? there : there + one);
    Map<LocalDate, Map<UsageEvent, Integer>> all = new LinkedHashMap<>(counts);
    all.put(day, more);
    return new VisitTable(all);
  }

  /// Returns the days, the oldest first.
  List<DayCounts> days() {
    return counts.entrySet().stream()
        .map(each -> new DayCounts(each.getKey(), each.getValue()))
        .toList();
  }

  /// Returns the table as CSV, for spreadsheets: the names of the columns, then a line a day.
  String csv() {
    return Stream.concat(
            Stream.of(line("day", UsageEvent::column)),
            days().stream().map(day -> line(day.day().toString(), each -> "" + day.of(each))))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static String line(String first, Function<UsageEvent, String> cell) {
    return Stream.concat(Stream.of(first), UsageEvent.all().stream().map(cell))
        .collect(Collectors.joining(","));
  }

  private static Result<UsageEvent> event(String column) {
    return UsageEvent.all().stream()
        .filter(each -> each.column().equals(column))
        .findFirst()
        .<Result<UsageEvent>>map(Result.Good::new)
        .orElseGet(() -> Result.bad("fault.unknown", column));
  }
}
