package hnefi.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.animation.AnimationTimer;

/// Remembers in the data folder that a start has not drawn anything yet, so that the next one knows
/// if it never did: a graphics card or its driver may crash the program or leave its window empty.
final class FirstFrame {
  private static final String NAME = "starting";

  // JavaFX begins a pulse only when the frame of the one before has been drawn.
  private static final int PULSES = 3;

  private final Path marker;

  FirstFrame(Path folder) {
    marker = folder.resolve(NAME);
  }

  /// Begins to wait for the first frame.
  ///
  /// @return whether the start before this one never drew any; false where that cannot be known
  boolean begin() {
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

  /// Does something on the JavaFX thread as soon as a frame was drawn.
  static void whenDrawn(Runnable next) {
    new AnimationTimer() {
      private int pulses;

      @Override
      public void handle(long now) {
        pulses++;
        if (pulses == PULSES) {
          stop();
          next.run();
        }
      }
    }.start();
  }

  /// Says that the start was a good one.
  void drawn() {
    try {
      Files.deleteIfExists(marker);
    } catch (IOException _) {
      // The next start draws in software once, and says so.
    }
  }
}
