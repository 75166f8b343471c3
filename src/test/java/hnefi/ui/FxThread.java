package hnefi.ui;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.testfx.util.WaitForAsyncUtils;

/// The JavaFX thread for tests: what is asked of it is done when the call returns. Nobody waits by
/// the clock.
public final class FxThread {
  /// Long enough for a slow machine; nobody waits so long.
  private static final int PATIENCE_SECONDS = 20;

  private FxThread() {}

  /// Does something and waits until it is done, but not until a window shows it.
  public static void run(Runnable action) {
    WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(action));
  }

  /// Returns what is found out there.
  public static <T> T call(Callable<T> question) {
    return WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(question));
  }

  /// Does something and waits until the windows have laid out their next frame.
  public static void runUntilLaidOut(Runnable action) {
    run(action);
    // What the action left for later comes before the frame.
    call(FxThread::nextFrame).orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    // By then the other windows are laid out too.
    run(() -> {});
  }

  private static CompletableFuture<Void> nextFrame() {
    CompletableFuture<Void> laidOut = new CompletableFuture<>();
    Window.getWindows().stream()
        .findFirst()
        .map(Window::getScene)
        .ifPresentOrElse(
            scene -> {
              scene.addPostLayoutPulseListener(new Once(scene, laidOut));
              Platform.requestNextPulse();
            },
            () -> laidOut.complete(null));
    return laidOut;
  }

  private record Once(Scene scene, CompletableFuture<Void> laidOut) implements Runnable {
    @Override
    public void run() {
      scene.removePostLayoutPulseListener(this);
      laidOut.complete(null);
    }
  }

  /// Shows a window in which everything is laid out but nothing is painted, as in any that is
  /// minimised.
  public static void showUnpainted(Stage stage) {
    // All tests have the same stage, of whatever size and wherever the one before left it.
    stage.sizeToScene();
    stage.setX(0);
    stage.setY(0);
    stage.show();
    stage.setIconified(true);
    // It takes the keys all the same.
    stage.requestFocus();
  }
}
