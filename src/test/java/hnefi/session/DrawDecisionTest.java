package hnefi.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DrawDecisionTest {
  @ParameterizedTest
  @CsvSource({
    "     0, 22, 11, ACCEPTED",
    "     0, 21, 11, TOO_EARLY",
    "     0, 14,  7, ACCEPTED",
    "    60, 40, 11, ACCEPTED",
    "    61, 40, 11, STANDS_BETTER",
    "    61,  2, 11, STANDS_BETTER",
    "  -185,  2, 11, TOO_EARLY",
    "  -186,  2, 11, ACCEPTED",
    "-29990, 90, 11, ACCEPTED",
    " 29990, 90, 11, STANDS_BETTER",
  })
  void theEngineAgreesOnceItHopesForNoMore(int score, int plies, int width, Answer answer) {
    assertThat(DrawDecision.of(score, plies, width)).isEqualTo(answer);
  }
}
