package hnefi.ui.play.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.content.Edition;
import hnefi.content.EditionName;
import hnefi.game.GameClock;
import hnefi.game.TimeControl;
import hnefi.narration.EditionWords;
import hnefi.rules.Play;
import hnefi.rules.StartPosition;
import hnefi.rules.Switch;
import hnefi.rules.SwitchConflict;
import hnefi.rules.SwitchValue;
import hnefi.session.GameTerms;
import hnefi.session.Handicap;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.text.Language;
import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.RulesRoute;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
  void whatWasChosenForTheGameIsPlayedByTheRulesOneTurned() {
    Edition haende = PlayFixture.edition("haende");
    Players alone = new Players(new Participant.Computer("hilding"), new Participant.Human("Olaf"));
    GameTerms agreed =
        GameTerms.USUAL
            .withTwoGames(true)
            .withClock(
                Optional.of(GameClock.wound(new TimeControl.Hourglass(Duration.ofMinutes(1)))));
    Handicap.FewerMen fewer =
        Handicap.choices(haende, haende.layout().board()).stream()
            .filter(Handicap.FewerMen.class::isInstance)
            .map(Handicap.FewerMen.class::cast)
            .findFirst()
            .orElseThrow();
    StartPosition start = fewer.start(haende, Optional.empty()).orElseThrow();
    GameRoute chosen = new GameRoute(haende.name(), Optional.of(start), alone).on(agreed);
    RulesModel turned = new RulesModel(RulesRoute.of(chosen), haende);
    turned.change(Play.value("king-armed=no"));
    assertThat(turned.fromStart()).isEqualTo(chosen.by(turned.edition().name()));
    assertThat(turned.newGame().chosen()).isEqualTo(turned.fromStart());
    turned.change(Play.value("first-move=attackers"));
    assertThat(turned.fromStart().start())
        .contains(new StartPosition(start.board(), Side.ATTACKERS));
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
    assertThat(cautions()).doesNotContain("B II");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fetlar | escape=edge corner-enter=nobody | locked | B I 2",
        "svenska | king-armed=yes | clearly worse off | 2",
        "haende | escape=edge | one corner open does not help | any edge square",
        "copenhagen | escape=edge | exit fort | already won",
        "fetlar | escape=edge king-captors=throne,edge | edge never helps | already won",
        "fetlar | king-captors=throne,corner | corner never helps | two attackers",
        "fetlar | king-capture=two-sides | two attackers are enough | fourth",
        "fetlar | king-captors= | beside the empty throne | captor",
        "linnaeus | king-captors= | beside the empty throne | captor",
        "mungo-simple | throne-pass=king | not every piece may cross | No book",
        "fetlar | throne-pass=nobody | the king may stop on the throne | No book",
        "mungo-simple | shieldwall=with-corner | does not close an end | enemies",
      })
  void rulesThatSayNothingOrThatABookAdvisesAgainstAreWarnedOf(
      String book, String changes, String what, String why) {
    Edition edition = PlayFixture.edition(book);
    assertThat(EditionWords.cautions(edition, PlayFixture.LIBRARY, Language.EN)).isEmpty();
    RulesModel turned = new RulesModel(RulesRoute.of(edition.name()), edition);
    for (String each : changes.split(" ")) {
      assertThat(turned.change(Play.value(each))).isTrue();
    }
    assertThat(EditionWords.cautions(turned.edition(), PlayFixture.LIBRARY, Language.EN))
        .contains(what)
        .contains(why);
  }

  @Test
  void whatABookPlaysItselfIsNotCalledSenseless() {
    for (var rulebook : PlayFixture.LIBRARY.rulebooks()) {
      for (var preset : rulebook.presets()) {
        assertThat(PlayFixture.LIBRARY.cautions(Edition.of(rulebook, preset)))
            .allSatisfy(each -> assertThat(each.cite()).isNotEmpty());
      }
    }
  }

  private String cautions() {
    return EditionWords.cautions(model.edition(), PlayFixture.LIBRARY, Language.EN);
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyRuleOfEveryRuleSetCanBeRead(Language language) {
    for (var rulebook : PlayFixture.LIBRARY.rulebooks()) {
      var entries =
          new RuleEntryFactory(Edition.of(rulebook), PlayFixture.LIBRARY.books(), language);
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
          new RuleEntryFactory(Edition.of(rulebook), PlayFixture.LIBRARY.books(), Language.EN);
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
