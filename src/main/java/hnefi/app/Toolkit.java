package hnefi.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.logging.Logger;
import java.util.stream.Stream;
import javafx.application.Platform;

/// Starts JavaFX.
final class Toolkit {
  // Held here, because the log manager forgets loggers nobody holds, and their filters with them.
  private static final Logger LOGGER = Logger.getLogger("javafx");

  /// The property with the ways of drawing, in the order in which they are tried.
  static final String ORDER = "prism.order";

  private Toolkit() {}

  /// Prepares JavaFX for pictures without a display. Call it before the start.
  static void goHeadless() {
    System.setProperty("glass.platform", "Headless");
    System.setProperty(ORDER, "sw");
  }

  /// Does without the graphics card, unless somebody chose a way of drawing. Call it before the
  /// start.
  static void drawInSoftware() {
    if (System.getProperty(ORDER) == null) {
      System.setProperty(ORDER, "sw");
    }
  }

  /// Returns whether there may be a graphics card. Where there is none, looking for its driver
  /// costs time at the start and memory for ever, and ends in drawing without it.
  static boolean hasGraphicsCard() {
    return !System.getProperty("os.name", "").startsWith("Linux")
        || Stream.of("/dev/dri", "/dev/nvidia0", "/dev/nvidiactl", "/dev/dxg", "/dev/mali0")
            .map(Path::of)
            .anyMatch(Files::exists);
  }

  /// Tells whether there is a display to open a window on, without starting JavaFX, which can fail
  /// only once.
  static boolean hasDisplay() {
    return !System.getProperty("os.name", "").startsWith("Linux")
        || "Headless".equalsIgnoreCase(System.getProperty("glass.platform"))
        || isSet("DISPLAY")
        || isSet("WAYLAND_DISPLAY");
  }

  /// Starts JavaFX and does the first thing on its thread.
  ///
  /// @param outcome hears what goes wrong with it, so that nobody waits in vain
  static void start(Callable<?> first, CompletableFuture<?> outcome) {
    if (!hasGraphicsCard()) {
      drawInSoftware();
    }
    // Said when started by `java -jar`, where it is true and harmless.
    LOGGER.setFilter(entry -> {
      String message = entry.getMessage();
      return message == null || !message.startsWith("Unsupported JavaFX configuration");
    });
    Platform.startup(() -> {
      try {
        first.call();
      } catch (Throwable e) {
        outcome.completeExceptionally(e);
      }
    });
  }

  private static boolean isSet(String variable) {
    String value = System.getenv(variable);
    return value != null && !value.isBlank();
  }
}
