package hnefi.app;

import hnefi.console.ConsoleProgram;
import hnefi.kiosk.BoundedLog;
import hnefi.kiosk.KioskSettings;
import hnefi.kiosk.StandbyPicture;
import hnefi.kiosk.Supervisor;
import hnefi.kiosk.SupervisorTimes;
import hnefi.text.Language;
import hnefi.text.Words;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// The process of a kiosk that keeps its window open.
final class KioskProgram {
  /// A window has three seconds to end by itself.
  private static final Duration END = Duration.ofSeconds(9);

  private final Language systemLanguage;

  KioskProgram(Language systemLanguage) {
    this.systemLanguage = systemLanguage;
  }

  /// Keeps the window of a kiosk open until the staff end it or this process is ended.
  ///
  /// @param named the file of the settings; empty for the usual one
  /// @return the exit code
  int open(Optional<Path> named) {
    if (!Toolkit.hasDisplay()) {
      System.err.println(Words.of(ConsoleProgram.class, "usage", systemLanguage).say("no.display"));
      return 1;
    }
    KioskFiles files = KioskFiles.of(named);
    KioskSettings settings = files.reading().settings();
    InstantSource clock = InstantSource.system();
    BoundedLog log = new BoundedLog(files.log(), clock, ZoneId.systemDefault());
    files.reading().faults().forEach(each -> log.add(each.in(settings.firstLanguage())));
    StandbyPicture.show(settings.languages());
    Supervisor supervisor =
        new Supervisor(
            KioskCommand.starter(files.settings()),
            SupervisorTimes.DEFAULT,
            settings.restart(),
            log,
            clock,
            ZoneId.systemDefault(),
            settings.firstLanguage());
    CompletableFuture<Void> ended = new CompletableFuture<>();
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(() -> {
              supervisor.stop();
              ended.completeOnTimeout(null, END.toMillis(), TimeUnit.MILLISECONDS).join();
            }));
    try {
      supervisor.run();
      return 0;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return 1;
    } finally {
      ended.complete(null);
    }
  }
}
