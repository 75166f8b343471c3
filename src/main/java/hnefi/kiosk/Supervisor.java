package hnefi.kiosk;

import hnefi.text.Words;
import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Keeps a window open: opens it, hears its pulse, and replaces it when it hangs or ends, with
/// growing pauses if it fails again and again. After two windows in a row that never had a picture,
/// the others are drawn without the graphics card.
public final class Supervisor {
  private static final int OUT_OF_MEMORY = 3;
  private static final int SIGNAL = 128;
  private static final int UNDRAWN = 2;
  private static final Duration LAST_WORDS = Duration.ofSeconds(3);
  private static final Duration LATE = Duration.ofSeconds(1);

  /// A clock may go on or back by so much, as in spring and autumn, without a new plan.
  private static final Duration CLOCK_CHANGE = Duration.ofHours(1);

  private sealed interface Event {
    record Told(WindowProcess from, WindowSignal signal) implements Event {}

    record Ended(WindowProcess from, int code) implements Event {}

    record Stop() implements Event {}
  }

  /// How a window ended.
  private sealed interface End {
    /// Nobody wants another.
    record Last() implements End {}

    record Restarted() implements End {}

    /// @param settled whether it had run for long
    record Failed(boolean settled) implements End {}
  }

  private final Supplier<WindowPlan> plans;
  private final SupervisorTimes times;
  private final ServiceManager manager;
  private final InstantSource clock;
  private final ZoneId zone;
  private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();

  private WindowPlan plan;
  private Supervision supervision;
  private int notShown;

  /// How many windows in a row had no picture, whether they ended or hung.
  private int undrawn;

  private boolean inSoftware;
  private int hungUnsettled;
  private long nextWatchdog = System.nanoTime();

  /// @param plans is asked before each window
  public Supervisor(
      Supplier<WindowPlan> plans, SupervisorTimes times, InstantSource clock, ZoneId zone) {
    this(plans, times, Systemd.of(System.getenv()), clock, zone);
  }

  Supervisor(
      Supplier<WindowPlan> plans,
      SupervisorTimes times,
      ServiceManager manager,
      InstantSource clock,
      ZoneId zone) {
    this.plans = plans;
    this.times = times;
    this.manager = manager;
    this.clock = clock;
    this.zone = zone;
    plan = plans.get();
    supervision = new Supervision(clock.instant(), 0, PinFailures.NONE);
  }

  /// Ends the window and then [#run]. Any thread may call.
  public void stop() {
    events.add(new Event.Stop());
  }

  /// Keeps a window open until the staff end the kiosk or [#stop] is called.
  public void run() throws InterruptedException {
    say("log.started");
    int failures = 0;
    while (true) {
      switch (superviseOne()) {
        case End.Last() -> {
          manager.tell("STOPPING=1");
          return;
        }
        case End.Restarted() -> failures = 0;
        case End.Failed(boolean settled) -> {
          failures = settled ? 1 : failures + 1;
          Duration pause = times.pauseAfter(failures);
          if (pause.isPositive()) {
            say("log.pause", failures, pause.toSeconds());
            if (isStoppedWithin(pause)) {
              manager.tell("STOPPING=1");
              return;
            }
          }
        }
      }
      supervision =
          new Supervision(supervision.since(), supervision.replaced() + 1, supervision.failures());
      plan = plans.get();
    }
  }

  private void say(String key, Object... arguments) {
    plan.log().add(Words.of(Supervisor.class, "kiosk", plan.language()).say(key, arguments));
  }

  /// Waits before the next window.
  private boolean isStoppedWithin(Duration pause) throws InterruptedException {
    long end = System.nanoTime() + pause.toNanos();
    for (long left = pause.toNanos(); left > 0; left = end - System.nanoTime()) {
      if (next(left) instanceof Event.Stop) {
        say("log.stopped");
        return true;
      }
    }
    return false;
  }

  private End superviseOne() throws InterruptedException {
    // What a window tells may come before start() returns.
    CompletableFuture<WindowProcess> started = new CompletableFuture<>();
    try (WindowProcess window =
        WindowProcess.start(
            plan.starter(),
            inSoftware,
            supervision,
            signal -> events.add(new Event.Told(started.join(), signal)),
            code -> events.add(new Event.Ended(started.join(), code)))) {
      started.complete(window);
      undrawn++;
      End end = watch(window);
      drawInSoftwareIfNothingElseHelps(end);
      return end;
    } catch (IOException e) {
      say("log.no-start", String.valueOf(e.getMessage()));
      return new End.Failed(false);
    }
  }

  private void drawInSoftwareIfNothingElseHelps(End end) {
    if (end instanceof End.Failed && undrawn == UNDRAWN && !inSoftware) {
      inSoftware = true;
      say("log.software");
    }
  }

