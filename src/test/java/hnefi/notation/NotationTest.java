package hnefi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.BoardSize;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Play;
import hnefi.text.Language;
import hnefi.text.Result;
import hnefi.text.Words;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NotationTest {
  private static final Words ENGLISH = Words.of(NotationTest.class, "notation", Language.EN);

  @Test
  void everySquareComesBackAsWritten() {
    for (Square each : new BoardSize(BoardSize.LARGEST).squares()) {
      assertThat(SquareText.read(SquareText.write(each))).isEqualTo(new Result.Good<>(each));
    }
    assertThat(SquareText.write(new Square(0, 3))).isEqualTo("a4");
    assertThat(SquareText.write(new Square(18, 18))).isEqualTo("s19");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "4", "A4", "a0", "a04", "a100", "4a", "a4 ", " a4", "ä4", "a-4"})
  void whatIsNoSquareIsQuoted(String text) {
    assertThat(reason(SquareText.read(text)))
        .isEqualTo("“" + text + "” is not a square such as a4");
  }

  @ParameterizedTest
  @ValueSource(strings = {"t1", "a20", "z99"})
  void aSquareOffTheLargestBoardIsNamed(String text) {
    assertThat(reason(SquareText.read(text)))
        .isEqualTo("there is no square " + text + " on any board");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a4-a6", "a4-a6xc5", "a4-a6xc5/d5", "s1-s19"})
  void aWrittenMoveComesBack(String text) {
    MoveText.Written written = MoveText.readWritten(text).toOptional().orElseThrow();
    String captured = String.join("/", SquareText.write(written.captured()));
    assertThat(MoveText.write(written.move()) + (captured.isEmpty() ? "" : "x" + captured))
        .isEqualTo(text);
  }

  @Test
  void aMoveAloneNamesNoCaptures() {
    Move move = new Move(new Square(0, 3), new Square(0, 5));
    assertThat(MoveText.read("a4-a6")).isEqualTo(new Result.Good<>(move));
    assertThat(reason(MoveText.read("a4-a6xc5")))
        .isEqualTo("“a4-a6xc5” says what is captured; only the move belongs here, such as a4-a6");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a4 | “a4” is not a move such as a4-a6 or a4-a6xc5/d5",
        "a4-a5-a6 | “a4-a5-a6” is not a move such as a4-a6 or a4-a6xc5/d5",
        "a4–a6 | “a4–a6” is not a move such as a4-a6 or a4-a6xc5/d5",
        "a4-a4 | “a4-a4” does not move anything",
        "a4-b | “b” is not a square such as a4",
        "-a4 | “” is not a square such as a4",
        "a4-a6x | “” is not a square such as a4",
        "a4-a6xc5/ | “” is not a square such as a4",
        "a4-a6xc5,d5 | “c5,d5” is not a square such as a4",
        "a4-a20 | there is no square a20 on any board"
      })
  void whatIsWrongWithAMoveIsSaid(String text, String reason) {
    assertThat(reason(MoveText.readWritten(text))).isEqualTo(reason);
  }

  @Test
  void aTurnIsWrittenWithWhatItTook() {
    Play play =
        Play.attackers(
            """
            .......
            ...A...
            ...D...
            .AD..A.
            .......
            .......
            K......
            """);
    assertThat(MoveText.write(play.turn("f4-d4"))).isEqualTo("f4-d4xc4/d5");
    assertThat(MoveText.write(play.turn("a1-b1"))).isEqualTo("a1-b1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "...../..A../.AKD./...../.....",
        "...A.../...A.../...D.../AADKDAA/...D.../...A.../...A..."
      })
  void aBoardComesBackAsWritten(String text) {
    var board = BoardText.read(text).toOptional().orElseThrow();
    assertThat(BoardText.write(board)).isEqualTo(text);
    assertThat(BoardText.read(BoardText.rows(board)).toOptional()).contains(board);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | the board has 1 rows, but it needs an odd number from 5 to 19",
        ".../.../... | the board has 3 rows, but it needs an odd number from 5 to 19",
        "....../....../....../....../....../...... | the board has 6 rows, but it needs an odd"
            + " number from 5 to 19",
        "...../..../...../...../..... | row 2 has 4 squares instead of 5",
        "...../...../....../...../..... | row 3 has 6 squares instead of 5",
        "...../...../..x../...../..... | “x” in row 3 is none of “A”, “D”, “K” and “.”",
        "...../...../..a../...../..... | “a” in row 3 is none of “A”, “D”, “K” and “.”"
      })
  void whatIsWrongWithABoardIsSaid(String text, String reason) {
    assertThat(reason(BoardText.read(text))).isEqualTo(reason);
  }

  @Test
  void sidesComeBackAsWritten() {
    for (Side each : Side.values()) {
      assertThat(SideText.read(SideText.write(each))).isEqualTo(new Result.Good<>(each));
    }
    assertThat(reason(SideText.read("Attackers")))
        .isEqualTo("“Attackers” is neither attackers nor defenders");
  }

  @Test
  void everyOutcomeComesBackAsWritten() {
    for (Outcome.Ending ending : Outcome.Ending.values()) {
      for (Optional<Side> winner :
          List.of(
              Optional.<Side>empty(), Optional.of(Side.ATTACKERS), Optional.of(Side.DEFENDERS))) {
        if (Outcome.canBe(winner, ending)) {
          Optional<Outcome> outcome = Optional.of(new Outcome(winner, ending));
          assertThat(SideText.readOutcome(SideText.write(outcome)))
              .isEqualTo(new Result.Good<>(outcome));
        }
      }
    }
    assertThat(SideText.readOutcome("ongoing")).isEqualTo(new Result.Good<>(Optional.empty()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "draw", "defenders king-captured", "draw resignation", "white wins"})
  void whatIsNoOutcomeIsQuoted(String text) {
    assertThat(reason(SideText.readOutcome(text)))
        .isEqualTo("“" + text + "” is not a result such as “attackers king-captured”");
  }

  private static String reason(Result<?> parsed) {
    return switch (parsed) {
      case Result.Good<?> good -> throw new AssertionError("good: " + good);
      case Result.Bad<?>(_, var reason) -> ENGLISH.say(reason);
    };
  }
}
