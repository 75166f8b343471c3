package hnefi.ui.history;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.history.search.SearchIndex;
import hnefi.text.Language;
import hnefi.text.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AboutSearchTest {
  @ParameterizedTest
  @CsvSource({
    "EN, about",
    "EN, About Hnefi",
    "EN, about the program",
    "EN, licences",
    "EN, license",
    "EN, lice",
    "EN, which version is this?",
    "EN, bug report",
    "DE, Über Hnefi",
    "DE, Lizenzen",
    "DE, Welche Version ist das?",
    "DE, Fehlermeldung",
    "DE, Programmversion",
    "SV, Om Hnefi",
    "SV, licenser",
    "SV, vilken version",
    "SV, felrapport"
  })
  void whoAsksForTheProgramIsLedToItsPage(Language language, String query) {
    assertThat(asksForProgram(language, query)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "EN, ''",
    "EN, li",
    "EN, hnefi",
    "EN, about chess",
    "EN, linnaeus",
    "EN, version of chess",
    "DE, über Schach",
    "DE, Linné",
    "SV, om schack",
    "SV, Linné"
  })
  void whoAsksForSomethingElseIsNot(Language language, String query) {
    assertThat(asksForProgram(language, query)).isFalse();
  }

  private static boolean asksForProgram(Language language, String query) {
    Words words = Words.of(HistoryScreens.class, "history", language);
    return new SearchIndex(HistoryFixture.HISTORY, language)
        .asksFor(query, words.say("about.title"), words.say("about.words"));
  }
}
