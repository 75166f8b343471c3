package hnefi.app;

import hnefi.kiosk.BoundedLog;
import hnefi.kiosk.Kiosk;
import hnefi.kiosk.KioskExit;
import hnefi.kiosk.KioskFault;
import hnefi.kiosk.KioskLog;
import hnefi.kiosk.OverlayCheck;
import hnefi.kiosk.PinGate;
import hnefi.kiosk.StaffPage;
import hnefi.kiosk.SupervisorPipe;
import hnefi.kiosk.VisitCounts;
import hnefi.storage.BackgroundWriter;
import hnefi.storage.StorageContext;
import hnefi.text.Language;
import hnefi.text.Localized;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/// The process of a kiosk's window. It speaks with its supervisor over its standard streams.
final class KioskWindow {
  private static final int FAILED = 1;
  private static final Duration LAST_WRITE = Duration.ofSeconds(2);
  private static final int LOG_LINES = 20;

  private final Language systemLanguage;
  private final BackgroundWriter writer = BackgroundWriter.ofThread();

  /// What is wrong with the files, by its sentence, so that it is told once.
  private final Map<String, Localized> problems = new ConcurrentHashMap<>();

  KioskWindow(Language systemLanguage) {
    this.systemLanguage = systemLanguage;
  }

  /// Opens the window.
  ///
  /// @param named the file of the settings
  /// @return the exit code, if the window is closed by something else than the kiosk itself
  int open(Optional<Path> named) {
    try {
      SupervisorPipe supervisor = connect();
      CompletableFuture<Integer> closed = new CompletableFuture<>();
      Kiosk kiosk = kiosk(KioskFiles.of(named), supervisor);
      Thread.setDefaultUncaughtExceptionHandler((_, mishap) -> report(mishap, supervisor));
      Toolkit.start(() -> new KioskStage(kiosk, systemLanguage).show(closed), closed);
      return closed.join();
    } catch (IOException | CompletionException e) {
      e.printStackTrace();
      return FAILED;
    }
  }

  /// What is printed must not come between what the supervisor is told.
  private SupervisorPipe connect() throws IOException {
    System.setOut(System.err);
    CompletableFuture<SupervisorPipe> opened = new CompletableFuture<>();
    SupervisorPipe pipe =
        SupervisorPipe.open(
            System.in,
            new FileOutputStream(FileDescriptor.out),
            () -> end(opened.join(), KioskExit.RESTART.code()),
            () -> end(opened.join(), FAILED));
    opened.complete(pipe);
    return pipe;
  }

  private Kiosk kiosk(KioskFiles files, SupervisorPipe supervisor) {
    Consumer<Localized> notices = problem -> problems.put(problem.in(Language.FALLBACK), problem);
    OverlayCheck overlay = OverlayCheck.NONE;
    InstantSource clock = InstantSource.system();
    VisitCounts counts =
        VisitCounts.open(
            files.counts(), new StorageContext(writer, notices), clock, ZoneId.systemDefault());
    List<KioskFault> faults = new ArrayList<>(files.reading().faults());
    faults.addAll(overlay.faults());
    StaffPage staff =
        new StaffPage(
            files.settings(),
            faults,
            counts,
            () -> List.copyOf(problems.values()),
            () -> BoundedLog.tail(files.log(), LOG_LINES),
            supervisor.supervision(),
            clock,
            _ -> KioskFiles.of(files.settings()).reading().faults(),
            exit -> Thread.ofPlatform().start(() -> end(supervisor, exit.code())));
    PinGate pin =
        new PinGate(
            files.reading().settings().pin(),
            supervisor.supervision().failures(),
            clock,
            supervisor::remember);
    return new Kiosk(files.reading().settings(), overlay, supervisor, counts, pin, staff);
  }

  /// Ends without asking anybody who might not answer.
  private void end(SupervisorPipe supervisor, int code) {
    writer.flush(LAST_WRITE);
    supervisor.flush(LAST_WRITE);
    Runtime.getRuntime().halt(code);
  }

  /// The visit goes on; the log keeps the first of many.
  private static void report(Throwable mishap, KioskLog log) {
    mishap.printStackTrace();
    StackTraceElement[] trace = mishap.getStackTrace();
    log.add(mishap + (trace.length == 0 ? "" : " at " + trace[0]));
  }
}
