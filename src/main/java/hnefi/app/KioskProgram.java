package hnefi.app;

import hnefi.console.ConsoleProgram;
import hnefi.kiosk.KioskSettings;
import hnefi.kiosk.StandbyPicture;
import hnefi.kiosk.Supervisor;
import hnefi.kiosk.SupervisorTimes;
import hnefi.text.Language;
import hnefi.text.Localized;
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

  private static final int FAILED = 1;

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
      return FAILED;
    }
    KioskFiles files = KioskFiles.of(named);
    InstantSource clock = InstantSource.system();
    try (KioskPlans plans = new KioskPlans(named, clock, ZoneId.systemDefault())) {
      Optional<Localized> conflict = plans.claim(files.data());
      if (conflict.isPresent()) {
        System.err.println(conflict.get().in(systemLanguage));
        return FAILED;
      }
      KioskSettings settings = files.reading().settings();
      StandbyPicture.show(settings.languages(), settings.touch());
      supervise(plans, clock);
      return 0;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return FAILED;
    } catch (Throwable e) {
      // Whoever started this process can start another; the picture alone would stay for ever.
      e.printStackTrace();
      return FAILED;
    }
  }

  private static void supervise(KioskPlans plans, InstantSource clock) throws InterruptedException {
    Supervisor supervisor =
        new Supervisor(plans::next, SupervisorTimes.DEFAULT, clock, ZoneId.systemDefault());
    CompletableFuture<Void> ended = new CompletableFuture<>();
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(() -> {
              supervisor.stop();
              ended.completeOnTimeout(null, END.toMillis(), TimeUnit.MILLISECONDS).join();
            }));
    try {
      supervisor.run();
    } finally {
      ended.complete(null);
    }
  }
}
