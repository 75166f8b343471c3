package hnefi.app;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;

/// Collects the garbage, once, when nobody has touched the window for a while: the bitmaps of
/// screens that are gone are many times what is in use, and a collection that takes a tenth of a
/// second is noticed only while somebody plays. The more there is of it, the shorter is the while.
final class IdleCollection {
  private static final Duration QUIET = Duration.ofSeconds(10);
  private static final Duration SHORTLY_QUIET = Duration.ofSeconds(1);

  /// After this time what was in use at the last collection may have become garbage.
  private static final Duration SOON = Duration.ofSeconds(30);

  /// As much memory as need not be given back, in bytes.
  private static final long LITTLE = 96 << 20;

  /// As much as is too much to wait long, in bytes.
  private static final long MUCH = 104 << 20;

  private final LongSupplier clock;
  private final LongSupplier held;
  private final Runnable collect;
  private volatile long touched;
  private volatile boolean collected;
  private long kept;
  private long collectedAt;

  /// @param clock in nanoseconds
  /// @param held how much memory the program holds, in bytes
  IdleCollection(LongSupplier clock, LongSupplier held, Runnable collect) {
    this.clock = clock;
    this.held = held;
    this.collect = collect;
    touched = clock.getAsLong();
  }

  /// Begins to watch a window.
  static void watch(Scene scene) {
    Runtime machine = Runtime.getRuntime();
    IdleCollection idle = new IdleCollection(System::nanoTime, machine::totalMemory, System::gc);
    scene.addEventFilter(InputEvent.ANY, _ -> idle.touch());
    Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("idle-collection").factory())
        .scheduleWithFixedDelay(
            idle::check, SHORTLY_QUIET.toNanos(), SHORTLY_QUIET.toNanos(), TimeUnit.NANOSECONDS);
  }

  void touch() {
    touched = clock.getAsLong();
    collected = false;
  }

  void check() {
    if (!collected && clock.getAsLong() - touched >= quiet(held.getAsLong()).toNanos()) {
      collected = true;
      collect.run();
      collectedAt = clock.getAsLong();
      kept = held.getAsLong();
    }
  }

  /// Returns how long nobody may have touched the window.
  private Duration quiet(long now) {
    if (now <= LITTLE) {
      return Duration.ofNanos(Long.MAX_VALUE);
    }
    // What the last collection left is in use: another one would soon find as much again.
    boolean isKept = now <= kept + kept / 4 && clock.getAsLong() - collectedAt < SOON.toNanos();
    return now > MUCH && !isKept ? SHORTLY_QUIET : QUIET;
  }
}