  private End watch(WindowProcess window) throws InterruptedException {
    long opened = System.nanoTime();
    long lastBeat = opened;
    Optional<Duration> shownAfter = Optional.empty();
    Duration startPatience = times.startAfter(notShown);
    Optional<LocalDateTime> restart = nextRestart(time());
    Optional<Long> restartWanted = Optional.empty();
    while (true) {
      boolean settled = System.nanoTime() - opened >= times.settled().toNanos();
      if (settled) {
        hungUnsettled = 0;
      }
      Duration patience =
          shownAfter
              .map(needed -> settled ? times.hang() : times.hangAfter(hungUnsettled, needed))
              .orElse(startPatience);
      long left = lastBeat + patience.toNanos() - System.nanoTime();
      Event event = left <= 0 && events.isEmpty() ? null : next(Math.max(1, left));
      long now = System.nanoTime();
      switch (event) {
        case Event.Stop() -> {
          say("log.stopped");
          window.end(LAST_WORDS);
          return new End.Last();
        }
        case Event.Ended(WindowProcess from, int code) when from == window -> {
          return ended(window, code, now - opened >= times.settled().toNanos());
        }
        case Event.Told(WindowProcess from, WindowSignal signal) when from == window -> {
          switch (signal) {
            case WindowSignal.Beat() -> {
              lastBeat = now;
              if (shownAfter.isEmpty()) {
                shownAfter = Optional.of(Duration.ofNanos(now - opened));
                notShown = 0;
                undrawn = 0;
                say("log.shown", shownAfter.get().toMillis() / 1000.0);
                manager.tell("READY=1");
              }
            }
            case WindowSignal.Logged(String text) -> plan.log().add(text);
            case WindowSignal.Remembered(PinFailures failures) ->
                supervision =
                    new Supervision(supervision.since(), supervision.replaced(), failures);
          }
        }
        case Event.Ended _, Event.Told _ -> {
          // Of a window that is gone.
        }
        case null -> {
          long overdue = now - lastBeat - patience.toNanos();
          if (overdue > LATE.toNanos()) {
            // This process itself was held up: what the window told meanwhile is yet to be read.
            lastBeat = now;
          } else if (overdue >= 0) {
            boolean hangs = shownAfter.isPresent();
            say(hangs ? "log.hangs" : "log.not-shown", patience.toMillis() / 1000.0);
            if (hangs) {
              hungUnsettled++;
            } else {
              notShown++;
            }
            return new End.Failed(now - opened >= times.settled().toNanos());
          }
        }
      }
      // Read once: a clock that is set meanwhile would replace the window before the night.
      LocalDateTime time = time();
      restart = restart.filter(due -> isOfNextDay(due, time)).or(() -> nextRestart(time));
      if (restartWanted.isEmpty() && restart.filter(due -> !time.isBefore(due)).isPresent()) {
        say("log.nightly");
        window.say(SupervisorPipe.RESTART);
        restartWanted = Optional.of(now);
      }
      if (restartWanted.isPresent() && now - restartWanted.get() > times.grace().toNanos()) {
        window.end(LAST_WORDS);
        return new End.Restarted();
      }
    }
  }

  private End ended(WindowProcess window, int code, boolean settled) {
    Optional<KioskExit> wanted = KioskExit.of(code);
    if (wanted.isPresent()) {
      return switch (wanted.get()) {
        case QUIT -> {
          say("log.quit");
          yield new End.Last();
        }
        case RESTART -> {
          say("log.restart");
          yield new End.Restarted();
        }
      };
    }
    String said = window.lastWords().orElse("–");
    if (code == OUT_OF_MEMORY) {
      say("log.memory", said);
    } else if (code > SIGNAL) {
      say("log.signal", code - SIGNAL, said);
    } else {
      say("log.ended", code, said);
    }
    return new End.Failed(settled);
  }

  /// Waits for the next event, and lets the service manager know meanwhile that this process is
  /// well.
  ///
  /// @return null if there is none in time, or none before the service manager is due again
  private @Nullable Event next(long nanos) throws InterruptedException {
    if (manager.watchdog().isEmpty()) {
      return events.poll(nanos, TimeUnit.NANOSECONDS);
    }
    long now = System.nanoTime();
    if (now - nextWatchdog >= 0) {
      manager.tell("WATCHDOG=1");
      nextWatchdog = now + manager.watchdog().get().toNanos();
    }
    return events.poll(Math.min(nanos, nextWatchdog - now), TimeUnit.NANOSECONDS);
  }

  private LocalDateTime time() {
    return LocalDateTime.ofInstant(clock.instant(), zone);
  }

  /// Returns whether a restart was planned by the clock as it is now, and not before the clock was
  /// set or the machine slept.
  private static boolean isOfNextDay(LocalDateTime due, LocalDateTime now) {
    return due.isAfter(now.minus(CLOCK_CHANGE)) && due.isBefore(now.plusDays(1).plus(CLOCK_CHANGE));
  }

  /// Returns when the window is to be replaced next.
  private Optional<LocalDateTime> nextRestart(LocalDateTime now) {
    return plan.nightly()
        .map(now::with)
        .map(today -> today.isAfter(now) ? today : today.plusDays(1));
  }
}
