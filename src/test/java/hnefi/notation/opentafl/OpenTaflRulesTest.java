package hnefi.notation.opentafl;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Arrangement;
import hnefi.notation.BoardText;
import hnefi.rules.RuleSet;
import hnefi.rules.Switch;
import hnefi.rules.SwitchConflict;
import hnefi.rules.SwitchValue;
import hnefi.text.Language;
import hnefi.text.Result;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpenTaflRulesTest {
  private static final Arrangement BRANDUB =
      BoardText.read("...A.../...A.../...D.../AADKDAA/...D.../...A.../...A...")
          .toOptional()
          .orElseThrow();
  private static final String START = " start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";

  /// What the notation has no words for.
  private static final Set<Switch> UNSPOKEN =
      EnumSet.of(
          Switch.EDGE_HOSTILE,
          Switch.OPEN_CORNER,
          Switch.NO_LEGAL_MOVE,
          Switch.REPETITION,
          Switch.KING_CAPTORS);

  @Test
  void allSwitchesItHasWordsForComeBackAsTheyWere() {
    Random chance = new Random(20261122);
    for (int round = 0; round < 2_000; round++) {
      RuleSet rules = rules(chance);
      OpenTaflRules again = read(OpenTaflRules.write("A game", rules, BRANDUB));
      Set<Switch> lost = rules.differences(again.rules());
      assertThat(UNSPOKEN).as("%s", rules).containsAll(lost);
      assertThat(OpenTaflRules.unspoken(rules, BRANDUB)).isEqualTo(lost);
      assertThat(again.start()).isEqualTo(BRANDUB);
      assertThat(again.name()).isEqualTo("A game");
      assertThat(again.notes()).isEmpty();
    }
  }

  @Test
  void whatIsLeftOutHasTheDefaultOfTheNotation() {
    RuleSet rules = read("dim:7" + START).rules();
    assertThat(rules.values().values())
        .extracting(SwitchValue::toString)
        .contains(
            "first-move=attackers",
            "escape=corner",
            "throne-enter=king",
            "throne-pass=anyone",
            "throne-hostile=all",
            "corner-enter=king",
            "corner-hostile=all",
            "king-armed=yes",
            "king-range=unlimited",
            "king-capture=four-sides",
            "king-captors=throne",
            "shieldwall=none",
            "repetition=draw",
            "encirclement=yes",
            "exit-fort=no");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ks:n                              | king-capture=two-sides
          ks:m                              | king-captors=throne,edge
          spd:-1,-1,-1,-1,-1,-1,-1,1,       | king-range=1
          spd:-1,-1,-1,-1,-1,-1,-1,-1,-1,3  | king-range=3
          cens:K cenre:                     | throne-enter=nobody
          cen:                              | throne-enter=anyone
          cor: esc:e                        | corner-hostile=none
          cor:a1,a7,g1,g7,                  | corner-hostile=all
          sw:s                              | shieldwall=flanking
          sw:s swf:n                        | shieldwall=with-corner
          """)
  void anEntryTurnsASwitch(String entries, String value) {
    OpenTaflRules read = read("dim:7 " + entries + START);
    assertThat(read.rules().values().values()).extracting(SwitchValue::toString).contains(value);
    assertThat(read.notes()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          tfr:w         | three times
          ka:a          | stands still
          ka:h          | only by moving
          spd:1         | few squares
          sw:w          | end of a row
          cens:TK       | stop on the throne
          cenhe:t       | one side only
          cenh:tT       | sits on it
          corh:T        | one side only
          zork:y        | zork
          """)
  void whatHasNoCounterpartIsSaid(String entries, String said) {
    assertThat(read("dim:7 " + entries + START).notes())
        .singleElement()
        .satisfies(note -> assertThat(english(note)).contains(said));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dim:7                                      | position to begin with
          start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/    | how big the board is
          dim:9 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ | 9
          dim:7 start:/3t3/3c3/3T3/ttTKTtt/3T3/3t3/3t3/ | “c” in row 2
          dim:7 start:/3t3/3t4/3T3/ttTKTtt/3T3/3t3/3t3/ | row 2
          dim:7 start:/3t3/99999t/3T3/ttTKTtt/3T3/3t3/3t3/ | row 2
          dim:7 start:/7/7/7/7/7/7/7/                | no king
          dim:7 ber:c start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ | several times
          dim:7 kj:r start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ | jump
          dim:7 afor:a1 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ | fortresses
          dim:7 cor:b2 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ | other places
          dim:7 esc:q start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ | esc has no valid value: “q”
          dim:7 cors: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ | contradict
          dim:7 nonsense start:/7/                   | nonsense
          """)
  void whatCannotBePlayedIsRefusedInWords(String line, String said) {
    assertThat(OpenTaflRules.read(line))
        .isInstanceOfSatisfying(
            Result.Bad.class, bad -> assertThat(english(bad.reason())).contains(said));
  }

  private static String english(hnefi.text.Message message) {
    return Words.of(BoardText.class, "notation", Language.EN).say(message);
  }

  private static OpenTaflRules read(String line) {
    return OpenTaflRules.read(line).toOptional().orElseThrow(() -> new AssertionError(line));
  }

  /// Rules with any values.
  private static RuleSet rules(Random chance) {
    Map<Switch, SwitchValue> values = new EnumMap<>(Switch.class);
    do {
      for (Switch each : Switch.values()) {
        List<SwitchValue> choices = new ArrayList<>(each.choices());
        values.put(each, choices.get(chance.nextInt(choices.size())));
      }
    } while (SwitchConflict.in(values).isPresent());
    return RuleSet.of(values.values());
  }
}
