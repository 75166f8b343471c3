package hnefi.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.settings.Theme;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The colours of the history are named, and every theme has its own.
class ColoursTest {
  private static final Path FOLDER = Path.of("src/main/resources/hnefi/ui/history");
  private static final Pattern LITERAL = Pattern.compile("#[0-9a-fA-F]{3,8}\\b|rgba?\\(");
  private static final Pattern NAME = Pattern.compile("(-paint-[a-z0-9-]+):");
  private static final Pattern USE = Pattern.compile("-fx-[a-z-]+: (-paint-[a-z0-9-]+);");

  @Test
  void onlyOneSheetNamesColours() throws IOException {
    for (Path sheet : sheets()) {
      assertThat(LITERAL.matcher(Files.readString(sheet)).find()).as(sheet.toString()).isFalse();
    }
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void everyThemeHasAllColoursThatAreUsed(Theme theme) throws IOException {
    Set<String> used =
        sheets().stream().flatMap(sheet -> found(USE, read(sheet))).collect(Collectors.toSet());
    assertThat(used).isNotEmpty();
    assertThat(found(NAME, block(theme))).containsExactlyInAnyOrderElementsOf(used);
  }

  private static String block(Theme theme) {
    String selector =
        switch (theme) {
          case LIGHT -> "\n.drawing {";
          case DARK, CONTRAST -> "\n." + theme.styleClass() + " .drawing {";
        };
    String all = read(FOLDER.resolve("colours.css"));
    int from = all.indexOf(selector);
    assertThat(from).isNotNegative();
    return all.substring(from, all.indexOf('}', from));
  }

  private static List<Path> sheets() throws IOException {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files
          .filter(file -> file.toString().endsWith(".css"))
          .filter(file -> !file.endsWith("colours.css"))
          .toList();
    }
  }

  private static Stream<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map((MatchResult each) -> each.group(1));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
