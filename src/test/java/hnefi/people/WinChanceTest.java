package hnefi.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import hnefi.board.Side;
import hnefi.content.ContentFolder;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.engine.Score;
import hnefi.rules.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WinChanceTest {
  private static final Library LIBRARY = Library.read(ContentFolder.packed());

  private static Edition edition(String id) {
    return LIBRARY.rulebooks().stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .map(Edition::of)
        .orElseThrow();
  }

  private static Position start(Edition edition) {
    return edition.referee().start(edition.layout().board());
  }

  private static WinChance chance(Edition edition) {
    return WinChance.by(edition.rules(), edition.layout().board().size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mungo-simple",
        "mungo-tablut",
        "fetlar",
        "spieltz",
        "haende",
        "svenska",
        "copenhagen",
        "linnaeus"
      })
  void aBetterScoreIsABetterChance(String id) {
    Edition edition = edition(id);
    Position start = start(edition);
    double before = 0;
    for (int points = -1200; points <= 1200; points += 200) {
      double chance = chance(edition).of(start, new Score(points));
      assertThat(chance).isBetween(0.0, 1.0).isGreaterThanOrEqualTo(before);
      before = chance;
    }
  }

  @Test
  void theSidesShareAllChances() {
    Edition edition = edition("fetlar");
    Position start = start(edition);
    Position turned = edition.referee().setUp(start.board(), Side.DEFENDERS);
    for (Position each : new Position[] {start, turned}) {
      double own = chance(edition).of(each, new Score(120));
      double attackers = chance(edition).ofAttackers(each, new Score(120));
      assertThat(own)
          .isCloseTo(each.toMove() == Side.ATTACKERS ? attackers : 1 - attackers, within(1e-9));
    }
  }

  @Test
  void onlyAProvenWinIsCertain() {
    Edition edition = edition("copenhagen");
    Position start = start(edition);
    WinChance chance = chance(edition);
    assertThat(chance.of(start, new Score(29_997))).isEqualTo(1);
    assertThat(chance.of(start, new Score(-29_000))).isZero();
    assertThat(chance.of(start, new Score(20_000))).isLessThan(1);
  }

  @Test
  void peopleBeginCopenhagenWithAboutTheChancesTheyHave() {
    Edition edition = edition("copenhagen");
    assertThat(chance(edition).of(start(edition), new Score(-300))).isBetween(0.35, 0.6);
  }

  @Test
  void whatIsWrongIsNamedWithItsLine() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ChanceWeights.read("win-chance.txt", "# chances\nweights 1 2\n"))
        .withMessage("win-chance.txt, line 2: a line “rules” and a line “weights” take turns");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ChanceWeights.read("win-chance.txt", "rules 7 escape=edge\n"))
        .withMessage("win-chance.txt, line 1: the last rules have no weights");
  }
}
