package hnefi.kiosk;

import hnefi.storage.TextFormat;
import hnefi.text.Excerpt;
import hnefi.text.Language;
import hnefi.text.Message;
import hnefi.text.Result;
import hnefi.text.Words;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The counts as CSV: a line with the names of the columns, then a line a day.
final class VisitTableFormat implements TextFormat<VisitTable> {
  private static final String DAY = "day";
  private static final Map<String, UsageEvent> COLUMNS =
      UsageEvent.all().stream().collect(Collectors.toMap(UsageEvent::column, Function.identity()));

  @Override
  public VisitTable initial() {
    return VisitTable.EMPTY;
  }

  @Override
  public Words reasons(Language language) {
    return Words.of(VisitTableFormat.class, "kiosk", language);
  }

  @Override
  public String write(VisitTable table) {
    return Stream.concat(
            Stream.of(line(DAY, UsageEvent::column)),
            table.days().stream()
                .map(day -> line(day.day().toString(), each -> Integer.toString(day.of(each)))))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static String line(String first, Function<UsageEvent, String> cell) {
    return Stream.concat(Stream.of(first), UsageEvent.all().stream().map(cell))
        .collect(Collectors.joining(","));
  }

  @Override
  public Salvaged<VisitTable> read(String text) {
    List<String> lines = text.lines().toList();
    List<String> head = lines.isEmpty() ? List.of() : List.of(lines.getFirst().split(",", -1));
    Optional<LineFault> fault = faultOf(head);
    if (fault.isPresent()) {
      return new Salvaged<>(VisitTable.EMPTY, fault);
    }
    Map<LocalDate, DayCounts> days = new LinkedHashMap<>();
    for (int i = 1; i < lines.size(); i++) {
      int here = i + 1;
      Result<DayCounts> day = day(head, lines.get(i).split(",", -1));
      switch (day) {
        case Result.Good<DayCounts>(DayCounts read) -> {
          if (days.putIfAbsent(read.day(), read) != null) {
            fault =
                fault.or(
                    () -> Optional.of(LineFault.of(here, "counts.twice", read.day().toString())));
          }
        }
        case Result.Bad<DayCounts>(_, Message reason) ->
            fault = fault.or(() -> Optional.of(new LineFault(here, reason)));
      }
    }
    return new Salvaged<>(new VisitTable(new ArrayList<>(days.values())), fault);
  }

  private static Optional<LineFault> faultOf(List<String> head) {
    if (head.isEmpty() || !head.getFirst().equals(DAY)) {
      return Optional.of(LineFault.of(1, "counts.head"));
    }
    return head.stream()
        .skip(1)
        .filter(each -> !COLUMNS.containsKey(each))
        .findFirst()
        .map(each -> LineFault.of(1, "counts.column", Excerpt.of(each)));
  }

  private static Result<DayCounts> day(List<String> head, String... cells) {
    if (cells.length != head.size()) {
      return Result.bad("counts.cells", cells.length, head.size());
    }
    Map<UsageEvent, Integer> counts = new HashMap<>();
    for (int i = 1; i < cells.length; i++) {
      UsageEvent column = COLUMNS.get(head.get(i));
      if (column == null || !cells[i].matches("[0-9]{1,9}")) {
        return Result.bad("counts.number", Excerpt.of(cells[i]));
      }
      counts.put(column, Integer.parseInt(cells[i]));
    }
    try {
      return new Result.Good<>(new DayCounts(LocalDate.parse(cells[0]), counts));
    } catch (DateTimeParseException _) {
      return Result.bad("counts.day", Excerpt.of(cells[0]));
    }
  }
}
