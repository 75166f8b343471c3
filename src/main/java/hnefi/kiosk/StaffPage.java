package hnefi.kiosk;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// What the staff see and do behind the hidden corner. Thread-safe.
public final class StaffPage {
  private final Optional<Path> settingsFile;
  private final Diagnostics diagnostics;
  private final VisitCounts counts;
  private final Supervision supervision;
  private final Instant opened;
  private final InstantSource clock;
  private final Consumer<KioskExit> exit;

  /// @param settingsFile empty if the kiosk runs on its defaults
  /// @param exit ends the window
  public StaffPage(
      Optional<Path> settingsFile,
      Diagnostics diagnostics,
      VisitCounts counts,
      Supervision supervision,
      InstantSource clock,
      Consumer<KioskExit> exit) {
    this.settingsFile = settingsFile;
    this.diagnostics = diagnostics;
    this.counts = counts;
    this.supervision = supervision;
    this.clock = clock;
    this.exit = exit;
    opened = clock.instant();
  }

  /// Returns the file of the settings; empty if the kiosk runs on its defaults.
  public Optional<Path> settingsFile() {
    return settingsFile;
  }

  public Diagnostics diagnostics() {
    return diagnostics;
  }

  /// Returns the counts, the newest day first.
  public List<DayCounts> days() {
    return counts.days();
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
    return settingsFile.map(diagnostics::check).orElse(List.of());
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
