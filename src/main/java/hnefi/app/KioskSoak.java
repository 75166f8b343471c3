package hnefi.app;

import hnefi.console.SoakCommand;
import hnefi.kiosk.KioskSettings;
import hnefi.kiosk.PinHash;
import hnefi.ui.kiosk.FrameTimes;
import hnefi.ui.kiosk.KioskScreen;
import hnefi.ui.kiosk.KioskTour;
import hnefi.ui.kiosk.RandomVisitor;
import hnefi.ui.kiosk.Visit;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.stage.Stage;

/// A random visitor at the window of a kiosk, for hours.
final class KioskSoak implements SoakCommand.Soak {
  private static final double TAPS_OF_A_HUNDRED = 20;
  private static final int PULSES_TO_AN_ACTION = 2;
  private static final long REPORT = Duration.ofMinutes(1).toNanos();
  private static final long MEGABYTE = 1 << 20;

  /// A visitor stays for so many actions.
  private static final int ACTIONS_OF_A_VISIT = 1500;

  static final String PIN = "2580";

  private final AtomicInteger mishaps = new AtomicInteger();
  private final List<WeakReference<Visit>> visits = new ArrayList<>();
  private final FrameTimes frames = new FrameTimes();

  @Override
  public OptionalInt run(Duration time, long seed, PrintWriter out) {
    if (!Toolkit.hasDisplay()) {
      return OptionalInt.empty();
    }
    CompletableFuture<Integer> ended = new CompletableFuture<>();
    Toolkit.start(
        () -> {
          begin(time, seed, out, ended);
          return null;
        },
        ended);
    ended.join();
    return OptionalInt.of(mishaps.get());
  }

  private void begin(Duration time, long seed, PrintWriter out, CompletableFuture<Integer> ended) {
    KioskSettings settings = KioskSettings.DEFAULT.withPin(PinHash.of(PIN));
    KioskStage kiosk = new KioskStage(StandaloneKiosk.kiosk(settings, _ -> {}), _ -> {});
    Stage stage = kiosk.show(new CompletableFuture<>());
    RandomVisitor visitor = new RandomVisitor(stage.getScene(), seed, TAPS_OF_A_HUNDRED);
    Thread.setDefaultUncaughtExceptionHandler((_, mishap) -> report(mishap, visitor, seed, out));
    Thread.currentThread()
        .setUncaughtExceptionHandler((_, mishap) -> report(mishap, visitor, seed, out));
    long start = System.nanoTime();
    new AnimationTimer() {
      private long pulses;
      private long reported = start;

      @Override
      public void handle(long now) {
        frames.add(now);
        if (++pulses % PULSES_TO_AN_ACTION == 0) {
          act(kiosk.screen(), visitor, seed, out);
        }
        long at = System.nanoTime();
        if (at - reported >= REPORT) {
          reported = at;
          out.println(figures(Duration.ofNanos(at - start), visitor, stage));
          out.flush();
        }
        if (at - start >= time.toNanos()) {
          stop();
          try {
            out.println(figures(Duration.ofNanos(at - start), visitor, stage));
            ended.complete(0);
          } finally {
            // Without its last figures, too, it ends.
            ended.complete(1);
            Platform.exit();
          }
        }
      }
    }.start();
  }

  private void act(KioskScreen screen, RandomVisitor visitor, long seed, PrintWriter out) {
    try {
      visitor.act();
      if (visitor.actions() % ACTIONS_OF_A_VISIT == 0) {
        screen.end();
        // Now nobody comes, now the staff: a visitor at random would hardly ever see these.
        List<KioskTour.Pose> poses = KioskTour.poses();
        poses
            .get((int) (visitor.actions() / ACTIONS_OF_A_VISIT % poses.size()))
            .take()
            .accept(screen);
      }
    } catch (RuntimeException e) {
      report(e, visitor, seed, out);
    }
    Visit visit = screen.visit();
    if (visits.isEmpty() || !visits.getLast().refersTo(visit)) {
      visits.add(new WeakReference<>(visit));
    }
  }

  private void report(Throwable mishap, RandomVisitor visitor, long seed, PrintWriter out) {
    mishaps.incrementAndGet();
    out.println("seed " + seed + "\n" + String.join("\n", visitor.latest()));
    mishap.printStackTrace(out);
    out.flush();
  }

  private String figures(Duration passed, RandomVisitor visitor, Stage stage) {
    OptionalLong listeners = ListenerCount.now();
    System.gc();
    Runtime machine = Runtime.getRuntime();
    long held = visits.stream().filter(each -> !each.refersTo(null)).count();
    return String.format(
        Locale.ROOT,
        "%.1f min, %d actions, %d visits (%d held), %d exceptions, heap %d MB, rss %d MB,"
            + " %d threads, %s listeners, %d nodes, frames %s",
        passed.toMillis() / 60_000.0,
        visitor.actions(),
        visits.size(),
        held,
        mishaps.get(),
        (machine.totalMemory() - machine.freeMemory()) / MEGABYTE,
        residentMegabytes(),
        Thread.getAllStackTraces().size(),
        listeners.isPresent() ? Long.toString(listeners.getAsLong()) : "?",
        nodes(stage.getScene().getRoot()),
        frames);
  }

  private static int nodes(Node node) {
    return node instanceof Parent parent
        ? 1 + parent.getChildrenUnmodifiable().stream().mapToInt(KioskSoak::nodes).sum()
        : 1;
  }

  /// Returns the memory that the system gives the process, 0 where it does not tell.
  private static long residentMegabytes() {
    try (var lines = Files.lines(Path.of("/proc/self/status"))) {
      return lines
          .filter(line -> line.startsWith("VmRSS:"))
          .map(line -> line.replaceAll("[^0-9]", ""))
          .mapToLong(kilobytes -> Long.parseLong(kilobytes) / 1024)
          .findFirst()
          .orElse(0);
    } catch (IOException _) {
      return 0;
    }
  }
}
