package hnefi.console;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.Library;
import hnefi.content.PackedContent;
import hnefi.engine.StopSignal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The line protocol, command by command.
class EngineProtocolTest {
  private static final Library LIBRARY = PackedContent.LIBRARY;
  private static final String TRAP =
      "position A....../......./......./......./.DA..../......./...K... attackers";

  private final EngineProtocol engine = new EngineProtocol(LIBRARY);

  @Test
  void aGameCanBePlayedWithoutAnyPreparation() {
    assertThat(answer("result")).isEqualTo("result ongoing");
    assertThat(answer("moves")).startsWith("moves a4-");
  }

  @Test
  void rulesBeginAGameFromTheirStart() {
    assertThat(answer("rules haende")).isEqualTo("ok");
    assertThat(answer("show"))
        .isEqualTo("position ...A.../...A.../...D.../AADKDAA/...D.../...A.../...A... attackers");
    assertThat(answer("rules svenska")).isEqualTo("ok");
    assertThat(answer("show")).endsWith(" defenders");
  }

  @Test
  void rulesTakeSwitchesAndALayout() {
    assertThat(answer("rules fetlar layout=brandub first-move=defenders king-captors="))
        .isEqualTo("ok");
    assertThat(answer("show"))
        .isEqualTo("position ...A.../...A.../...D.../AADKDAA/...D.../...A.../...A... defenders");
  }

