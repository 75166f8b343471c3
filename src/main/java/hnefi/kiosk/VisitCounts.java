package hnefi.kiosk;

import hnefi.storage.BackgroundWriter;
import hnefi.storage.FileRepository;
import hnefi.storage.OwnFile;
import hnefi.storage.StorageContext;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/// Counts, day by day, the visits that have ended, and keeps the numbers in a file, with a copy as
/// CSV for spreadsheets. A copy that somebody changed is set aside. Where they cannot be written,
/// the counts hold until the window ends. Thread-safe.
public final class VisitCounts {
  /// The name of the file in the data folder.
  public static final String FILE = "visits.yaml";

  private static final String COPY = "visits.csv";

  private final FileRepository<VisitTable> file;
  private final OwnFile copy;
  private final BackgroundWriter writer;
  private final InstantSource clock;
  private final ZoneId zone;
  private VisitTable table;

  private VisitCounts(Path path, StorageContext context, InstantSource clock, ZoneId zone) {
    file = new FileRepository<>(path, VisitTable.EMPTY, VisitTable.MAPPER, context);
    writer = context.writer();
    this.clock = clock;
    this.zone = zone;
    table = file.load();
    copy = new OwnFile(path.resolveSibling(COPY), context, Optional.of(table.csv()));
  }

  /// Goes on counting where a file ends.
  ///
  /// @param context hears what is wrong with the files
  /// @param zone where days begin at midnight
  public static VisitCounts open(
      Path file, StorageContext context, InstantSource clock, ZoneId zone) {
    return new VisitCounts(file, context, clock, zone);
  }

  /// Counts a visit on the day on which it ended.
  public synchronized void count(CountedVisit visit) {
    table = table.plus(LocalDate.ofInstant(clock.instant(), zone), visit);
    file.save(table);
    String csv = table.csv();
    writer.submit(copy, () -> copy.write(csv));
  }

  /// Returns what was counted, the newest day first.
  public synchronized List<DayCounts> days() {
    return table.days().reversed();
  }
}
