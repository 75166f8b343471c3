package hnefi.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every message is there in all three languages, with the same arguments.
class MessagesTest {
  private static final Path RESOURCES = Path.of("src", "main", "resources", "hnefi");
  private static final Pattern ARGUMENT = Pattern.compile("\\{\\d+");

  static Stream<Path> germanBundles() throws IOException {
    try (Stream<Path> files = Files.walk(RESOURCES)) {
      return files.filter(each -> each.toString().endsWith("_de.properties")).toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("germanBundles")
  void everyMessageHasTheSameKeyAndArgumentsInAllLanguages(Path german) throws IOException {
    Properties expected = load(german);
    for (Language each : Language.values()) {
      Path file =
          german.resolveSibling(
              german.getFileName().toString().replace("_de.", "_" + each.code() + "."));
      Properties messages = load(file);
      assertThat(messages.stringPropertyNames())
          .as(file.toString())
          .containsExactlyInAnyOrderElementsOf(expected.stringPropertyNames());
      for (String key : expected.stringPropertyNames()) {
        String message = messages.getProperty(key);
        assertThat(message).as(file + " " + key).isNotBlank();
        assertThat(arguments(message))
            .as(file + " " + key)
            .isEqualTo(arguments(expected.getProperty(key)));
      }
    }
  }

  private static TreeSet<String> arguments(String message) {
    return new TreeSet<>(ARGUMENT.matcher(message).results().map(MatchResult::group).toList());
  }

  private static Properties load(Path file) throws IOException {
    Properties properties = new Properties();
    try (Reader in = Files.newBufferedReader(file)) {
      properties.load(in);
    }
    return properties;
  }
}
