package hnefi.storage;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/// Writes files one after the other, on one thread beside the window. Of several states of one file
/// that wait, only the newest is written. Thread-safe.
public final class BackgroundWriter {
  private final Executor thread;
  private final boolean writes;
  private final Map<Object, Runnable> waiting = new ConcurrentHashMap<>();

  private BackgroundWriter(Executor thread, boolean writes) {
    this.thread = thread;
    this.writes = writes;
  }

  /// Returns a writer with a thread of its own, which does not keep the program alive: flush it
  /// before the program ends.
  public static BackgroundWriter ofThread() {
    return new BackgroundWriter(
        Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("writer").factory()),
        true);
  }

  /// Returns a writer that writes at once, on the thread that submits.
  public static BackgroundWriter immediate() {
    return new BackgroundWriter(Runnable::run, true);
  }

  /// Returns a writer that writes nothing, for a program that keeps nothing.
  public static BackgroundWriter none() {
    return new BackgroundWriter(Runnable::run, false);
  }

  /// Queues a write.
  ///
  /// @param file stands for the file; what waits to be written to the same one is given up
  public void submit(Object file, Runnable write) {
    if (writes && waiting.put(file, write) == null) {
      thread.execute(() -> {
        Runnable newest = waiting.remove(file);
        if (newest != null) {
          newest.run();
        }
      });
    }
  }

  /// Waits until everything submitted before is written. Call it on any thread but the writer's.
  ///
  /// @return whether that took no longer than the patience
  public boolean flush(Duration patience) {
    CompletableFuture<Boolean> written = new CompletableFuture<>();
    thread.execute(() -> written.complete(true));
    return written.completeOnTimeout(false, patience.toMillis(), TimeUnit.MILLISECONDS).join();
  }
}
