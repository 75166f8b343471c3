package hnefi.kiosk;

import hnefi.storage.FileProblem;
import hnefi.storage.FileRepository;
import hnefi.storage.StorageContext;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;

/// Counts, day by day, what visitors do, and keeps it in a file beside the window, with a copy as
/// CSV for spreadsheets. Where they cannot be written, the counts hold until the window ends.
/// Thread-safe.
public final class VisitCounts {
  /// The name of the file in the data folder.
  public static final String FILE = "visits.yaml";

  private static final String COPY = "visits.csv";

  private final FileRepository<VisitTable> file;
  private final Path copy;
  private final StorageContext context;
  private final InstantSource clock;
  private final ZoneId zone;
  private VisitTable table;

  private VisitCounts(Path path, StorageContext context, InstantSource clock, ZoneId zone) {
    file = new FileRepository<>(path, VisitTable.EMPTY, VisitTable.MAPPER, context);
    copy = path.resolveSibling(COPY);
    this.context = context;
    this.clock = clock;
    this.zone = zone;
    table = file.load();
  }

  /// Goes on counting where a file ends.
  ///
  /// @param context hears what is wrong with the files
  /// @param zone where days begin at midnight
  public static VisitCounts open(
      Path file, StorageContext context, InstantSource clock, ZoneId zone) {
    return new VisitCounts(file, context, clock, zone);
  }

  /// Counts one more.
  public synchronized void count(UsageEvent counted) {
    table = table.plusOne(LocalDate.ofInstant(clock.instant(), zone), counted);
    file.save(table);
    String csv = table.csv();
    context.writer().submit(copy, () -> copy(csv));
  }

  private void copy(String csv) {
    try {
      context.files().write(copy, csv);
    } catch (IOException e) {
      context.notices().accept(FileProblem.Unreachable.of(copy, e));
    }
  }

  /// Returns what was counted, the newest day first.
  public synchronized List<DayCounts> days() {
    return table.days().reversed();
  }
}
