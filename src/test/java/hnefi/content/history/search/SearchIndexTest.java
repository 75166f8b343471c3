package hnefi.content.history;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.text.Language;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchIndexTest {
  private static final History HISTORY =
      History.read(ContentFolder.packed(), Library.read(ContentFolder.packed()));
  private static final SearchIndex ENGLISH = new SearchIndex(HISTORY, Language.EN);
  private static final SearchIndex GERMAN = new SearchIndex(HISTORY, Language.DE);

  @ParameterizedTest
  @CsvSource({
    "Friðþjófr, term:frithiof",
    "fridtjofr, term:frithiof",
    "taefl, term:taefl",
    "TÆFL, term:taefl",
    "Bjorn, term:bjorn",
    "bjoern, term:bjorn",
    "Bygdoy, place:bygdoy",
    "bygdö, place:bygdoy",
    "Voluspa, term:voluspa",
    "Rognvald, term:rognvald",
    "linne, term:linnaeus",
    "brandubh, term:brandub"
  })
  void spellingsAreForgiven(String query, String topic) {
    assertThat(ENGLISH.find(query).getFirst().topic().text()).isEqualTo(topic);
  }

  @Test
  void aKingIsFoundHoweverItsVowelIsWritten() {
    assertThat(GERMAN.find("Koenig")).isEqualTo(GERMAN.find("König")).isNotEmpty();
  }

  @Test
  void theBeginningOfAWordIsEnough() {
    assertThat(topics(ENGLISH.find("polt"))).contains("place:poltava", "dispute:poltava-date");
  }

  @Test
  void everyWordMustBeFound() {
    assertThat(ENGLISH.find("chess nonsensical")).isEmpty();
    assertThat(topics(ENGLISH.find("chess wales"))).contains("article:chess");
  }

  @Test
  void aYearFindsItsEvent() {
    assertThat(topics(ENGLISH.find("1587"))).contains("event:wales-1587", "term:peniarth");
  }

  @Test
  void theSnippetShowsWhatWasFound() {
    assertThat(ENGLISH.find("crusader").getFirst().snippet()).contains("crusader");
  }

  @Test
  void nothingIsFoundForNothing() {
    assertThat(ENGLISH.find(" – ")).isEmpty();
  }

  private static List<String> topics(List<Hit> hits) {
    return hits.stream().map(each -> each.topic().text()).toList();
  }
}
