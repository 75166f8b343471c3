package hnefi.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Group;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;

/// Remembers in the data folder that a start has not drawn anything yet, so that the next one knows
/// if it never did: a graphics card or its driver may crash the program or leave its window empty.
final class FirstFrame {
  private static final String NAME = "starting";

  // The scene is handed over to the thread that draws in the first pulse.
  private static final int PULSES = 2;

  private final Path marker;
  private final AtomicBoolean waiting = new AtomicBoolean();

  FirstFrame(Path folder) {
    marker = folder.resolve(NAME);
  }

  /// Begins to wait for the first frame.
  ///
  /// @return whether the start before this one never drew any; false where that cannot be known
  boolean begin() {
    waiting.set(true);
    try {
      boolean never = Files.exists(marker);
      if (!never) {
        Files.createFile(marker);
      }
      return never;
    } catch (IOException _) {
      return false;
    }
  }

  /// Does something on the JavaFX thread as soon as a frame was drawn. Pulses go on meanwhile, so
  /// they do not tell.
  static void whenDrawn(Runnable next) {
    new AnimationTimer() {
      private int pulses;

      @Override
      public void handle(long now) {
        pulses++;
        if (pulses == PULSES) {
          stop();
          Platform.runLater(() -> {
            awaitDrawing();
            // What was drawn reaches the window by a task that waits before this one.
            Platform.runLater(next);
          });
        }
      }
    }.start();
  }

  /// Waits until the thread that draws has done what it was given: a picture waits its turn there.
  private static void awaitDrawing() {
    new Group().snapshot(new SnapshotParameters(), new WritableImage(1, 1));
  }

  /// Ends the wait, on any thread: a frame was drawn, or there is none for a reason that is known.
  /// Afterwards the marker may be the next program's.
  void end() {
    if (!waiting.getAndSet(false)) {
      return;
    }
    try {
      Files.deleteIfExists(marker);
    } catch (IOException _) {
      // The next start draws in software once, and says so.
    }
  }
}
