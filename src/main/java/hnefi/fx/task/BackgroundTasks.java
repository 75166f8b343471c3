package hnefi.fx.task;

import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;

/// Works beside the window and brings the results back to its thread.
///
/// @param workers runs the work
/// @param window hears the results
public record BackgroundTasks(Executor workers, Executor window) {
  /// Returns tasks on threads that do not keep the program alive and stand back for the window.
  public static BackgroundTasks ofThreads() {
    return new BackgroundTasks(
        Executors.newCachedThreadPool(
            Thread.ofPlatform()
                .daemon()
                .priority(Thread.MIN_PRIORITY)
                .name("background-", 1)
                .factory()),
        Platform::runLater);
  }

  /// Returns tasks that are done at once, by whoever begins them.
  public static BackgroundTasks immediate() {
    return new BackgroundTasks(Runnable::run, Runnable::run);
  }

  /// Work under way. Use it on the window's thread.
  public static final class Task {
    private Runnable stop = () -> {};
    private boolean cancelled;
    private boolean done;

    private Task() {}

    /// Says how the work can be stopped before its end.
    public Task stoppedBy(Runnable how) {
      stop = how;
      return this;
    }

    /// Drops the result, and stops the work if it can be.
    public void cancel() {
      cancelled = true;
      stop.run();
    }

    /// Returns whether its result was told, or that there will be none.
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
  /// @param then hears the result on the window's thread, unless the task was cancelled
  /// @param otherwise hears there instead that the work failed and has no result
  public <T> Task begin(Supplier<T> work, Consumer<T> then, Runnable otherwise) {
    Task task = new Task();
    workers.execute(() -> {
      Runnable told = otherwise;
      try {
        T result = work.get();
        told = () -> then.accept(result);
      } finally {
        Runnable ending = told;
        window.execute(() -> task.end(ending));
      }
    });
    return task;
  }

  /// Says something on the window's thread; called by workers.
  public void tell(Runnable message) {
    window.execute(message);
  }
}
