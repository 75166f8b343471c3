package hnefi.content.check;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.text.Language;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the five books say is told somewhere, and whoever takes it out is told so.
class CoverageCheckTest {
  private static final ContentFolder PACKED = ContentFolder.packed();
  private static final String FILE = "coverage.yaml";
  private static final String CONCENTRATION =
      "  - at: about\n    says: Both games demand high concentration\n    told: [";

  @Test
  void everyStatementOfTheBooksIsTold() {
    assertThat(faults(PACKED, Language.EN)).isEmpty();
    assertThat(report(PACKED).counts().get("statements")).isGreaterThan(331);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          EN | there is no place “history/en/manners.md”
          DE | Die Stelle „history/en/manners.md“ gibt es nicht
          SV | stället ”history/en/manners.md” finns inte
          """)
  void aPlaceThatIsNotThereIsNamedWithFileAndLine(Language language, String reason) {
    ContentFolder spoiled =
        replacing(CONCENTRATION + "history/en/names.md", CONCENTRATION + "history/en/manners.md");
    assertThat(faults(spoiled, language))
        .singleElement()
        .asString()
        .matches("content/coverage\\.yaml, (line|Zeile|rad) \\d+: .*")
        .containsIgnoringCase(reason);
  }

  @Test
  void anEntryThatIsNotThereIsNamed() {
    assertThat(faults(changed("history/facts.yaml", "- id: origin-guess", "- id: origin-known")))
        .anyMatch(each -> each.contains("there is no place “history/facts.yaml#origin-guess”"));
  }

  @Test
  void aPlaceThatDoesNotCiteThePassageDoesNotTellIt() {
    assertThat(
            faults(
                replacing(
                    CONCENTRATION + "history/en/names.md, history/glossary.yaml#wikinger-schach]",
                    CONCENTRATION + "history/en/chess.md]")))
        .singleElement()
        .asString()
        .contains("none of the places cites mungo/about for “Both games demand high");
  }

  @Test
  void aPassageOfWhichNothingIsListedIsMissed() {
    assertThat(faults(replacing("  - at: warning\n", "  - at: imprint\n")))
        .singleElement()
        .asString()
        .contains("no statement of haende/warning is listed");
  }

  @Test
  void aStatementNeedsAPassageThatExists() {
    assertThat(faults(replacing("  - at: warning\n", "  - at: praise\n")))
        .singleElement()
        .asString()
        .contains("“haende/praise” is not a passage");
  }

  @Test
  void aStatementNeedsAPlace() {
    assertThat(
            faults(
                replacing(
                    CONCENTRATION + "history/en/names.md, history/glossary.yaml#wikinger-schach]",
                    CONCENTRATION + "]")))
        .singleElement()
        .asString()
        .contains("no place tells “Both games demand high concentration”");
  }

  @Test
  void withoutTheListNothingIsProven() {
    assertThat(faults(path -> path.equals(FILE) ? Optional.empty() : PACKED.read(path)))
        .contains("content/coverage.yaml: the file is missing.");
  }

  private static List<String> faults(ContentFolder folder) {
    return faults(folder, Language.EN);
  }

  private static List<String> faults(ContentFolder folder, Language language) {
    return report(folder).faults().stream()
        .map(each -> each.in(Library.faultWords(language)))
        .toList();
  }

  private static ContentCheck.Report report(ContentFolder folder) {
    return CoverageCheck.of(folder, Library.read(folder));
  }

  private static ContentFolder replacing(String found, String replacement) {
    return changed(FILE, found, replacement);
  }

  private static ContentFolder changed(String file, String found, String replacement) {
    String whole = text(file);
    assertThat(whole).contains(found);
    String changed = whole.replace(found, replacement);
    return path -> path.equals(file) ? Optional.of(changed) : PACKED.read(path);
  }

  private static String text(String file) {
    try {
      return PACKED.read(file).orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
