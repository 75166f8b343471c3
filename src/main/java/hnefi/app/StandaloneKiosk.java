package hnefi.app;

import hnefi.content.ContentFolder;
import hnefi.fx.file.DefaultPrinter;
import hnefi.fx.task.BackgroundTasks;
import hnefi.fx.task.Scheduler;
import hnefi.kiosk.Diagnostics;
import hnefi.kiosk.Kiosk;
import hnefi.kiosk.KioskExit;
import hnefi.kiosk.KioskSettings;
import hnefi.kiosk.PinFailures;
import hnefi.kiosk.PinGate;
import hnefi.kiosk.StaffPage;
import hnefi.kiosk.Supervision;
import hnefi.kiosk.SupervisorLink;
import hnefi.kiosk.VisitCounts;
import hnefi.storage.BackgroundWriter;
import hnefi.storage.StorageContext;
import hnefi.ui.kiosk.BoardSpace;
import hnefi.ui.kiosk.KioskContext;
import hnefi.ui.kiosk.KioskScreen;
import hnefi.ui.kiosk.ScreenScale;
import hnefi.ui.play.coach.CoachLimits;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/// A kiosk that keeps nothing, has no supervisor and waits for nobody, for pictures and tests.
final class StandaloneKiosk {
  private static final long POSITIONS = 500;

  private StandaloneKiosk() {}

  /// Returns a kiosk for pictures.
  static KioskScreen screen(ScreenScale scale) {
    Kiosk kiosk = kiosk(KioskSettings.DEFAULT, _ -> {});
    return screen(kiosk, visits(kiosk), scale, () -> 0);
  }

  /// Returns the screen of a kiosk in which nothing takes time.
  ///
  /// @param clock in nanoseconds
  static KioskScreen screen(
      Kiosk kiosk, KioskVisits visits, ScreenScale scale, LongSupplier clock) {
    return new KioskScreen(
        new KioskContext(
            kiosk,
            scale,
            visits::begin,
            visits::attract,
            CompletableFuture.completedFuture(null),
            Runnable::run,
            Runnable::run,
            clock));
  }

  /// Returns visits in which everything is thought out at once, their content read.
  static KioskVisits visits(Kiosk kiosk) {
    return visits(kiosk, new DefaultPrinter());
  }

  /// Returns the same, with another printer than that of the system.
  static KioskVisits visits(Kiosk kiosk, DefaultPrinter printer) {
    KioskVisits visits =
        new KioskVisits(
            kiosk,
            BackgroundTasks.immediate(),
            CoachLimits.ofPositions(POSITIONS),
            Scheduler.manual(),
            BoardSpace.UNBOUNDED,
            printer);
    visits.readAhead();
    return visits;
  }

  /// Returns a kiosk that writes nothing.
  static Kiosk kiosk(KioskSettings settings, Consumer<KioskExit> exit) {
    InstantSource clock = InstantSource.system();
    VisitCounts counts =
        VisitCounts.open(
            Path.of(VisitCounts.FILE),
            new StorageContext(BackgroundWriter.none(), _ -> {}),
            clock,
            ZoneId.systemDefault());
    Supervision supervision = new Supervision(clock.instant(), 0, PinFailures.NONE);
    PinGate pin = new PinGate(settings.pin(), PinFailures.NONE, clock, _ -> {});
    StaffPage staff =
        new StaffPage(Optional.empty(), Diagnostics.NONE, counts, supervision, clock, exit);
    return new Kiosk(settings, ContentFolder.packed(), link(supervision), counts, pin, staff);
  }

  private static SupervisorLink link(Supervision supervision) {
    return new SupervisorLink() {
      @Override
      public Supervision supervision() {
        return supervision;
      }

      @Override
      public void remember(PinFailures failures) {}

      @Override
      public void onRestartWanted(Runnable endWhenNobodyIsThere) {}

      @Override
      public void beat() {}

      @Override
      public void add(String line) {}
    };
  }
}
