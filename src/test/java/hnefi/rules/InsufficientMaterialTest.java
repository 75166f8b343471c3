package hnefi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class InsufficientMaterialTest {
  private static final String ONE = "A....../......./......./...K.../......./......./......D";
  private static final String TWO = "A....../......./......./...K.../......./......./A.....D";
  private static final String THREE = "A.....A/......./......./...K.../......./......./A.....D";

  @Test
  void twoMenCannotSurroundTheKing() {
    assertThat(tooFew(TWO)).isTrue();
    assertThat(tooFew(TWO, "king-captors=throne")).isTrue();
  }

  @Test
  void threeMenAreNeverTooFew() {
    assertThat(tooFew(THREE)).isFalse();
  }

  @Test
  void twoMenCanTakeAKingWhoFallsBetweenTwo() {
    assertThat(tooFew(TWO, "king-capture=two-sides")).isFalse();
    assertThat(tooFew(ONE, "king-capture=two-sides")).isTrue();
  }

  @Test
  void oneManIsEnoughWhereTheBorderHelps() {
    assertThat(tooFew(ONE, "king-capture=two-sides", "edge-hostile=yes")).isFalse();
  }

  private static boolean tooFew(String rows, String... switches) {
    Play play = Play.attackers(rows.replace('/', '\n'), switches);
    return InsufficientMaterial.tooFewAttackers(play.position(), Play.rules(switches));
  }
}
