package hnefi;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.text.Language;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Messages live in bundles of three languages beside the code that says them.
///
/// A bundle is at home in its package and the packages below, in packages whose code asks for it by
/// name (`Words.of(X.class, "name", ...)`), and in those it declares by `# said in: PACKAGE`, to
/// which its words are handed. There, and only there, its keys are said.
///
/// Keys may be computed: the code says `"PREFIX." + ...`, or the bundle declares `# computed:
/// PREFIX` if that happens in another way; `# computed: *` stands for all its keys.
class MessagesTest {
  private static final Path RESOURCES = Path.of("src/main/resources");
  private static final Path CODE = Path.of("src/main/java");
  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");
  private static final Pattern FXML_KEY = Pattern.compile("\"%([^\"]+)\"");
  private static final Pattern SAID =
      Pattern.compile("(?:\\.say|Message\\.of)\\(\\s*\"([^\"]+)\"\\s*[,)]");
  private static final Pattern FAULT = Pattern.compile("\"(fault\\.[a-z0-9.-]*[a-z0-9])\"");
  private static final Pattern ASKED =
      Pattern.compile("Words\\.of\\(\\s*(\\w+)\\.class,\\s*\"(\\w+)\"");
  private static final Pattern SAID_IN = Pattern.compile("(?m)^# said in: (\\S+)$");
  private static final Pattern PREFIX = Pattern.compile("\"([^\"\n ]*[.-])\"\\s*\\+");
  private static final Pattern COMPUTED = Pattern.compile("(?m)^# computed: (\\S+)$");
  private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d+)");

  /// Everything that may say a message.
  private static final List<Path> PLACES =
      Stream.concat(under(CODE, ".java").stream(), under(RESOURCES, ".fxml").stream()).toList();

  private static final Map<String, Set<String>> HOMES = homes();

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
  void noKeyStandsTwiceInAFile(String bundle) {
    for (Language language : Language.values()) {
      assertThat(keys(file(bundle, language))).as(language.code()).doesNotHaveDuplicates();
    }
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void noMessageIsObsolete(String bundle) {
    List<Path> code = PLACES.stream().filter(each -> isAtHome(bundle, each)).toList();
    Set<String> mentioned = new TreeSet<>();
    List<String> computed =
        new ArrayList<>(found(COMPUTED, text(file(bundle, Language.DE))).toList());
    for (Path each : code) {
      found(each.toString().endsWith(".fxml") ? FXML_KEY : LITERAL, text(each))
          .forEach(mentioned::add);
      found(PREFIX, text(each)).forEach(computed::add);
    }
    assertThat(read(bundle, Language.DE).keySet())
        .allMatch(key ->
            mentioned.contains(key)
                || computed.stream().anyMatch(each -> each.equals("*") || key.startsWith(each)));
  }

  static List<Path> places() {
    return PLACES;
  }

  @ParameterizedTest
  @MethodSource("places")
  void noMessageIsMissingWhereItIsSaid(Path place) {
    Set<String> said = new TreeSet<>();
    if (place.toString().endsWith(".fxml")) {
      found(FXML_KEY, text(place)).forEach(said::add);
    } else {
      found(SAID, text(place)).forEach(said::add);
      found(FAULT, text(place)).forEach(said::add);
    }
    Set<String> known =
        said.isEmpty()
            ? Set.of()
            : bundles()
                .filter(bundle -> isAtHome(bundle, place))
                .flatMap(bundle -> read(bundle, Language.DE).keySet().stream())
                .collect(Collectors.toSet());
    assertThat(said).isSubsetOf(known);
  }

  /// Returns whether the words of a bundle are at hand in a file.
  private static boolean isAtHome(String bundle, Path file) {
    String home = packageOf(Path.of(bundle));
    String place = packageOf(file);
    return place.equals(home)
        || place.startsWith(home + "/")
        || HOMES.getOrDefault(bundle, Set.of()).contains(place);
  }

  /// Returns the packages in which each bundle is at home besides its own.
  private static Map<String, Set<String>> homes() {
    Map<String, String> packages = new TreeMap<>();
    for (Path each : under(CODE, ".java")) {
      packages.put(each.getFileName().toString(), packageOf(each));
    }
    Map<String, Set<String>> homes = new TreeMap<>();
    for (Path each : under(CODE, ".java")) {
      ASKED
          .matcher(text(each))
          .results()
          .forEach(asked -> {
            String beside = packages.getOrDefault(asked.group(1) + ".java", "");
            String bundle = RESOURCES.resolve(beside).resolve(asked.group(2)).toString();
            homes.computeIfAbsent(bundle, _ -> new TreeSet<>()).add(packageOf(each));
          });
    }
    bundles()
        .forEach(bundle ->
            found(SAID_IN, text(file(bundle, Language.DE)))
                .forEach(each ->
                    homes
                        .computeIfAbsent(bundle, _ -> new TreeSet<>())
                        .add(each.replace('.', '/'))));
    return homes;
  }

  private static String packageOf(Path file) {
    Path folder = Objects.requireNonNull(file.getParent());
    Path root = folder.startsWith(CODE) ? CODE : RESOURCES;
    return root.relativize(folder).toString().replace('\\', '/');
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

  private static Path file(String bundle, Language language) {
    return Path.of(bundle + "_" + language.code() + ".properties");
  }

  /// Returns the keys as they stand in a file, one that stands twice twice.
  private static List<String> keys(Path file) {
    List<String> keys = new ArrayList<>();
    Properties noting =
        new Properties() {
          @Override
          public synchronized Object put(Object key, Object value) {
            keys.add((String) key);
            return super.put(key, value);
          }
        };
    try (Reader in = Files.newBufferedReader(file)) {
      noting.load(in);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return keys;
  }

  private static Map<String, String> read(String bundle, Language language) {
    Path file = file(bundle, language);
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
