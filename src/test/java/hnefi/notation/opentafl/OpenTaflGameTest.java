package hnefi.notation.opentafl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import hnefi.notation.MoveLine;
import hnefi.notation.MoveLineWriter;
import hnefi.notation.MoveText;
import hnefi.notation.SquareText;
import hnefi.text.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpenTaflGameTest {
  private static final String RULES =
      "dim:7 name:Brandub ks:w starti:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
  private static final String GAME =
      """
      [date:2015.05.04]
      [attackers:Astrid]
      [rules:%s]

      1. d2-f2 d3-g3
      [A quiet move.|Better
      was c3.]

      2. Kd4-d3- a4-a6xa5/Tb6xb7+
      2a.1.1a. d5-a5 d6-a6
      [|another way]
      2b.1.1a. ..... d6-c6
      2b.1.1b.2.1a. ..... d6-b6
      3. ---
      """
          .formatted(RULES);
  private static final String ODD =
      "[]|&;#0 9\"\\\t\n\r\u000B\u0000\u0085\u00A0\u2028\uFEFF\uD800\uDC00";

  @ParameterizedTest
  @ValueSource(strings = {"[rules:", "[ Rules :", "[RULES:"})
  void aGameIsKnownByItsRulesHoweverTheirTagIsWritten(String tag) {
    String text = GAME.replace("[rules:", tag);

    assertThat(OpenTaflGame.isLike(text)).isTrue();
    assertThat(read(text).rules().name()).isEqualTo("Brandub");
  }

  @Test
  void aCommentAboutTheRulesMakesNoGameOfAnotherProgram() {
    assertThat(
            OpenTaflGame.isLike(
                """
                [Rules "svenska"]

                1. f8-c8 a4-c4
                [rules: the king is captured by four]
                ongoing
                """))
        .isFalse();
  }

  @Test
  void aGameHasTagsRulesMovesCommentsVariationsAndAnEnd() {
    OpenTaflGame game = read(GAME);
    assertThat(game.tags()).containsEntry("attackers", "Astrid").containsEntry("rules", RULES);
    assertThat(game.rules().name()).isEqualTo("Brandub");
    assertThat(game.resigned()).isTrue();
    assertThat(MoveLineWriter.write(game.moves()))
        .isEqualTo(
            """
            1. d2-f2 d3-g3
            [A quiet move.|Better
            was c3.]
            2. d4-d3 a4-a6xa5/b6/b7
            2a.1.1a. d5-a5 d6-a6
            [|another way]
            2b.1.1a. ..... d6-c6
            2b.1.1b.1.1a. ..... d6-b6
            """);
    assertThat(game.moves().entries()).extracting(MoveLine.Entry::line).containsExactly(5, 5, 9, 9);
  }

  @ParameterizedTest
  @CsvSource({
    "a4-a6,a4-a6,''",
    "a4-a6xc5/d5,a4-a6,c5 d5",
    "xk3,,",
    "a4-a6xk3xk2,a4-a6,k2 k3",
    "a4-a6xc5/c5,a4-a6,c5",
    "Ke5-e1--,e5-e1,''",
    "a3-e3xKe4++,a3-e3,e4",
    "k3-k4+,k3-k4,''",
    "ce6^e8,,",
    "Ne8=e4xe3,,",
    "Ne8-e4,,",
    "a4-a4,,",
    "z9-a4,,",
    "a4-a6xxc5,,"
  })
  void aMoveIsReadWithItsCaptures(String text, String move, String captured) {
    switch (OpenTaflMove.read(text)) {
      case Result.Good<MoveText.Written>(MoveText.Written written) -> {
        assertThat(MoveText.write(written.move())).isEqualTo(move);
        assertThat(String.join(" ", SquareText.write(written.captured()))).isEqualTo(captured);
      }
      case Result.Bad<MoveText.Written> _ -> assertThat(move).isNull();
    }
  }

  @Test
  void whateverIsWrittenInTagsIsReadAgain() {
    Random chance = new Random(20261122);
    for (int round = 0; round < 500; round++) {
      String name = text(chance);
      String written =
          OpenTaflGame.write(Map.of("attackers", name), RULES, MoveLine.NONE, round % 2 == 0);
      OpenTaflGame again = read(written);
      assertThat(again.tags()).containsEntry("attackers", name);
      assertThat(again.resigned()).isEqualTo(round % 2 == 0);
    }
  }

  @Test
  void aTagMayGoOnInTheNextLines() {
    String game =
        GAME.replace("[attackers:", "[start-comment:Played in May.\n\nA quiet game.]\n[attackers:");
    assertThat(read(game).tags()).containsEntry("start-comment", "Played in May.\n\nA quiet game.");
    assertThat(OpenTaflGame.read("[start-comment:Played in May.\n1. a4-a6\n"))
        .isInstanceOfSatisfying(Result.Bad.class, found -> assertThat(found.line()).isEqualTo(1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          [attackers:Astrid]  ~ [attackers Astrid] ~ 2  ~ opentafl.tag
          [attackers:Astrid]  ~ [attackers:Astrid  ~ 2  ~ opentafl.tag
          3t3/]               ~ 3t3/               ~ 3  ~ opentafl.tag
          1. d2-f2            ~ 1. d2-             ~ 0  ~ game.move
          A quiet move.|Better~ A quiet move.]     ~ 0  ~ game.move
          [A quiet            ~ A quiet            ~ 0  ~ game.move
          another way]        ~ another way        ~ 0  ~ game.comment
          3. ---              ~ 3. ---#1.          ~ 15 ~ opentafl.after-resignation
          ks:w                ~ ks:z               ~ 3  ~ opentafl.value
          [rules:             ~ [ruler:            ~ 0  ~ opentafl.no-rules
          """)
  void whatIsWrongIsSaidWithItsLine(String good, String bad, int line, String reason) {
    String damaged = GAME.replace(good.strip(), bad.strip().replace('#', '\n'));
    assertThat(damaged).isNotEqualTo(GAME);
    assertThat(OpenTaflGame.read(damaged))
        .isInstanceOfSatisfying(
            Result.Bad.class,
            found -> {
              assertThat(found.line()).isEqualTo(line);
              assertThat(found.reason().key()).isEqualTo(reason);
            });
  }

  @Test
  void noTextMakesTheReaderFail() {
    Random chance = new Random(7);
    for (int round = 0; round < 2_000; round++) {
      StringBuilder text = new StringBuilder(GAME);
      for (int i = chance.nextInt(8); i >= 0; i--) {
        int at = chance.nextInt(text.length());
        switch (chance.nextInt(3)) {
          case 0 -> text.deleteCharAt(at);
          case 1 -> text.insert(at, ODD.charAt(chance.nextInt(ODD.length())));
          default -> text.setCharAt(at, (char) ('!' + chance.nextInt(94)));
        }
      }
      assertThatCode(() -> OpenTaflGame.read(text.toString()))
          .as("%s", text)
          .doesNotThrowAnyException();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "1.", "1a.", "/", "x", "9999999999.", "\n", "[rules:", "a1-"})
  void anEndlessTextIsAnsweredSoon(String part) {
    assertThatCode(() -> OpenTaflGame.read(part.repeat(100_000))).doesNotThrowAnyException();
  }

  private static OpenTaflGame read(String text) {
    return switch (OpenTaflGame.read(text)) {
      case Result.Good<OpenTaflGame>(OpenTaflGame game) -> game;
      case Result.Bad<OpenTaflGame> bad -> throw new AssertionError(bad + "\n" + text);
    };
  }

  private static String text(Random chance) {
    List<String> parts = new ArrayList<>();
    for (int i = chance.nextInt(20); i > 0; i--) {
      parts.add(
          chance.nextBoolean()
              ? String.valueOf(ODD.charAt(chance.nextInt(ODD.length())))
              : "ab1. a1-a2]".substring(0, 1 + chance.nextInt(10)));
    }
    return String.join("", parts);
  }
}
