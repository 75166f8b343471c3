package hnefi.app;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.content.diagram.Diagrams;
import hnefi.content.yaml.Fault;
import hnefi.kiosk.BoundedLog;
import hnefi.kiosk.Diagnostics;
import hnefi.kiosk.Kiosk;
import hnefi.kiosk.KioskExit;
import hnefi.kiosk.KioskFault;
import hnefi.kiosk.KioskLog;
import hnefi.kiosk.KioskSettings;
import hnefi.kiosk.OverlaidContent;
import hnefi.kiosk.Overlay;
import hnefi.kiosk.OverlayCheck;
import hnefi.kiosk.PinGate;
import hnefi.kiosk.StaffPage;
import hnefi.kiosk.SupervisorPipe;
import hnefi.kiosk.VisitCounts;
import hnefi.storage.BackgroundWriter;
import hnefi.storage.StorageContext;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.ui.learn.fxml.LessonLoader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// The process of a kiosk's window. It speaks with its supervisor over its standard streams.
final class KioskWindow {
  static final int FAILED = 1;
  private static final Duration LAST_WRITE = Duration.ofSeconds(2);
  private static final int LOG_LINES = 20;
  private static final int MOST_REPORTED = 100;

  private final BackgroundWriter writer = BackgroundWriter.ofThread();

  private final Set<String> reported = ConcurrentHashMap.newKeySet();

  /// What the staff should know, by its sentence, so that it is told once.
  private final Map<String, Localized> problems = new ConcurrentHashMap<>();

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
      Toolkit.start(() -> new KioskStage(kiosk, this::note).show(closed), closed);
      int code = closed.join();
      flush(supervisor);
      return code;
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
    KioskSettings settings = files.reading().settings();
    CompletableFuture<OverlayCheck> overlay = overlayBeside(settings);
    overlay.thenAccept(
        check -> check.faults().forEach(each -> supervisor.add(each.in(settings.firstLanguage()))));
    InstantSource clock = InstantSource.system();
    VisitCounts counts =
        VisitCounts.open(
            files.counts(), new StorageContext(writer, this::note), clock, ZoneId.systemDefault());
    StaffPage staff =
        new StaffPage(
            files.settings(),
            new FileDiagnostics(files, overlay),
            counts,
            supervisor.supervision(),
            clock,
            exit -> Thread.ofPlatform().start(() -> end(supervisor, exit.code())));
    PinGate pin =
        new PinGate(
            settings.pin(), supervisor.supervision().failures(), clock, supervisor::remember);
    return new Kiosk(
        settings,
        new OverlaidContent(ContentFolder.packed(), overlay),
        supervisor,
        counts,
        pin,
        staff);
  }

  private void note(Localized problem) {
    problems.put(problem.in(Language.FALLBACK), problem);
  }

  /// Checks the overlay folder while the window opens: with many files it takes longer than a
  /// visitor should wait for a window that is replaced.
  private static CompletableFuture<OverlayCheck> overlayBeside(KioskSettings settings) {
    return settings
        .overlay()
        .map(folder ->
            CompletableFuture.supplyAsync(
                () -> overlay(folder),
                check -> Thread.ofPlatform().daemon().name("overlay-check").start(check)))
        .orElse(CompletableFuture.completedFuture(OverlayCheck.NONE));
  }

  private static OverlayCheck overlay(Path folder) {
    ContentFolder builtIn = ContentFolder.packed();
    Library library = Library.read(builtIn);
    return Overlay.check(folder, builtIn, library, content -> lessonFaults(content, library));
  }

  private static List<Fault> lessonFaults(ContentFolder content, Library library) {
    return new LessonLoader(content, library, Diagrams.read(content, library)).read().faults();
  }

  private static List<KioskFault> faults(KioskFiles files) {
    return faults(
        files,
        files.reading().settings().overlay().map(KioskWindow::overlay).orElse(OverlayCheck.NONE));
  }

  private static List<KioskFault> faults(KioskFiles files, OverlayCheck overlay) {
    return Stream.concat(files.reading().faults().stream(), overlay.faults().stream()).toList();
  }

  /// What is wrong with the files of a kiosk and of its overlay folder.
  private final class FileDiagnostics implements Diagnostics {
    private final KioskFiles files;
    private final CompletableFuture<OverlayCheck> overlay;

    FileDiagnostics(KioskFiles files, CompletableFuture<OverlayCheck> overlay) {
      this.files = files;
      this.overlay = overlay;
    }

    @Override
    public List<KioskFault> faults() {
      return KioskWindow.faults(files, overlay.getNow(OverlayCheck.NONE));
    }

    @Override
    public List<KioskFault> check(Path settings) {
      return KioskWindow.faults(KioskFiles.of(Optional.of(settings)));
    }

    @Override
    public List<Localized> problems() {
      return Stream.concat(problems.values().stream(), BoundedLog.problem(files.log()).stream())
          .toList();
    }

    @Override
    public List<String> logTail() {
      return BoundedLog.tail(files.log(), LOG_LINES);
    }
  }

  /// Ends without asking anybody who might not answer.
  private void end(SupervisorPipe supervisor, int code) {
    flush(supervisor);
    Runtime.getRuntime().halt(code);
  }

  private void flush(SupervisorPipe supervisor) {
    writer.flush(LAST_WRITE);
    supervisor.flush(LAST_WRITE);
  }

  /// The visit goes on. What happens at every pulse is logged once.
  private void report(Throwable mishap, KioskLog log) {
    StackTraceElement[] trace = mishap.getStackTrace();
    String where = trace.length == 0 ? "" : " at " + trace[0];
    if (reported.size() < MOST_REPORTED && reported.add(mishap.getClass().getName() + where)) {
      mishap.printStackTrace();
      log.add(mishap + where);
    }
  }
}
