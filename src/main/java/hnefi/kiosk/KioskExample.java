package hnefi.kiosk;

import hnefi.text.Language;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Collectors;

/// The settings file with everything that can be chosen, explained.
public final class KioskExample {
  private static final String SENTENCES = "@attract@\n";

  private KioskExample() {}

  /// Returns the file with its remarks in this language. What it says is what holds without it.
  public static String in(Language language) {
    return remarks(language).replace(SENTENCES, sentences() + "\n");
  }

  private static String remarks(Language language) {
    String name = "example_" + language.code() + ".yaml";
    try (InputStream in = KioskExample.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String sentences() {
    return Arrays.stream(Language.values())
        .map(language ->
            KioskSettings.DEFAULT.attract(language).stream()
                .map(each -> "    - '" + each.replace("'", "''") + "'\n")
                .collect(Collectors.joining("", "  " + language.code() + ":\n", "")))
        .collect(Collectors.joining());
  }
}
