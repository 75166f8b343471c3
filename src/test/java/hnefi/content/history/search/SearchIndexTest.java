package hnefi.content.history.search;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.history.History;
import hnefi.content.history.PackedHistory;
import hnefi.text.Language;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchIndexTest {
  private static final History HISTORY = PackedHistory.HISTORY;
  private static final SearchIndex ENGLISH = new SearchIndex(HISTORY, Language.EN);
  private static final SearchIndex GERMAN = new SearchIndex(HISTORY, Language.DE);
  private static final SearchIndex SWEDISH = new SearchIndex(HISTORY, Language.SV);

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
  void bothOfTwoWordsMustBeFound() {
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

  @ParameterizedTest
  @CsvSource({
    "EN, how do I say hnefatafl",
    "EN, How do you pronounce Hnefatafl?",
    "EN, hnefatafl pronunciation",
    "EN, pronounce",
    "EN, pronunciation",
    "EN, hnefatafel",
    "EN, hnefatfl",
    "EN, how is hnfatafl spoken",
    "EN, nefatafel",
    "DE, wie spricht man hnefatafl aus",
    "DE, Aussprache",
    "DE, aussprechen",
    "DE, Wie wird Hnefatafel ausgesprochen?",
    "DE, wie sagt man hnefatfl",
    "SV, hur uttalas hnefatafl",
    "SV, uttal",
    "SV, Hur säger man hnefatafel?",
    "SV, uttala hneftafl"
  })
  void howToSayTheNameIsFoundHoweverOneAsks(Language language, String query) {
    SearchHit first = index(language).find(query).getFirst();

    assertThat(first.topic().text()).isEqualTo("term:hnefatafl");
  }

  @Test
  void whoAsksHowANameIsSaidReadsItAtOnce() {
    assertThat(ENGLISH.find("how do I say hnefatafl").getFirst().snippet()).contains("NEF-a-tafl");
    assertThat(ENGLISH.find("hnefatafl").getFirst().snippet()).doesNotContain("NEF-a-tafl");
  }

  @ParameterizedTest
  @CsvSource({
    "EN, where is the museum in Bygdøy, place:bygdoy",
    "EN, when did chess come to Wales?, article:chess",
    "EN, who was Linnaeus, term:linnaeus",
    "EN, what is brandub?, term:brandub",
    "DE, Was ist Tablut?, term:tablut",
    "DE, Wer war Linné, term:linnaeus",
    "SV, vem var Linné, term:linnaeus",
    "SV, vad är brandub, term:brandub"
  })
  void theWordsOfAQuestionDoNotSpoilIt(Language language, String query, String topic) {
    assertThat(topics(index(language).find(query))).contains(topic);
  }

  @ParameterizedTest
  @CsvSource({
    "EN, tabult, term:tablut",
    "EN, linneaus, term:linnaeus",
    "EN, bakgammon, term:backgammon",
    "DE, Schildwal, term:shield-wall",
    "DE, Schildwälle, term:shield-wall",
    "SV, sköldmurar, term:shield-wall",
    "SV, brandubs, term:brandub"
  })
  void slipsOfThePenAndEndingsAreForgiven(Language language, String query, String topic) {
    assertThat(topics(index(language).find(query)).subList(0, 3)).contains(topic);
  }

  @Test
  void aWordThatIsSpelledRightFindsNoneLikeIt() {
    assertThat(topics(ENGLISH.find("tablut"))).doesNotContain("term:tabula");
    assertThat(ENGLISH.find("1588")).isEmpty();
  }

  @Test
  void ofManyWordsAFewMayBeMissing() {
    assertThat(topics(ENGLISH.find("chess Wales nonsensical"))).contains("article:chess");
    assertThat(ENGLISH.find("chess nonsensical gibberish")).isEmpty();
  }

  private static SearchIndex index(Language language) {
    return switch (language) {
      case DE -> GERMAN;
      case EN -> ENGLISH;
      case SV -> SWEDISH;
    };
  }

  private static List<String> topics(List<SearchHit> hits) {
    return hits.stream().map(each -> each.topic().text()).toList();
  }
}
