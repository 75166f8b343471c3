package hnefi.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.logging.Logger;
import java.util.stream.Stream;
import javafx.application.Platform;

/// Starts JavaFX.
final class Toolkit {
  /// JavaFX warns when it is started by `java -jar`, from the class path: true and harmless. The
  /// first logger of a program makes Java look into every jar, so there is one only then.
  private static final class ClassPathWarning {
    // Held, because the log manager forgets loggers nobody holds, and their filters with them.
    private static final Logger LOGGER = Logger.getLogger("javafx");

    private static void suppress() {
      LOGGER.setFilter(entry -> {
        String message = entry.getMessage();
        return message == null || !message.startsWith("Unsupported JavaFX configuration");
      });
    }
  }

  /// The property with the ways of drawing, in the order in which they are tried.
  static final String ORDER = "prism.order";

  /// The way of drawing that needs no graphics card.
  static final String SOFTWARE = "sw";

  /// The property with how many parts of a window are painted apart from each other. What a move
  /// changes lies far apart: two squares, two marks, and the panels beside the board.
  private static final String DIRTY_REGIONS = "prism.dirtyregioncount";

  private Toolkit() {}

  /// Prepares JavaFX for pictures without a display. Call it before the start.
  static void goHeadless() {
    System.setProperty("glass.platform", "Headless");
    System.setProperty(ORDER, SOFTWARE);
  }

  /// Does without the graphics card, unless somebody chose a way of drawing. Call it before the
  /// start.
  static void drawInSoftware() {
    if (System.getProperty(ORDER) == null) {
      System.setProperty(ORDER, SOFTWARE);
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
    startup(() -> false);
    run(first, outcome);
  }

  /// Starts JavaFX on a thread of its own, since whoever starts it waits until it has found the
  /// desktop.
  ///
  /// @param inSoftware whether to do without the graphics card; asked where there is one
  /// @return done when it has started, or has failed to
  static CompletableFuture<Void> startBeside(BooleanSupplier inSoftware) {
    return CompletableFuture.runAsync(
        () -> startup(inSoftware), start -> Thread.ofPlatform().name("javafx-start").start(start));
  }

  private static void startup(BooleanSupplier inSoftware) {
    if (!hasGraphicsCard() || inSoftware.getAsBoolean()) {
      drawInSoftware();
    }
    if (System.getProperty(DIRTY_REGIONS) == null) {
      System.setProperty(DIRTY_REGIONS, "12");
    }
    if (!Platform.class.getModule().isNamed()) {
      ClassPathWarning.suppress();
    }
    Platform.startup(() -> {});
  }

  /// Does something on the thread of JavaFX, which was started.
  ///
  /// @param outcome hears what goes wrong with it, so that nobody waits in vain
  static void run(Callable<?> task, CompletableFuture<?> outcome) {
    Platform.runLater(() -> {
      try {
        task.call();
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
