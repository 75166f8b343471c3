import java.util.concurrent.CompletableFuture;
import javafx.application.Platform;

/// JavaFX without a display, for pictures that are drawn while the program is built.
final class HeadlessJavaFx {
  private HeadlessJavaFx() {}

  /// What draws something.
  interface Task {
    void run() throws Exception;
  }

  /// Starts JavaFX, runs a task on its thread, waits for it, and ends JavaFX.
  ///
  /// @throws Exception if the task failed
  static void run(Task task) throws Exception {
    System.setProperty("glass.platform", "Headless");
    System.setProperty("prism.order", "sw");
    CompletableFuture<Void> done = new CompletableFuture<>();
    Platform.startup(() -> {
      try {
        task.run();
        done.complete(null);
      } catch (Throwable e) {
        done.completeExceptionally(e);
      }
    });
    try {
      done.get();
    } finally {
      Platform.exit();
    }
  }
}
