package hnefi.app;

import hnefi.kiosk.BoundedLog;
import hnefi.kiosk.KioskSettings;
import hnefi.kiosk.WindowPlan;
import hnefi.storage.AtomicFiles;
import hnefi.storage.ProcessLock;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Words;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Plans each window of a kiosk by the settings as they are then, and keeps other kiosks off the
/// data folder in use.
final class KioskPlans implements AutoCloseable {
  private static final String LOCK = "kiosk.lock";

  private record Claimed(Path folder, ProcessLock lock) {}

  /// What was logged last.
  ///
  /// @param folder in which the log is
  private record Logged(Path folder, List<Localized> problems) {}

  private record Taken(Path folder) implements Localized {
    @Override
    public String in(Language language) {
      return Words.of(KioskPlans.class, "app", language).say("kiosk.taken", folder);
    }
  }

  private final Optional<Path> named;
  private final InstantSource clock;
  private final ZoneId zone;
  private Optional<Claimed> claimed = Optional.empty();
  private Optional<Logged> logged = Optional.empty();

  /// @param named the file of the settings; empty for the usual one
  KioskPlans(Optional<Path> named, InstantSource clock, ZoneId zone) {
    this.named = named;
    this.clock = clock;
    this.zone = zone;
  }

  /// Takes a data folder in place of the one that was taken before. One that cannot be written
  /// needs no taking.
  ///
  /// @return what to tell if another kiosk has it
  Optional<Localized> claim(Path folder) {
    if (claimed.filter(each -> each.folder().equals(folder)).isPresent()) {
      return Optional.empty();
    }
    close();
    try {
      claimed = ProcessLock.take(folder.resolve(LOCK)).map(lock -> new Claimed(folder, lock));
      return claimed.isPresent() ? Optional.empty() : Optional.of(new Taken(folder));
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  /// Reads the settings, and logs what is wrong with them unless that log says so already. A kiosk
  /// that runs goes on even with a data folder that another one has.
  WindowPlan next() {
    KioskFiles files = KioskFiles.of(named);
    KioskSettings settings = files.reading().settings();
    BoundedLog log = new BoundedLog(files.log(), clock, zone);
    List<Localized> problems = new ArrayList<>(files.reading().faults());
    claim(files.data()).ifPresent(problems::add);
    Logged now = new Logged(files.data(), List.copyOf(problems));
    if (!logged.equals(Optional.of(now))) {
      problems.forEach(each -> log.add(each.in(settings.firstLanguage())));
      logged = Optional.of(now);
    }
    new AtomicFiles().removeTemporaryFiles(files.data());
    return new WindowPlan(
        KioskCommand.starter(files.settings()), settings.restart(), log, settings.firstLanguage());
  }

  /// Lets others have the data folder.
  @Override
  public void close() {
    claimed.ifPresent(each -> each.lock().close());
    claimed = Optional.empty();
  }
}
