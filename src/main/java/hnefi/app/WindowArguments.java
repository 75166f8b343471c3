package hnefi.app;

import hnefi.content.HouseRulesFile;
import hnefi.storage.GameFormat;
import hnefi.storage.StartRequest;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// What somebody wants who starts the program with a window.
///
/// @param safeGraphics whether to draw this once without the graphics card
record WindowArguments(StartRequest request, boolean safeGraphics) {
  /// Just the window.
  static final WindowArguments NONE = new WindowArguments(StartRequest.WINDOW, false);

  private static final String SAFE_GRAPHICS = "--safe-graphics";

  /// Reads the arguments; nothing if they ask for a command without a window.
  static Optional<WindowArguments> of(String... arguments) {
    List<String> others = new ArrayList<>(List.of(arguments));
    boolean safe = others.remove(SAFE_GRAPHICS);
    if (others.isEmpty()) {
      return Optional.of(new WindowArguments(StartRequest.WINDOW, safe));
    }
    try {
      return others.size() == 1 && isToOpen(others.getFirst())
          ? Optional.of(new WindowArguments(StartRequest.open(Path.of(others.getFirst())), safe))
          : Optional.empty();
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }

  /// Returns whether this is a file that the window opens: a game, or house rules.
  private static boolean isToOpen(String argument) {
    return Stream.concat(
            Arrays.stream(GameFormat.values()).map(GameFormat::ending),
            Stream.of(HouseRulesFile.ENDING))
        .anyMatch(argument.toLowerCase(Locale.ROOT)::endsWith);
  }
}
