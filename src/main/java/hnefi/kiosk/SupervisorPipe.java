package hnefi.kiosk;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/// The window's line to its supervisor over the standard streams of its process.
public final class SupervisorPipe implements SupervisorLink {
  static final String GREETING = "hnefi supervision ";
  static final String RESTART = "hnefi restart";

  private static final long BEAT_NANOS = Duration.ofMillis(500).toNanos();
  private static final int MOST_WAITING = 200;

  /// @param sent is done once everything up to here was written
  private record Outgoing(Optional<WindowSignal> signal, Runnable sent) {}

  private final BlockingQueue<Outgoing> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
  private final AtomicLong nextBeat = new AtomicLong(System.nanoTime());
  private final AtomicBoolean isLost = new AtomicBoolean();
  private final Supervision supervision;
  private final Runnable lost;
  private Runnable restart;

  private SupervisorPipe(Supervision supervision, Runnable endAtOnce, Runnable lost) {
    this.supervision = supervision;
    this.lost = lost;
    restart = endAtOnce;
  }

  /// Waits for the supervisor's greeting and listens to it from then on.
  ///
  /// @param endAtOnce ends the window with [KioskExit#RESTART]
  /// @param lost is done when the supervisor has ended: the window must end, too
  /// @throws IOException if nobody greets
  public static SupervisorPipe open(
      InputStream in, OutputStream out, Runnable endAtOnce, Runnable lost) throws IOException {
    BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    Supervision told =
        greeting(Optional.ofNullable(reader.readLine()).orElse(""))
            .orElseThrow(() -> new IOException("no supervisor"));
    SupervisorPipe pipe = new SupervisorPipe(told, endAtOnce, lost);
    daemon("supervisor-listener", () -> pipe.listen(reader));
    daemon("supervisor-teller", () -> pipe.tell(out));
    return pipe;
  }

  private static void daemon(String name, Runnable work) {
    Thread.ofPlatform().daemon().name(name).start(work);
  }

  static String greeting(Supervision supervision) {
    return GREETING
        + supervision.since().getEpochSecond()
        + " "
        + supervision.replaced()
        + " "
        + supervision.failures().count()
        + " "
        + supervision.failures().last().getEpochSecond();
  }

  private static Optional<Supervision> greeting(String line) {
    String[] parts = line.split(" ", 5);
    if (!line.startsWith(GREETING) || parts.length != 5) {
      return Optional.empty();
    }
    try {
      Instant since = Instant.ofEpochSecond(Long.parseLong(parts[2]));
      int replaced = Integer.parseInt(parts[3]);
      return WindowSignal.failures(parts[4])
          .map(failures -> new Supervision(since, replaced, failures));
    } catch (NumberFormatException | DateTimeException _) {
      return Optional.empty();
    }
  }

  @Override
  public Supervision supervision() {
    return supervision;
  }

  @Override
  public void beat() {
    long due = nextBeat.get();
    long now = System.nanoTime();
    if (now - due >= 0 && nextBeat.compareAndSet(due, now + BEAT_NANOS)) {
      offer(new WindowSignal.Beat());
    }
  }

  @Override
  public void add(String line) {
    offer(new WindowSignal.Logged(line));
  }

  @Override
  public void remember(PinFailures failures) {
    offer(new WindowSignal.Remembered(failures));
  }

  @Override
  public synchronized void onRestartWanted(Runnable endWhenNobodyIsThere) {
    restart = endWhenNobodyIsThere;
  }

  /// What finds no room is dropped: the supervisor has not read for minutes.
  private void offer(WindowSignal signal) {
    waiting.offer(new Outgoing(Optional.of(signal), () -> {}));
  }

  /// Waits until the supervisor was told everything, but no longer than this.
  public void flush(Duration patience) {
    CompletableFuture<Void> sent = new CompletableFuture<>();
    if (waiting.offer(new Outgoing(Optional.empty(), () -> sent.complete(null)))) {
      sent.completeOnTimeout(null, patience.toMillis(), TimeUnit.MILLISECONDS).join();
    }
  }

  private synchronized Runnable restart() {
    return restart;
  }

  private void listen(BufferedReader reader) {
    try {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        if (line.equals(RESTART)) {
          restart().run();
        }
      }
    } catch (IOException _) {
      // The supervisor is as lost as if the pipe had been closed.
    }
    lose();
  }

  /// A supervisor that is held up does not read, and then this thread waits, not the window.
  private void tell(OutputStream out) {
    try {
      while (true) {
        Outgoing next = waiting.take();
        if (next.signal().isPresent()) {
          out.write((next.signal().get().line() + "\n").getBytes(StandardCharsets.UTF_8));
          out.flush();
        }
        next.sent().run();
      }
    } catch (IOException _) {
      lose();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void lose() {
    if (isLost.compareAndSet(false, true)) {
      lost.run();
    }
  }
}