  @Test
  void presetsAreRulesToo() {
    assertThat(answer("rules svenska-3-4")).isEqualTo("ok");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rules | error the id of a rule set is needed",
        "rules chess | error there is no rule set or variant “chess”",
        "rules fetlar edge | error “edge” is not of the form switch=value",
        "rules fetlar edge=no | error there is no switch “edge”",
        "rules fetlar layout=chess | error there is no start position “chess”",
        "rules fetlar king-armed=maybe | error “maybe” is not a value of king-armed; possible: no,"
            + " yes",
        "rules fetlar king-range=0 | error “0” is not a value of king-range; possible: unlimited,"
            + " or a number of squares, at least 1",
        "rules fetlar corner-enter=nobody | error “escape” and “corner-enter” contradict each"
            + " other",
        "position | error position needs “start”, or rows and a side",
        "position start now please | error position needs “start”, or rows and a side",
        "position ../.. attackers | error the board has 2 rows, but it needs an odd number from 5"
            + " to 19",
        "position ...../...../..K../...../..... attackers | error the board has no attacker",
        "position ...../...../..A../...../..... attackers | error the board has no king",
        "position K..../...../..K../...../..A.. attackers | error the board has 2 kings instead of"
            + " one",
        "position K..../...../...../...../..A.. white | error “white” is neither attackers nor"
            + " defenders",
        "moves a4 | error moves takes no argument",
        "play | error play needs one move",
        "play a4 a6 | error play needs one move",
        "play a4:a6 | error “a4:a6” is not a move such as a4-a6 or a4-a6xc5/d5",
        "play a4-a4 | error “a4-a4” does not move anything",
        "undo | error there is no move to take back",
        "undo 2 | error undo takes no argument",
        "result now | error result takes no argument",
        "show me | error show takes no argument",
        "why not | error why takes no argument",
        "perft | error perft needs a depth from 0 to 99, and perhaps “bulk”",
        "perft 100 | error perft needs a depth from 0 to 99, and perhaps “bulk”",
        "quit now | error quit takes no argument",
        "perft -1 | error perft needs a depth from 0 to 99, and perhaps “bulk”",
        "perft 1 fast | error perft needs a depth from 0 to 99, and perhaps “bulk”",
        "perft 1 bulk 2 | error perft needs a depth from 0 to 99, and perhaps “bulk”",
        "go | error go needs “movetime”, “depth” or “nodes”, and a number from 1",
        "go depth | error go needs “movetime”, “depth” or “nodes”, and a number from 1",
        "go depth 0 | error go needs “movetime”, “depth” or “nodes”, and a number from 1",
        "go depth -1 | error go needs “movetime”, “depth” or “nodes”, and a number from 1",
        "go depth x | error go needs “movetime”, “depth” or “nodes”, and a number from 1",
        "go nodes 1 2 | error go needs “movetime”, “depth” or “nodes”, and a number from 1",
        "go fast 3 | error go needs “movetime”, “depth” or “nodes”, and a number from 1",
        "go movetime 99999999999999 | error go needs “movetime”, “depth” or “nodes”, and a number"
            + " from 1",
        "MOVES | error unknown command “MOVES”",
        "'' | error empty line",
        "'   ' | error empty line"
      })
  void whatIsWrongWithACommandIsSaid(String line, String answer) {
    assertThat(answer(line)).isEqualTo(answer);
  }

  @Test
  void aBadCommandLeavesTheGameAsItWas() {
    answer("rules haende");
    answer("play d6-c6");
    String shown = answer("show");
    for (String each :
        new String[] {"rules chess", "rules fetlar x=y", "position x y", "play z", "perft x"}) {
      assertThat(answer(each)).startsWith("error ");
    }
    assertThat(answer("show")).isEqualTo(shown);
    assertThat(answer("undo")).isEqualTo("ok");
  }

  @Test
  void movesAreSortedAsText() {
    answer("position ...../...../..K../...../.A... attackers");
    assertThat(answer("moves")).isEqualTo("moves b1-a1 b1-b2 b1-b3 b1-b4 b1-b5 b1-c1 b1-d1 b1-e1");
  }

  @Test
  void aMoveNamesWhatItTook() {
    answer("rules mungo-simple");
    answer(TRAP);
    assertThat(answer("play a7-a6")).isEqualTo("played a7-a6");
    answer(TRAP);
    assertThat(answer("play a7-a3")).isEqualTo("played a7-a3 x b3");
  }

  @ParameterizedTest
  @CsvSource({
    "play a7-b6, refused not-straight a7 b6",
    "play a7-h7, refused off-board",
    "play c4-c5, refused no-piece c4",
    "play d1-d2, refused not-your-turn d1",
    "play c3-a3, refused blocked b3",
    "play c3-b3, refused occupied b3"
  })
  void aRefusedMoveNamesReasonAndSquares(String line, String answer) {
    answer("rules mungo-simple");
    answer(TRAP);
    assertThat(answer(line)).isEqualTo(answer);
  }

  @Test
  void refusalsOfSpecialSquaresNameThem() {
    answer("rules svenska king-range=1");
    answer("position ......./.....K./......./A.....A/......./D....../....... attackers");
    assertThat(answer("play a4-d4")).isEqualTo("refused throne-closed d4");
    assertThat(answer("play a4-e4")).isEqualTo("refused throne-impassable d4");
    answer("position ......./.....K./......./A.....A/......./D....../....... defenders");
    assertThat(answer("play f6-f3")).isEqualTo("refused too-far f5");
    answer("rules haende");
    answer("position .A...A./A.....A/......./...K.../.....A./A.....A/.A..... attackers");
    assertThat(answer("play f3-f1")).isEqualTo("refused last-castle a1 a7 g1 g7");
    assertThat(answer("play b1-a1")).isEqualTo("refused corner-closed a1");
  }

  @Test
  void undoTakesBackMoveByMove() {
    answer("rules haende");
    String start = answer("show");
    answer("play d6-c6");
    answer("play d5-c5");
    assertThat(answer("undo")).isEqualTo("ok");
    assertThat(answer("undo")).isEqualTo("ok");
    assertThat(answer("show")).isEqualTo(start);
    assertThat(answer("undo")).startsWith("error");
  }

  @Test
  void theEndingsPlayedTodayHaveTheirResults() {
    answer("rules copenhagen");
    answer(
        "position"
            + " .........../.....A...../....A.A..../...A...A.../..A..D..A../.A..DKD..A./..A.D...A../...A...A.../....A.A..../..........A/..........."
            + " attackers");
    answer("play k2-f2");
    assertThat(answer("result")).isEqualTo("result attackers encirclement");
    answer(
        "position"
            + " .........../...A...A.../.........../.....A...../.........../..A......../.....D..A../...A....A../.........../....D....../...D.KD...."
            + " defenders");
    answer("play f5-f2");
    assertThat(answer("result")).isEqualTo("result defenders exit-fort");
    assertThat(answer("why")).contains("exit fort", "the edge of the board");
    answer("rules mungo-simple repetition=defenders-lose");
    answer("position A....../......./......./...K.../......./..A.D../....... attackers");
    for (int i = 0; i < 2; i++) {
      for (String move : List.of("a7-a6", "e2-e3", "a6-a7", "e3-e2")) {
        answer("play " + move);
      }
    }
    assertThat(answer("result")).isEqualTo("result attackers repetition");
  }

  @Test
  void undoReopensAFinishedGame() {
    answer("rules mungo-simple");
    answer("position ......./......./......./...K.../......./......./A...... defenders");
    answer("play d4-d7");
    assertThat(answer("result")).isEqualTo("result defenders king-escaped");
    assertThat(answer("moves")).isEqualTo("moves");
    assertThat(answer("play a1-a2")).isEqualTo("refused game-over");
    assertThat(answer("perft 2")).isEqualTo("perft 2 0");
    answer("undo");
    assertThat(answer("result")).isEqualTo("result ongoing");
  }

  @Test
  void positionStartForgetsTheGame() {
    answer("rules haende");
    String start = answer("show");
    answer("play d6-c6");
    assertThat(answer("position start")).isEqualTo("ok");
    assertThat(answer("show")).isEqualTo(start);
    assertThat(answer("undo")).startsWith("error");
  }

  @Test
  void whyTellsTheLastTurnInOneLine() {
    assertThat(answer("why")).isEqualTo("No move has been made yet.");
    answer("rules mungo-simple");
    answer(TRAP);
    answer("play a7-a3");
    assertThat(answer("why"))
        .startsWith(
            "An attacker moves from a7 to a3. The defender on b3 is captured between the attacker"
                + " on a3 and the attacker on c3. [")
        .doesNotContain("\n");
  }

  @Test
  void perftCountsWithAndWithoutPlayingTheLastPly() {
    answer("rules haende");
    assertThat(answer("perft 0")).isEqualTo("perft 0 1");
    assertThat(answer("perft 2")).isEqualTo("perft 2 960");
    assertThat(answer("perft 2 bulk")).isEqualTo("perft 2 960");
  }

  @Test
  void goThinksAsFarAsItIsTold() {
    answer("rules haende");
    assertThat(answer("go depth 3"))
        .matches("bestmove \\S+ score -?\\d+ depth 3 nodes \\d+ time \\d+ win \\d+");
    assertThat(answer("go nodes 1000")).matches("bestmove .* nodes (1?\\d{3}|20\\d\\d) .*");
    assertThat(answer("go movetime 1")).startsWith("bestmove ");
    String move = answer("go depth 1").split(" ")[1];
    assertThat(answer("play " + move)).startsWith("played " + move);
  }

  @Test
  void goFindsNothingInAGameThatIsOver() {
    answer("rules mungo-simple");
    answer("position ...../...../K..../...../..A.. defenders");
    answer("play a3-a4");
    assertThat(answer("go depth 2")).isEqualTo("error the game is over");
  }

  @ParameterizedTest
  @ValueSource(strings = {"  moves  ", "\tmoves", "moves\r", "\uFEFFmoves", "\u00A0moves\u2003"})
  void spaceAroundACommandDoesNotMatter(String line) {
    assertThat(answer(line)).startsWith("moves a");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\rb", "a\u2028b", "a\u0085b", "a\u000Bb", "\u0000", "\uD83D", "𝄞"})
  void everyAnswerIsOneLine(String line) {
    assertThat(answer(line)).startsWith("error ").doesNotContainPattern("\\R");
  }

  @Test
  void hugeInputIsAnsweredShortly() {
    assertThat(answer("x".repeat(EngineProtocol.LONGEST_LINE + 1)))
        .isEqualTo("error the line is too long");
    assertThat(answer("play " + "x".repeat(50_000))).hasSizeLessThan(400).endsWith("…");
    assertThat(answer("position " + "/".repeat(50_000) + " attackers"))
        .isEqualTo("error the board has 50,001 rows, but it needs an odd number from 5 to 19");
  }

  @Test
  void aStoppedCountSaysSo() {
    StopSignal signal = new StopSignal();
    signal.stop();
    assertThat(engine.answer("perft 9", signal)).matches("perft 9 \\d+ stopped");
    assertThat(engine.answer("go depth 90", signal)).startsWith("bestmove ");
  }

  private String answer(String line) {
    return engine.answer(line, new StopSignal());
  }
}
