package hnefi.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hnefi.board.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CornerTest {
  private static final String FREE_CORNERS =
      """
      D..K...
      .......
      .......
      .......
      .......
      .......
      ...A...
      """;

  @ParameterizedTest
  @CsvSource({"anyone, true, true", "king, false, true", "nobody, false, false"})
  void whoMayStopOnACornerIsASwitch(String value, boolean soldiers, boolean king) {
    Play attackers = Play.attackers(FREE_CORNERS, "corner-enter=" + value);
    Play defenders = Play.defenders(FREE_CORNERS, "corner-enter=" + value);
    assertThat(attackers.goals("d1").contains("a1")).isEqualTo(soldiers);
    assertThat(attackers.goals("d1").contains("g1")).isEqualTo(soldiers);
    assertThat(defenders.goals("a7").contains("a1")).isEqualTo(soldiers);
    assertThat(defenders.goals("d7").contains("g7")).isEqualTo(king);
  }

  @Test
  void theClosedCornerIsNamed() {
    Refusal refusal = Play.attackers(FREE_CORNERS, "corner-enter=king").refusal("d1-g1");
    assertThat(refusal).isEqualTo(new Refusal.CornerClosed(new Square(6, 0)));
    assertThat(refusal.rule()).contains(Switch.CORNER_ENTER);
    assertThat(refusal.squares()).containsExactly(new Square(6, 0));
  }

  @Test
  void theKingCannotFleeToCornersThatNobodyMayEnter() {
    assertThatThrownBy(() -> Play.rules("escape=corner", "corner-enter=nobody"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("escape=corner contradicts corner-enter=nobody");
  }

  @Test
  void underTheKingsEdgeNobodyNeedsToEnterTheCorners() {
    assertThat(Play.rules("escape=edge", "corner-enter=nobody").cornerEnter())
        .isEqualTo(Access.NOBODY);
  }
}
