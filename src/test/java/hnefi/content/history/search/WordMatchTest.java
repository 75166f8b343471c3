package hnefi.content.history.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordMatchTest {
  @ParameterizedTest
  @CsvSource({
    "tafl, tafl, WHOLE",
    "taf, tafl, BEGINNING",
    "uttalas, uttal, INFLECTION",
    "schlagen, schlagt, INFLECTION",
    "spiel, brettspiel, COMPOUND",
    "tabult, tablut, MISSPELLING",
    "hnefetaffl, hnefatafl, MISSPELLING",
    "1587, 1587, WHOLE"
  })
  void wordsMeet(String query, String word, WordMatch match) {
    assertThat(WordMatch.of(query, word)).contains(match);
  }

  @ParameterizedTest
  @CsvSource({"tafl, ta", "kin, ton", "capturing, captive", "1587, 1588", "rune, brunnen"})
  void wordsDoNotMeet(String query, String word) {
    assertThat(WordMatch.of(query, word)).isEqualTo(Optional.empty());
  }

  @Test
  void twoNeighboursExchangedAreOneSlip() {
    assertThat(EditDistance.between("tabult", "tablut")).isEqualTo(1);
    assertThat(EditDistance.between("kitten", "sitting")).isEqualTo(3);
    assertThat(EditDistance.between("", "king")).isEqualTo(4);
    assertThat(EditDistance.between("ca", "abc")).isEqualTo(3);
  }
}
