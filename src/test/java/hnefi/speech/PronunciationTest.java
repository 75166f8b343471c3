package hnefi.speech;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PronunciationTest {
  @ParameterizedTest
  @CsvSource({
    "EN, COORDINATES, e4 to e7", "EN, WORDS, E four to E seven",
        "EN, SPELLED, Echo four to Echo seven",
    "DE, COORDINATES, e4 nach e7", "DE, WORDS, E vier nach E sieben",
        "DE, SPELLED, Essen vier nach Essen sieben",
    "SV, COORDINATES, e4 till e7", "SV, WORDS, E fyra till E sju",
        "SV, SPELLED, Erik fyra till Erik sju",
  })
  void aMoveIsSaidInThreeWays(Language language, MoveStyle style, String spoken) {
    assertThat(new Pronunciation(style, language).of("e4-e7")).isEqualTo(spoken);
    assertThat(new Pronunciation(style, language).of("e4–e7")).isEqualTo(spoken);
  }

  @Test
  void squaresInASentenceAreSaidTheSameWay() {
    Pronunciation words = new Pronunciation(MoveStyle.WORDS, Language.EN);

    assertThat(words.of("The king moves from f6 to s19."))
        .isEqualTo("The king moves from F six to S nineteen.");
    assertThat(words.of("e4-e7xe8/d7")).contains("E four to E seven");
  }

  @Test
  void whatIsNoSquareStaysAsItIs() {
    Pronunciation spelled = new Pronunciation(MoveStyle.SPELLED, Language.EN);

    assertThat(spelled.of("7 × 7 squares, F6, t4, a20, 1-2"))
        .isEqualTo("7 × 7 squares, F6, t4, a20, 1-2");
  }

  @Test
  void whatIsWrittenShortIsSaidInFull() {
    Pronunciation german = new Pronunciation(MoveStyle.COORDINATES, Language.DE);
    Pronunciation swedish = new Pronunciation(MoveStyle.COORDINATES, Language.SV);

    assertThat(german.of("Spieltz, o.\u00a0J., „Gefangennahme“, A."))
        .isEqualTo("Spieltz, ohne Jahr, „Gefangennahme“, A.");
    assertThat(german.of("Spieltz, o.\u00a0J.")).isEqualTo("Spieltz, ohne Jahr.");
    assertThat(german.of("Spieltz, o.\u00a0J. Ritz & Schmidt 2016."))
        .isEqualTo("Spieltz, ohne Jahr. Ritz & Schmidt 2016.");
    assertThat(swedish.of("Svenskt blad, u.å.")).isEqualTo("Svenskt blad, utan årtal.");
  }

  @Test
  void theSignBetweenTwoParticularsIsAPause() {
    assertThat(new Pronunciation(MoveStyle.COORDINATES, Language.EN).of("One move · not over yet"))
        .isEqualTo("One move, not over yet");
  }
}
