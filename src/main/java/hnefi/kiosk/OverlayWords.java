package hnefi.kiosk;

import hnefi.content.lesson.LessonWords;
import hnefi.text.Language;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;

/// Words of lessons laid over the built-in ones, key by key.
final class OverlayWords {
  private OverlayWords() {}

  /// Returns whether this is the path of words of lessons.
  static boolean isWords(String path) {
    return Arrays.stream(Language.values()).map(LessonWords::file).anyMatch(path::equals);
  }

  /// Returns a file with these words and those of the built-in ones whose keys they lack. The own
  /// words come first, so that their lines are the ones named in faults.
  ///
  /// @return empty if an escape in the words is malformed
  static Optional<String> over(String builtIn, String words) {
    Properties own = new Properties();
    Properties others = new Properties();
    try {
      own.load(new StringReader(words));
      others.load(new StringReader(builtIn));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Optional.of(
        words
            + "\n"
            + others.stringPropertyNames().stream()
                .filter(key -> !own.containsKey(key))
                .sorted()
                .map(key -> key + "=" + escaped(others.getProperty(key)) + "\n")
                .collect(Collectors.joining()));
  }

  private static String escaped(String text) {
    String written = text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    return written.startsWith(" ") ? "\\" + written : written;
  }
}
