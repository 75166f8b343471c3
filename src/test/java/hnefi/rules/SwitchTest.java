package hnefi.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SwitchTest {
  @ParameterizedTest
  @EnumSource
  void everyChoiceIsAValueThatComesBackAsWritten(Switch each) {
    for (String value : each.choices()) {
      assertThat(each.accepts(value)).as(value).isTrue();
      assertThat(each.spelled(value)).isEqualTo(value);
      if (each != Switch.CORNER_ENTER) {
        assertThat(each.valueIn(each.in(Play.rules(), value))).isEqualTo(value);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void everySwitchIsFoundByItsName(Switch each) {
    assertThat(Switch.of(each.id())).contains(each);
    assertThat(each.id()).matches("[a-z-]+");
  }

  @ParameterizedTest
  @EnumSource
  void aWrongValueIsRefusedWithTheRightOnes(Switch each) {
    assertThat(each.accepts("perhaps")).isFalse();
    assertThatThrownBy(() -> each.in(Play.rules(), "perhaps"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("“perhaps” is no value of " + each.id());
  }

  @ParameterizedTest
  @CsvSource({
    "first-move, 'attackers, defenders'",
    "escape, 'edge, corner'",
    "throne-enter, 'anyone, king, nobody'",
    "throne-pass, 'anyone, king, nobody'",
    "throne-hostile, 'none, all'",
    "corner-enter, 'anyone, king, nobody'",
    "corner-hostile, 'none, all'",
    "edge-hostile, 'no, yes'",
    "king-armed, 'no, yes'",
    "king-capture, 'four-sides, two-sides'",
    "shieldwall, 'none, plain, with-corner'",
    "open-corner, 'no, yes'",
    "no-legal-move, 'loses, draw'",
    "repetition, 'draw, forbidden, off'"
  })
  void theValuesAreThoseOfTheRules(String name, String values) {
    assertThat(Switch.of(name).orElseThrow().choices()).containsExactly(values.split(", "));
  }

  @ParameterizedTest
  @CsvSource({
    "1, true",
    "19, true",
    "unlimited, true",
    "0, false",
    "-1, false",
    "01, false",
    "1.5, false",
    "99999999999, false",
    "'', false"
  })
  void theKingsRangeIsANumberOfSquares(String value, boolean good) {
    assertThat(Switch.KING_RANGE.accepts(value)).isEqualTo(good);
  }

  @Test
  void theKingsCaptorsAreAListInAnyOrder() {
    assertThat(Switch.KING_CAPTORS.choices()).hasSize(8).startsWith("").doesNotHaveDuplicates();
    assertThat(Switch.KING_CAPTORS.spelled("edge,throne")).isEqualTo("throne,edge");
    assertThat(Switch.KING_CAPTORS.spelled("throne,throne")).isEqualTo("throne");
    assertThat(Switch.KING_CAPTORS.spelled("corner, edge")).isEqualTo("corner,edge");
    assertThat(Switch.KING_CAPTORS.accepts("edge,")).isFalse();
    assertThat(Switch.KING_CAPTORS.accepts("wall")).isFalse();
  }

  @Test
  void anUnknownNameIsNoSwitch() {
    assertThat(Switch.of("king")).isEmpty();
    assertThat(Switch.of("")).isEmpty();
    assertThat(Switch.of("KING_ARMED")).isEmpty();
  }

  @Test
  void differencesAreTheSwitchesThatAreTurned() {
    assertThat(
            Switch.differences(
                Play.rules(), Play.rules("king-armed=no", "king-captors=throne,edge")))
        .containsExactlyInAnyOrder(Switch.KING_ARMED, Switch.KING_CAPTORS);
    assertThat(Switch.differences(Play.rules(), Play.rules())).isEmpty();
  }

  @Test
  void switchesThatContradictEachOtherAreNamed() {
    assertThat(Switch.conflict(Map.of(Switch.ESCAPE, "corner", Switch.CORNER_ENTER, "nobody")))
        .contains(new Switch.Conflict(Switch.ESCAPE, Switch.CORNER_ENTER));
    assertThat(Switch.conflict(Map.of(Switch.ESCAPE, "corner", Switch.CORNER_ENTER, "anyone")))
        .isEmpty();
  }

  @Test
  void severalSwitchesTurnAtOnce() {
    RuleSet corners =
        Switch.ruleSet(
            Play.rules("corner-enter=nobody"),
            Map.of(Switch.ESCAPE, "corner", Switch.CORNER_ENTER, "king"));
    assertThat(corners.escape()).isEqualTo(Escape.CORNER);
  }

  @Test
  void aRuleSetNeedsEverySwitch() {
    Map<Switch, String> one = Map.of(Switch.ESCAPE, "edge");
    assertThatThrownBy(() -> Switch.ruleSet(one))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is missing");
  }
}
