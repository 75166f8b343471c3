package hnefi;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.text.Language;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Messages live in bundles of three languages beside the code that says them.
///
/// Keys may be computed: the code says `"PREFIX." + ...`, or the bundle declares `# computed:
/// PREFIX` if that happens elsewhere or in another way; `# computed: *` stands for all its keys.
class MessagesTest {
  private static final Path RESOURCES = Path.of("src/main/resources");
  private static final Path CODE = Path.of("src/main/java");
  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");
  private static final Pattern FXML_KEY = Pattern.compile("\"%([^\"]+)\"");
  private static final Pattern SAID =
      Pattern.compile("(?:\\.say|Message\\.of)\\(\\s*\"([^\"]+)\"\\s*[,)]");
  private static final Pattern PREFIX = Pattern.compile("\"([^\"\n ]*[.-])\"\\s*\\+");
  private static final Pattern COMPUTED = Pattern.compile("(?m)^# computed: (\\S+)$");
  private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d+)");

  /// A bundle: its file without language and ending.
  static Stream<String> bundles() {
    return files(".properties").stream()
        .map(file -> file.toString().replaceFirst("_(de|en|sv)\\.properties$", ""))
        .distinct();
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void everyBundleSaysTheSameThingsInAllLanguages(String bundle) {
    Set<String> german = read(bundle, Language.DE).keySet();
    assertThat(read(bundle, Language.EN).keySet()).isEqualTo(german);
    assertThat(read(bundle, Language.SV).keySet()).isEqualTo(german);
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void everyMessageTakesTheSameArgumentsInAllLanguages(String bundle) {
    assertThat(arguments(bundle, Language.EN)).isEqualTo(arguments(bundle, Language.DE));
    assertThat(arguments(bundle, Language.SV)).isEqualTo(arguments(bundle, Language.DE));
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void noMessageIsEmpty(String bundle) {
    for (Language language : Language.values()) {
      assertThat(read(bundle, language)).allSatisfy((_, said) -> assertThat(said).isNotBlank());
    }
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void noMessageIsObsolete(String bundle) {
    Set<String> mentioned = mentioned();
    List<String> computed =
        Stream.concat(
                found(COMPUTED, text(Path.of(bundle + "_de.properties"))),
                texts(CODE, ".java").stream().flatMap(text -> found(PREFIX, text)))
            .toList();
    assertThat(read(bundle, Language.DE).keySet())
        .allMatch(key ->
            mentioned.contains(key)
                || computed.stream().anyMatch(each -> each.equals("*") || key.startsWith(each)));
  }

  @Test
  void noMessageIsMissing() {
    Set<String> known =
        bundles()
            .flatMap(bundle -> read(bundle, Language.DE).keySet().stream())
            .collect(Collectors.toSet());
    Set<String> said = new TreeSet<>();
    texts(CODE, ".java").forEach(text -> found(SAID, text).forEach(said::add));
    texts(RESOURCES, ".fxml").forEach(text -> found(FXML_KEY, text).forEach(said::add));
    assertThat(said).isNotEmpty().isSubsetOf(known);
  }

  private static Set<String> mentioned() {
    Set<String> mentioned = new TreeSet<>();
    texts(CODE, ".java").forEach(text -> found(LITERAL, text).forEach(mentioned::add));
    texts(RESOURCES, ".fxml").forEach(text -> found(FXML_KEY, text).forEach(mentioned::add));
    return mentioned;
  }

  private static Map<String, Set<String>> arguments(String bundle, Language language) {
    Map<String, Set<String>> arguments = new TreeMap<>();
    read(bundle, language)
        .forEach(
            (key, said) -> arguments.put(key, found(ARGUMENT, said).collect(Collectors.toSet())));
    return arguments;
  }

  private static Stream<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map((MatchResult match) -> match.group(1));
  }

  private static Map<String, String> read(String bundle, Language language) {
    Path file = Path.of(bundle + "_" + language.code() + ".properties");
    Properties properties = new Properties();
    try (Reader in = Files.newBufferedReader(file)) {
      properties.load(in);
    } catch (IOException e) {
      throw new AssertionError(file + " is not there", e);
    }
    Map<String, String> messages = new TreeMap<>();
    properties.forEach((key, value) -> messages.put((String) key, (String) value));
    return messages;
  }

  private static List<Path> files(String ending) {
    return under(RESOURCES, ending);
  }

  private static List<String> texts(Path folder, String ending) {
    return under(folder, ending).stream().map(MessagesTest::text).toList();
  }

  private static List<Path> under(Path folder, String ending) {
    try (Stream<Path> found = Files.walk(folder)) {
      return found.filter(each -> each.toString().endsWith(ending)).sorted().toList();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
