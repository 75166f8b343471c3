package hnefi.kiosk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/// The process of a window that misbehaves as asked. It logs its process id at the start.
final class FakeWindow {
  enum Behaviour {
    WELL,
    FAILS_AT_START,
    NEVER_SHOWN,
    HANGS,
    OUT_OF_MEMORY,
    ENDED_WITHOUT_A_REASON,
    QUITS,
    RESTARTS,
    HAS_A_VISITOR,
    ENTERS_A_WRONG_PIN
  }

  private FakeWindow() {}

  static Process start(Behaviour behaviour) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home", ""), "bin", "java").toString(),
            "-Xmx24m",
            "-XX:+ExitOnOutOfMemoryError",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            String.join(
                System.getProperty("path.separator", ":"),
                Objects.requireNonNullElse(System.getProperty("jdk.module.path"), ""),
                Objects.requireNonNullElse(System.getProperty("java.class.path"), ""),
                "target/test-classes"),
            FakeWindow.class.getName(),
            behaviour.name());
    // As the window of the installed program is started.
    builder.environment().put("JAVA_TOOL_OPTIONS", "-Dhnefi.fake=true");
    return builder.start();
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    Behaviour behaviour = Behaviour.valueOf(args[0]);
    if (behaviour == Behaviour.FAILS_AT_START) {
      throw new IllegalStateException("no screen for this window");
    }
    SupervisorPipe pipe =
        SupervisorPipe.open(
            System.in,
            System.out,
            () -> System.exit(KioskExit.RESTART.code()),
            () -> System.exit(0));
    pipe.add("pid " + ProcessHandle.current().pid());
    pipe.add("failures " + pipe.supervision().failures().count());
    if (behaviour != Behaviour.NEVER_SHOWN) {
      pipe.beat();
    }
    switch (behaviour) {
      case WELL -> beatForEver(pipe);
      case HAS_A_VISITOR -> {
        pipe.onRestartWanted(() -> pipe.add("not now"));
        beatForEver(pipe);
      }
      case OUT_OF_MEMORY -> fill();
      case ENDED_WITHOUT_A_REASON -> end(pipe, 0);
      case QUITS -> end(pipe, KioskExit.QUIT.code());
      case RESTARTS -> end(pipe, KioskExit.RESTART.code());
      case ENTERS_A_WRONG_PIN -> {
        pipe.remember(new PinFailures(3, Instant.EPOCH));
        pipe.add("entered");
        beatForEver(pipe);
      }
      case HANGS, NEVER_SHOWN, FAILS_AT_START -> new CountDownLatch(1).await();
    }
  }

  private static void beatForEver(SupervisorPipe pipe) throws InterruptedException {
    Executors.newScheduledThreadPool(1)
        .scheduleAtFixedRate(pipe::beat, 0, 50, TimeUnit.MILLISECONDS);
    new CountDownLatch(1).await();
  }

  private static void end(SupervisorPipe pipe, int code) {
    pipe.flush(Duration.ofMinutes(1));
    System.exit(code);
  }

  private static void fill() {
    List<byte[]> all = new ArrayList<>();
    while (true) {
      all.add(new byte[1 << 20]);
      if (all.size() > 1 << 20) {
        throw new UncheckedIOException(new IOException("more memory than wanted"));
      }
    }
  }
}
