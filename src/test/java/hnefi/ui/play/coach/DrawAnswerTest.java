package hnefi.ui.play.coach;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DrawAnswerTest {
  @ParameterizedTest
  @CsvSource({
    "0.50, 22, 11, ACCEPTED",
    "0.50, 21, 11, TOO_EARLY",
    "0.50, 14,  7, ACCEPTED",
    "0.55, 40, 11, ACCEPTED",
    "0.56, 40, 11, STANDS_BETTER",
    "0.56,  2, 11, STANDS_BETTER",
    "0.36,  2, 11, TOO_EARLY",
    "0.35,  2, 11, ACCEPTED",
    "0.00, 90, 11, ACCEPTED",
    "1.00, 90, 11, STANDS_BETTER",
  })
  void theComputerAgreesOnceItHopesForNoMore(
      double share, int plies, int width, DrawAnswer answer) {
    assertThat(DrawAnswer.of(share, plies, width)).isEqualTo(answer);
  }
}
