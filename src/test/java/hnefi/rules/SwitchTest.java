package hnefi.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SwitchTest {
  @ParameterizedTest
  @EnumSource
  void everyChoiceIsAValueThatComesBackAsWritten(Switch each) {
    for (SwitchValue value : each.choices()) {
      assertThat(each.read(value.text())).contains(value);
      assertThat(SwitchValue.read(value.toString())).contains(value);
      RuleSet turned = Play.rules().with(value);
      assertThat(turned.value(each)).isEqualTo(value);
      assertThat(turned.differences(Play.rules()))
          .isEqualTo(Play.rules().value(each).equals(value) ? Set.of() : Set.of(each));
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
  void aWrongValueIsRefused(Switch each) {
    assertThat(each.read("perhaps")).isEmpty();
    assertThatThrownBy(() -> new SwitchValue(each, "perhaps"))
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
    "king-capture, 'four-sides, two-sides, by-place'",
    "shieldwall, 'none, plain, with-corner, flanking'",
    "open-corner, 'no, yes'",
    "no-legal-move, 'loses, draw'",
    "repetition, 'draw, forbidden, defenders-lose, off'",
    "held-throne, 'quiet, hostile'",
    "encirclement, 'no, yes'",
    "exit-fort, 'no, yes'"
  })
  void theValuesAreThoseOfTheRules(String name, String values) {
    assertThat(Switch.of(name).orElseThrow().choices())
        .extracting(SwitchValue::text)
        .containsExactly(values.split(", "));
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
    assertThat(Switch.KING_RANGE.read(value).isPresent()).isEqualTo(good);
  }

  @Test
  void theKingsCaptorsAreAListInAnyOrder() {
    assertThat(Switch.KING_CAPTORS.choices())
        .extracting(SwitchValue::text)
        .hasSize(8)
        .startsWith("")
        .doesNotHaveDuplicates();
    assertThat(captors("edge,throne")).isEqualTo("throne,edge");
    assertThat(captors("throne,throne")).isEqualTo("throne");
    assertThat(captors("corner, edge")).isEqualTo("corner,edge");
    assertThat(Switch.KING_CAPTORS.read("edge,")).isEmpty();
    assertThat(Switch.KING_CAPTORS.read("wall")).isEmpty();
  }

  private static String captors(String list) {
    return Switch.KING_CAPTORS.read(list).orElseThrow().text();
  }

  @Test
  void anUnknownNameIsNoSwitch() {
    assertThat(Switch.of("king")).isEmpty();
    assertThat(Switch.of("")).isEmpty();
    assertThat(Switch.of("KING_ARMED")).isEmpty();
  }

  @Test
  void differencesAreTheSwitchesThatAreTurned() {
    assertThat(Play.rules().differences(Play.rules("king-armed=no", "king-captors=throne,edge")))
        .containsExactlyInAnyOrder(Switch.KING_ARMED, Switch.KING_CAPTORS);
    assertThat(Play.rules().differences(Play.rules())).isEmpty();
  }

  @Test
  void switchesThatContradictEachOtherAreNamed() {
    SwitchValue corner = Play.value("escape=corner");
    SwitchValue closed = Play.value("corner-enter=nobody");
    assertThat(SwitchConflict.in(Map.of(Switch.ESCAPE, corner, Switch.CORNER_ENTER, closed)))
        .contains(new SwitchConflict(corner, closed));
    assertThat(
            SwitchConflict.in(
                Map.of(
                    Switch.ESCAPE, corner, Switch.CORNER_ENTER, Play.value("corner-enter=anyone"))))
        .isEmpty();
    assertThatThrownBy(() -> Play.rules().with(corner, closed))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("escape=corner contradicts corner-enter=nobody");
  }

  @Test
  void severalSwitchesTurnAtOnce() {
    RuleSet corners =
        Play.rules("corner-enter=nobody")
            .with(Play.value("escape=corner"), Play.value("corner-enter=king"));
    assertThat(corners.escape()).isEqualTo(Escape.CORNER);
  }

  @Test
  void aRuleSetNamesEverySwitchThatHasNoDefault() {
    List<SwitchValue> all = List.copyOf(Play.rules().values().values());
    for (SwitchValue left : all) {
      List<SwitchValue> others = all.stream().filter(each -> !each.equals(left)).toList();
      Optional<SwitchValue> standard = left.rule().standard();
      if (standard.isPresent()) {
        assertThat(RuleSet.of(others).value(left.rule())).isEqualTo(standard.get());
      } else {
        assertThatThrownBy(() -> RuleSet.of(others))
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessage("the switch " + left.rule().id() + " is missing");
      }
    }
  }
}
