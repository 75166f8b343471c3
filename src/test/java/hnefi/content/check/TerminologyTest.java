package hnefi.content.check;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.ContentFolder;
import hnefi.content.ContentReader;
import hnefi.content.Library;
import hnefi.content.yaml.Fault;
import hnefi.text.Language;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// One word for one thing, in the content and in the messages of the program.
class TerminologyTest {
  private static final Path CONTENT = Path.of("content");
  private static final Path RESOURCES = Path.of("src/main/resources");
  private static final List<Concept> CONCEPTS =
      new ContentReader(ContentFolder.packed())
          .file("terminology.yaml", Concept::readAll)
          .orElseThrow();

  @Test
  void everyTextOfTheContentUsesTheAgreedWords() {
    assertThat(check(ContentFolder.packed(), Language.EN)).isEmpty();
  }

  @Test
  void everyMessageOfTheProgramUsesTheAgreedWords() {
    assertThat(messages()).hasSizeGreaterThan(1000);
    assertThat(said(TerminologyCheck.of(CONCEPTS, messages()), Language.EN)).isEmpty();
  }

  @Test
  void noFileWithTextsIsOverlooked() {
    Set<String> read =
        ContentTexts.in(ContentFolder.packed()).stream()
            .map(LocatedText::file)
            .collect(Collectors.toSet());
    assertThat(files(CONTENT))
        .filteredOn(each -> !each.equals("terminology.yaml") && hasTexts(CONTENT.resolve(each)))
        .isSubsetOf(read);
  }

