package hnefi.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import hnefi.board.BoardSize;
import hnefi.board.Side;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WinChanceTest {
  private static final WinChance CHANCE =
      new WinChance(
          List.of(
              new WinChance.Point(-100, 0.1),
              new WinChance.Point(100, 0.5),
              new WinChance.Point(300, 0.5),
              new WinChance.Point(400, 0.9)),
          0.7);

  @Test
  void betweenThePointsItIsInterpolated() {
    assertThat(CHANCE.of(new Score(100), Side.ATTACKERS)).isCloseTo(0.5, within(1e-9));
    assertThat(CHANCE.of(new Score(200), Side.ATTACKERS)).isCloseTo(0.5, within(1e-9));
    assertThat(CHANCE.of(new Score(375), Side.ATTACKERS)).isCloseTo(0.8, within(1e-9));
    assertThat(CHANCE.of(new Score(-20_000), Side.ATTACKERS)).isBetween(0.01, 0.1);
    assertThat(CHANCE.of(new Score(20_000), Side.ATTACKERS)).isBetween(0.9, 0.99);
  }

  @Test
  void bothSidesTogetherHaveAllChances() {
    for (int points = -500; points <= 500; points += 50) {
      double attackers = CHANCE.of(new Score(points), Side.ATTACKERS);
      double defenders = CHANCE.of(new Score(-points), Side.DEFENDERS);
      assertThat(attackers + defenders).isCloseTo(1, within(1e-9));
    }
  }

  @Test
  void whatIsDecidedIsCertain() {
    assertThat(CHANCE.of(new Score(Score.winIn(3)), Side.DEFENDERS)).isEqualTo(1);
    assertThat(CHANCE.of(new Score(-Score.DECIDED), Side.ATTACKERS)).isZero();
  }

  @Test
  void theScoreOfADrawStandsApart() {
    assertThat(CHANCE.of(new Score(0), Side.ATTACKERS)).isCloseTo(0.7, within(1e-9));
    assertThat(CHANCE.of(new Score(0), Side.DEFENDERS)).isCloseTo(0.3, within(1e-9));
    assertThat(CHANCE.of(new Score(1), Side.ATTACKERS)).isCloseTo(0.302, within(1e-9));
  }

  @Test
  void aBetterScoreNeverMeansALowerChance() {
    for (Books.Book book : Books.ruleSets()) {
      WinChance chance = WinChance.by(book.rules(), book.board().size());
      double last = 0;
      for (int points = -Score.DECIDED + 10; points < Score.DECIDED; points += 25) {
        double now = chance.of(new Score(points), Side.ATTACKERS);
        assertThat(now).as("%s at %d", book.name(), points).isBetween(last, 1.0);
        last = now;
      }
    }
  }

  @Test
  void everyRuleSetHasItsOwnMeasurement() {
    for (Books.Book book : Books.ruleSets()) {
      assertThat(WinChance.by(book.rules(), book.board().size()))
          .as(book.name())
          .isNotEqualTo(WinChance.LEARNED);
    }
  }

  @Test
  void houseRulesTakeTheNearest() {
    Books.Book house = Books.FETLAR.with("house", "king-range=3");
    assertThat(WinChance.by(house.rules(), house.board().size()))
        .isEqualTo(WinChance.by(Books.FETLAR.rules(), new BoardSize(11)))
        .isNotEqualTo(WinChance.by(Books.HAENDE.rules(), new BoardSize(7)));
  }

  /// By luck alone a few of a hundred may lie beyond the error.
  @Test
  void freshGamesWonWhatWasPredicted() throws IOException {
    String text;
    try (InputStream in =
        Objects.requireNonNull(WinChance.class.getResourceAsStream("win-chance.txt"))) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    List<MatchResult> buckets =
        Pattern.compile(
                "# +(\\d+) % predicted, (\\d+) % won \\(± (\\d+)\\): (\\d+) positions of (\\d+)"
                    + " games")
            .matcher(text)
            .results()
            .filter(each -> number(each, 4) >= 300 && number(each, 5) >= 100)
            .toList();
    assertThat(buckets).hasSizeGreaterThan(Books.ruleSets().size());
    for (MatchResult each : buckets) {
      assertThat(Math.abs(number(each, 1) - number(each, 2)))
          .as(each.group())
          .isLessThanOrEqualTo(5 + number(each, 3));
    }
  }

  private static int number(MatchResult found, int group) {
    return Integer.parseInt(found.group(group));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          chances draw:50 0:50            | line 2: a line “rules” and a line “chances” take turns
          rules 7 castles=3               | line 2: no rule: castles=3
          rules seven                     | line 2: no number: seven
          rules 7 escape=corner           | line 2: the switch
          RULES/chances draw:50 0:50 half         | line 3: no score with its chance: half
          RULES/chances draw:50 0:many            | line 3: no number: many
          RULES/chances draw:50 0:50 10:40        | line 3: not rising
          RULES/chances draw:50 10:40 10:50       | line 3: not rising
          RULES/chances draw:50 0:101             | line 3: not rising
          RULES/chances 0:50              | line 3: no chance of a draw: 0:50
          RULES/chances draw:101 0:50     | line 3: no chance: 1.01
          RULES/RULES                     | line 3: a line “rules”
          RULES                           | line 2: the last rules have no chances
          """)
  void aBadLineIsNamedWithItsReason(String lines, String said) {
    String rules = "rules 7 " + String.join(" ", switches());
    String text = "# for people\n" + lines.replace("RULES", rules).replace('/', '\n');
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MeasuredChance.read("chances.txt", text))
        .withMessageStartingWith("chances.txt, " + said);
  }

  private static List<String> switches() {
    return Books.HAENDE.rules().values().values().stream().map(Object::toString).toList();
  }
}
