package hnefi.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class FreeNameTest {
  @Test
  void aNameThatNobodyHasStaysAsItIs() {
    assertThat(FreeName.of("Winter", 60, Set.of("Summer")::contains)).isEqualTo("Winter");
  }

  @Test
  void theFirstNumberThatIsFreeIsTaken() {
    assertThat(FreeName.of("Winter", 60, Set.of("Winter", "Winter (2)")::contains))
        .isEqualTo("Winter (3)");
  }

  @Test
  void aNameWithItsNumberIsNoLongerThanItMayBe() {
    assertThat(FreeName.of("Deep winter", 11, Set.of("Deep winter")::contains))
        .isEqualTo("Deep wi (2)");
    String ships = "\uD83D\uDEA2".repeat(11);
    assertThat(FreeName.of(ships, 11, Set.of(ships)::contains))
        .isEqualTo("\uD83D\uDEA2".repeat(7) + " (2)");
  }
}
