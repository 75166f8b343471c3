package hnefi.ui.play.session;

import hnefi.engine.StopSignal;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;

/// Works beside the window and brings the results back to its thread.
public final class Background {
  /// How often a rest looks whether it should end.
  private static final long GLANCE_MILLIS = 10;

  private final Executor workers;
  private final Executor window;

  /// @param workers runs the work
  /// @param window hears the results
  public Background(Executor workers, Executor window) {
    this.workers = workers;
    this.window = window;
  }

  /// Returns a background of threads that do not keep the program alive and stand back for the
  /// window.
  public static Background ofThreads() {
    ExecutorService workers =
        Executors.newCachedThreadPool(
            Thread.ofPlatform()
                .daemon()
                .priority(Thread.MIN_PRIORITY)
                .name("background-", 1)
                .factory());
    return new Background(workers, Platform::runLater);
  }

  /// Work under way.
  public static final class Job {
    private final StopSignal signal;
    private boolean cancelled;
    private boolean done;

    private Job(StopSignal signal) {
      this.signal = signal;
    }

    /// Stops the work; its result is dropped. Call it on the window's thread.
    public void cancel() {
      cancelled = true;
      signal.stop();
    }

    /// Returns whether its result was told, or that there will be none. Call it on the window's
    /// thread.
    public boolean isDone() {
      return done;
    }

    private void end(Runnable told) {
      if (!cancelled) {
        done = true;
        told.run();
      }
    }
  }

  /// Begins some work. What it throws goes on to the handler of its thread.
  ///
  /// @param signal ends the work early, which may still have a result
  /// @param then hears the result on the window's thread, unless the job was cancelled
  /// @param otherwise hears there instead that the work failed and has no result
  public <T> Job begin(StopSignal signal, Supplier<T> work, Consumer<T> then, Runnable otherwise) {
    Job job = new Job(signal);
    workers.execute(() -> {
      Runnable told = otherwise;
      try {
        T result = work.get();
        told = () -> then.accept(result);
      } finally {
        Runnable ending = told;
        window.execute(() -> job.end(ending));
      }
    });
    return job;
  }

  /// Says something on the window's thread; called by workers.
  public void tell(Runnable message) {
    window.execute(message);
  }

  /// Waits for a time or until the signal; called by workers only.
  static void rest(Duration time, StopSignal signal) {
    long end = System.nanoTime() + time.toNanos();
    while (System.nanoTime() < end && !signal.isStopped()) {
      try {
        Thread.sleep(GLANCE_MILLIS);
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }
}
