package hnefi.kiosk;

import hnefi.storage.FileRepository;
import hnefi.storage.StorageContext;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;

/// Counts, day by day, what visitors do, and keeps it in a CSV file beside the window. Where the
/// file cannot be written, the counts hold until the window ends. Thread-safe.
public final class VisitCounts {
  /// The name of the file in the data folder.
  public static final String FILE = "visits.csv";

  private final FileRepository<VisitTable> file;
  private final InstantSource clock;
  private final ZoneId zone;
  private VisitTable table;

  private VisitCounts(FileRepository<VisitTable> file, InstantSource clock, ZoneId zone) {
    this.file = file;
    this.clock = clock;
    this.zone = zone;
    table = file.load();
  }

  /// Goes on counting where a file ends.
  ///
  /// @param context hears what is wrong with the file
  /// @param zone where days begin at midnight
  public static VisitCounts open(
      Path file, StorageContext context, InstantSource clock, ZoneId zone) {
    return new VisitCounts(
        new FileRepository<>(file, new VisitTableFormat(), context), clock, zone);
  }

  /// Counts one more.
  public synchronized void count(UsageEvent counted) {
    table = table.plusOne(LocalDate.ofInstant(clock.instant(), zone), counted);
    file.save(table);
  }

  /// Returns what was counted, the newest day first.
  public synchronized List<DayCounts> days() {
    return table.days().reversed();
  }
}
