package hnefi.kiosk;

import hnefi.text.Localized;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/// What the staff see and do behind the hidden corner. Thread-safe.
public final class StaffPage {
  private final Optional<Path> settingsFile;
  private final Supplier<List<KioskFault>> faults;
  private final VisitCounts counts;
  private final Supplier<List<Localized>> problems;
  private final Supplier<List<String>> logTail;
  private final Supervision supervision;
  private final Instant opened;
  private final InstantSource clock;
  private final Function<Path, List<KioskFault>> check;
  private final Consumer<KioskExit> exit;

  /// @param settingsFile empty if the kiosk runs on its defaults
  /// @param faults gives those of the settings file and of the overlay folder that were found at
  ///   the start
  /// @param problems what is wrong with the files of counts and log
  /// @param logTail gives the newest lines of the log, the newest first
  /// @param check finds the faults of a settings file and of the overlay folder it names
  /// @param exit ends the window
  public StaffPage(
      Optional<Path> settingsFile,
      Supplier<List<KioskFault>> faults,
      VisitCounts counts,
      Supplier<List<Localized>> problems,
      Supplier<List<String>> logTail,
      Supervision supervision,
      InstantSource clock,
      Function<Path, List<KioskFault>> check,
      Consumer<KioskExit> exit) {
    this.settingsFile = settingsFile;
    this.faults = faults;
    this.counts = counts;
    this.problems = problems;
    this.logTail = logTail;
    this.supervision = supervision;
    this.clock = clock;
    this.check = check;
    this.exit = exit;
    opened = clock.instant();
  }

  /// Returns the file of the settings; empty if the kiosk runs on its defaults.
  public Optional<Path> settingsFile() {
    return settingsFile;
  }

  /// Returns the faults of the settings file and of the overlay folder with which this window runs,
  /// as far as they are known, each a sentence with file and line.
  public List<KioskFault> faults() {
    return faults.get();
  }

  /// Returns the sentences on what cannot be kept, as when the home cannot be written.
  public List<Localized> problems() {
    return problems.get();
  }

  /// Returns the counts, the newest day first.
  public List<DayCounts> days() {
    return counts.days();
  }

  /// Returns the newest lines of the log, the newest first.
  public List<String> logTail() {
    return logTail.get();
  }

  /// Returns how long this window has been open.
  public Duration sinceOpened() {
    return Duration.between(opened, clock.instant());
  }

  /// Returns how long the kiosk has been running.
  public Duration sinceStarted() {
    return Duration.between(supervision.since(), clock.instant());
  }

  /// Returns how many windows were replaced since the kiosk was started.
  public int replaced() {
    return supervision.replaced();
  }

  /// Reads the settings file and the overlay folder as they are now and returns their faults;
  /// [#restart] then uses them. Takes up to some seconds: not for the JavaFX thread.
  public List<KioskFault> trySettings() {
    return settingsFile.map(check).orElse(List.of());
  }

  /// Replaces the window by a new one, which reads the settings anew.
  public void restart() {
    exit.accept(KioskExit.RESTART);
  }

  /// Ends the kiosk.
  public void quit() {
    exit.accept(KioskExit.QUIT);
  }
}
