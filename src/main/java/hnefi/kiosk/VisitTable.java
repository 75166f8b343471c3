package hnefi.kiosk;

import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.RecordMapper;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Language;
import hnefi.text.Tag;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What was counted, day by day, the oldest day first; of two years at most.
record VisitTable(Map<LocalDate, Map<Language, VisitTally>> counts) {
  static final VisitTable EMPTY = new VisitTable(Map.of());

  /// ```
  /// 2026-06-01:
  ///   en:
  ///     whole:
  ///       lengths: 0 1 0 4 2 0 1 0 0 0 0
  ///       begun: 7
  ///       finished: 5
  ///     activities:
  ///       play:
  ///         lengths: 0 0 0 3 2 0 1 0 0 0 0
  ///         begun: 6
  ///         finished: 5
  ///     ended:
  ///       home: 2
  ///       game: 6
  /// ```
  static final RecordMapper MAPPER =
      new RecordMapper()
          .with(LocalDate.class, YamlValue::date, LocalDate::toString)
          .withText(StayLengths.class, StayLengths::text, StayLengths::read)
          .with(int.class, VisitTable::count, count -> count)
          .with(Integer.class, VisitTable::count, count -> count);

  static final int MOST_DAYS = 731;

  /// The activity of the lines that are about whole visits.
  private static final String WHOLE = "all";

  VisitTable {
    SortedMap<LocalDate, Map<Language, VisitTally>> sorted = new TreeMap<>(counts);
    while (sorted.size() > MOST_DAYS) {
      sorted.remove(sorted.firstKey());
    }
    counts = Collections.unmodifiableMap(sorted);
  }

  VisitTable plus(LocalDate day, CountedVisit visit) {
    Map<Language, VisitTally> more = new EnumMap<>(Language.class);
    more.putAll(counts.getOrDefault(day, Map.of()));
    more.merge(visit.language(), VisitTally.of(visit), VisitTally::plus);
    Map<LocalDate, Map<Language, VisitTally>> all = new LinkedHashMap<>(counts);
    all.put(day, more);
    return new VisitTable(all);
  }

  /// Returns the days, the oldest first.
  List<DayCounts> days() {
    return counts.entrySet().stream()
        .map(each -> new DayCounts(each.getKey(), each.getValue()))
        .toList();
  }

  /// Returns the table as CSV, for spreadsheets: the names of the columns, then for each day and
  /// language a line for the whole visits and one for each activity.
  String csv() {
    List<String> lines = new ArrayList<>(List.of(String.join(",", columns())));
    counts.forEach((day, languages) ->
        new TreeMap<>(languages)
            .forEach((language, counted) ->
                activities().forEach(each -> lines.add(line(day, language, each, counted)))));
    return String.join("\n", lines) + "\n";
  }

  static List<String> columns() {
    return Stream.of(
            Stream.of(
                "day",
                "language",
                "activity",
                "visits",
                "half-within-seconds",
                "nine-of-ten-within-seconds",
                "begun",
                "finished"),
            Arrays.stream(VisitPage.values()).map(each -> "ended-" + Tag.of(each)),
            Arrays.stream(RescueMove.values()).map(each -> "rescue-left-" + Tag.of(each)))
        .flatMap(each -> each)
        .toList();
  }

  private static Stream<Optional<Activity>> activities() {
    return Stream.concat(
        Stream.of(Optional.empty()), Arrays.stream(Activity.values()).map(Optional::of));
  }

  private static String line(
      LocalDate day, Language language, Optional<Activity> activity, VisitTally tally) {
    StayTally stays = tally.of(activity);
    boolean rescues = activity.isEmpty() || activity.equals(Optional.of(Activity.LEARN));
    return Stream.of(
            Stream.of(
                day,
                language.code(),
                activity.map(Tag::of).orElse(WHOLE),
                stays.lengths().total(),
                seconds(stays.lengths().median()),
                seconds(stays.lengths().nineOfTen()),
                stays.begun(),
                stays.finished()),
            Arrays.stream(VisitPage.values())
                .map(page ->
                    activity.isEmpty() || activity.equals(page.activity())
                        ? tally.ended().getOrDefault(page, 0)
                        : 0),
            Arrays.stream(RescueMove.values())
                .map(move -> rescues ? tally.rescueLeft().getOrDefault(move, 0) : 0))
        .flatMap(each -> each)
        .map(Object::toString)
        .collect(Collectors.joining(","));
  }

  /// Returns the bound of a class as a number that spreadsheets can sort; of the longest stays
  /// there is none to tell but that it is more than the one before.
  private static String seconds(Optional<StayLength> length) {
    return length
        .map(each -> each == StayLength.LONGER ? "more" : Integer.toString(each.seconds()))
        .orElse("");
  }

  private static int count(YamlValue value) throws FaultException {
    return value.integer(0, Integer.MAX_VALUE);
  }
}
