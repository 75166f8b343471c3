package hnefi.ui.play.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.EditionName;
import hnefi.narration.EditionWords;
import hnefi.rules.Play;
import hnefi.rules.Switch;
import hnefi.rules.SwitchConflict;
import hnefi.rules.SwitchValue;
import hnefi.text.Language;
import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.route.RulesRoute;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RulesModelTest {
  private final RulesModel model =
      new RulesModel(RulesRoute.of(EditionName.of("haende")), PlayFixture.edition("haende"));

  @Test
  void aTurnedSwitchIsAHouseRuleUntilItIsTurnedBack() {
    assertThat(model.change(Play.value("king-armed=no"))).isTrue();
    assertThat(model.fromStart().edition().houseRules())
        .isEqualTo(Map.of(Switch.KING_ARMED, new SwitchValue(Switch.KING_ARMED, false)));
    assertThat(EditionWords.differences(model.edition(), Language.EN)).hasSize(1);
    model.change(Play.value("king-armed=yes"));
    assertThat(model.fromStart().edition()).isEqualTo(EditionName.of("haende"));
  }

  @Test
  void aContradictionIsRefused() {
    assertThat(model.change(Play.value("corner-enter=nobody"))).isFalse();
    assertThat(model.refusedProperty().get())
        .contains(
            new SwitchConflict(Play.value("escape=corner"), Play.value("corner-enter=nobody")));
    assertThat(model.edition().houseRules()).isEmpty();
    model.change(Play.value("escape=edge"));
    assertThat(model.refusedProperty().get()).isEmpty();
    assertThat(model.change(Play.value("corner-enter=nobody"))).isTrue();
  }

  @Test
  void openCornersAreWarnedOfAsTheBookDoes() {
    assertThat(cautions()).isEmpty();
    model.change(Play.value("corner-enter=anyone"));
    assertThat(cautions()).contains("corners").contains("B II");
    model.change(Play.value("escape=edge"));
    assertThat(cautions()).isEmpty();
  }

  private String cautions() {
    return EditionWords.cautions(model.edition(), PlayFixture.LIBRARY, Language.EN);
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyRuleOfEveryRuleSetCanBeRead(Language language) {
    for (var rulebook : PlayFixture.LIBRARY.rulebooks()) {
      var entries =
          new RuleEntryFactory(
              hnefi.content.Edition.of(rulebook), PlayFixture.LIBRARY.books(), language);
      assertThat(Arrays.stream(Switch.values()).map(entries::entry))
          .allSatisfy(entry -> {
            assertThat(entry.sentence()).isNotBlank();
            assertThat(entry.provenance()).isNotBlank();
          });
    }
  }

  @Test
  void everyRivalThatContradictsNothingCanBePlayed() {
    for (var rulebook : PlayFixture.LIBRARY.rulebooks()) {
      var entries =
          new RuleEntryFactory(
              hnefi.content.Edition.of(rulebook), PlayFixture.LIBRARY.books(), Language.EN);
      for (Switch each : Switch.values()) {
        for (RuleEntry.RivalRuling rival : entries.entry(each).rivals()) {
          rival
              .edition()
              .ifPresent(name -> assertThat(PlayFixture.LIBRARY.edition(name)).isPresent());
        }
      }
    }
  }
}