  @Test
  void everyPlaceWhereAnAvoidedFormIsAllowedHasOne() {
    List<LocatedText> texts = new ArrayList<>(ContentTexts.in(ContentFolder.packed()));
    texts.addAll(messages());
    for (Concept concept : CONCEPTS) {
      assertThat(concept.allowed())
          .as(concept.id())
          .filteredOn(place ->
              texts.stream()
                  .noneMatch(text -> text.isAt(place) && concept.avoidedIn(text).isPresent()))
          .isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          DE | content/cautions.yaml, Zeile 1: Statt „Kringel“ heißt es hier „Kreis“.
          EN | content/cautions.yaml, line 1: say “circle” here instead of “squiggle”.
          SV | content/cautions.yaml, rad 1: skriv ”cirkel” här i stället för ”snirklar”.
          """)
  void anAvoidedFormIsOneLineWithFileAndLineAndTheRightWord(Language language, String line) {
    ContentFolder damaged =
        with(
            "cautions.yaml",
            "- say: {de: Drei Kringel., en: A squiggle., sv: Tre snirklar.}",
            "terminology.yaml",
            """
            - id: circle
              words: {de: Kreis, en: circle, sv: cirkel}
              avoid: {%s: [Kringel, 'squiggles?', 'snirk(el|lar)']}
            """
                .formatted(language.code()));
    assertThat(check(damaged, language)).containsExactly(line);
  }

  @Test
  void articlesAndExercisesAreHeldToTheWordsToo() {
    assertThat(
            checkEnglish("terminology.yaml", text -> text + term("avoid: {en: [Completely new]}")))
        .isEmpty();
    String article = "history/en/names.md";
    String exercises = "lessons/lessons_en.properties";
    ContentFolder damaged =
        with(
            article,
            text(CONTENT.resolve(article)) + "\nA zugzwang of names.",
            exercises,
            "board.title=Chessmen\n" + text(CONTENT.resolve(exercises)));
    assertThat(check(damaged, Language.EN))
        .anyMatch(line -> line.startsWith("content/" + article + ", line "))
        .filteredOn(line -> line.startsWith("content/lessons"))
        .containsExactly(
            "content/" + exercises + ", line 1: say “piece” here instead of “Chessmen”.");
  }

  @Test
  void onlyWholeWordsAreMeantAndCapitalsCountOnlyWhereThePatternSaysSo() {
    assertThat(found("[ring]", "The bringer of strings.")).isEmpty();
    assertThat(found("[ring]", "Ring.")).containsExactly("Ring");
    assertThat(found("['(?-i)ring']", "Ring.")).isEmpty();
  }

  @Test
  void wordsInQuotationMarksAreSomebodyElses() {
    assertThat(found("[ring]", "They call it “a ring”.")).isEmpty();
    assertThat(found("[ring]", "They call it “a ring”, and a ring it is.")).hasSize(1);
  }

  @Test
  void aPlaceAllowsAnAvoidedForm() {
    assertThat(found("[ring]\n  allowed: [cautions.yaml]", "A ring.")).isEmpty();
    assertThat(found("[ring]\n  allowed: ['cautions.yaml#0/say/*']", "A ring.")).isEmpty();
    assertThat(found("[ring]\n  allowed: ['caution?.yaml', 'sources.yaml']", "A ring.")).hasSize(1);
  }

  @Test
  void whatIsWrongWithTheListIsSaid() {
    assertThat(checkEnglish("terminology.yaml", text -> text + term("avoid: {en: ['(']}")))
        .singleElement()
        .asString()
        .endsWith("“(” is not a regular expression.");
    assertThat(
            checkEnglish("terminology.yaml", text -> text + term("avoid: {}") + term("avoid: {}")))
        .singleElement()
        .asString()
        .endsWith("“circle” occurs twice.");
    assertThat(checkEnglish("terminology.yaml", text -> text + term("avoid: {fr: [anneau]}")))
        .singleElement()
        .asString()
        .endsWith("the key “fr” is not known here.");
    assertThat(checkEnglish("terminology.yaml", _ -> ""))
        .containsExactly("content/terminology.yaml: the file is empty.");
  }

  @Test
  void aFileThatHoldsItselfEndsTheSearchForTexts() {
    assertThat(checkEnglish("cautions.yaml", _ -> "&a [*a]")).isEmpty();
  }

  private static String term(String avoid) {
    return "- id: circle\n  words: {de: Kreis, en: circle, sv: cirkel}\n  " + avoid + "\n";
  }

  /// Returns the forms found in an English text.
  private static List<String> found(String avoid, String text) {
    List<LocatedText> texts =
        List.of(new LocatedText("cautions.yaml", 1, "0/say/en", Language.EN, text));
    List<Concept> concepts =
        new ContentReader(with("terminology.yaml", term("avoid:\n    en: " + avoid)))
            .file("terminology.yaml", Concept::readAll)
            .orElseThrow();
    return TerminologyCheck.of(concepts, texts).stream()
        .map(each -> (String) each.reason().arguments().getFirst())
        .toList();
  }

  private static List<String> checkEnglish(String file, UnaryOperator<String> damage) {
    ContentFolder sound = ContentFolder.packed();
    return check(
        path -> path.equals(file) ? sound.read(path).map(damage) : sound.read(path), Language.EN);
  }

  private static ContentFolder with(String... filesAndTexts) {
    ContentFolder sound = ContentFolder.packed();
    return path -> {
      for (int i = 0; i < filesAndTexts.length; i += 2) {
        if (filesAndTexts[i].equals(path)) {
          return Optional.of(filesAndTexts[i + 1]);
        }
      }
      return sound.read(path);
    };
  }

  private static List<String> check(ContentFolder folder, Language language) {
    return said(TerminologyCheck.of(folder).faults(), language);
  }

  private static List<String> said(List<Fault> faults, Language language) {
    return faults.stream().map(each -> each.in(Library.faultWords(language))).toList();
  }

  private static List<LocatedText> messages() {
    return files(RESOURCES).stream()
        .filter(each -> each.endsWith(".properties"))
        .flatMap(each ->
            ContentTexts.bundle(each, language(each), text(RESOURCES.resolve(each))).stream())
        .collect(Collectors.toList());
  }

  private static boolean hasTexts(Path file) {
    return file.toString().endsWith(".md")
        || file.toString().endsWith(".properties")
        || text(file).lines().anyMatch(line -> line.matches("\\s+de: .*"));
  }

  private static Language language(String bundle) {
    return Language.of(bundle.replaceFirst(".*_(..)\\.properties", "$1")).orElseThrow();
  }

  private static List<String> files(Path root) {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(Files::isRegularFile)
          .map(each -> root.relativize(each).toString().replace('\\', '/'))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
