package hnefi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.BoardShape;
import hnefi.board.Square;
import hnefi.text.Message;
import hnefi.text.Result;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveLineTest {
  @Test
  void variationsStandAfterTheTurnTheyLeaveUnderTheMoveTheyReplace() {
    String text =
        """
        1. a1-a2 b1-b2
        1a.1.1a. a1-a3 b1-b3
        1a.1.1b.1.1a. ..... b1-b4
        1a.1.1b.1.2a. a3-a4 b4-b5
        1a.2.1a. a1-a4
        2. a2-a3 b2-b3
        2b.1.1a. ..... b2-b4
        """;
    assertThat(MoveLineWriter.write(read(text))).isEqualTo(text);
    MoveLine.Entry first = read(text).entries().getFirst();
    assertThat(first.variations()).hasSize(2);
    assertThat(first.variations().getFirst().entries().getLast().variations().getFirst().entries())
        .hasSize(3);
  }

  @Test
  void openTaflNamesTheSharedMoveWhereTheSecondOfATurnIsReplaced() {
    MoveLine read = read("1. a1-a2 b1-b2\n1a.1.1a. ..... b1-b3\n1a.1.2a. a2-a3");
    assertThat(read.entries().getFirst().variations()).isEmpty();
    assertThat(read.entries().getLast().variations().getFirst().entries()).hasSize(2);
  }

  @Test
  void commentsOfATurnArePartedByABar() {
    MoveLine read =
        read(
            "1. a1-a2 b1-b2\n"
                + "[first\n"
                + "2. is no turn|second]\n"
                + "1b.1.1a. ..... b1-b3\n"
                + "[|third] 2. a2-a3 [fourth]");
    assertThat(read.entries())
        .extracting(each -> each.annotation().comment())
        .containsExactly("first\n2. is no turn", "second", "fourth");
    assertThat(
            read.entries()
                .get(1)
                .variations()
                .getFirst()
                .entries()
                .getFirst()
                .annotation()
                .comment())
        .isEqualTo("third");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1b.1.1a. a1-a2",
        "3a.1.1a. b1-b2",
        "1a.1.1a.1.1a. b1-b2",
        "1a.1.",
        "1a.x.1a.",
        "1.1.1a.",
        "99999999999999999999a.1.1a. b1-b2",
        "....."
      })
  void aVariationOfNoMoveIsRefused(String text) {
    MoveLineReader reader = new MoveLineReader();
    assertThat(reader.line("1. a1-a2", 1)).isEmpty();
    assertThat(reader.line(text, 2).map(Message::key).orElse("")).isIn("game.address", "game.move");
  }

  @Test
  void variationsNestedWithoutEndAreRefusedAndDoNotBreakTheReader() {
    MoveLineReader reader = new MoveLineReader();
    assertThat(reader.line("1a.1.".repeat(500_000) + "1a. a1-a2", 1).map(Message::key))
        .contains("game.address");
  }

  @Test
  void shapesStandWhereOtherProgramsReadAComment() {
    Annotation noted =
        new Annotation(
            "Look [here] | {%name no}",
            List.of(
                new BoardShape.Arrow(new Square(0, 3), new Square(10, 9)),
                new BoardShape.Circle(new Square(0, 3)),
                new BoardShape.Arrow(new Square(0, 3), new Square(1, 3))));
    String text = AnnotationText.write(noted);
    assertThat(text).endsWith("{%cal Ga4k10}{%csl Ga4}{%cal Ga4b4}").doesNotContain("]", "|");
    assertThat(AnnotationText.read(text)).isEqualTo(noted);
  }

  @Test
  void namesAndColoursOfOlderFilesAreReadAsWordsAndArrows() {
    assertThat(AnnotationText.read("Look. {%name The \\u005d road}{%cal Ra4a6}"))
        .isEqualTo(
            new Annotation(
                "Look. The ] road",
                List.of(new BoardShape.Arrow(new Square(0, 3), new Square(0, 5)))));
  }

  @Test
  void aCommentHasLinesAndTabulatorsButNoOtherControlCharacters() {
    assertThat(AnnotationText.read("a\\u0007b\tc\r\nd\\u0000\u001B").comment())
        .isEqualTo("ab\tc\nd");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"{%cal Ga4}", "{%cal Xa4a5}", "{%csl Gz99}", "{%csl }", "{%clk 1:00}", "\\x"})
  void whatIsNoCommandOfOursStaysInTheComment(String text) {
    assertThat(AnnotationText.read(text).comment().isEmpty()).isEqualTo(text.equals("{%cal Ga4}"));
  }

  private static MoveLine read(String text) {
    MoveLineReader reader = new MoveLineReader(MoveLineTest::move);
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      assertThat(reader.line(line, number)).isEqualTo(Optional.empty());
    }
    return reader.moves();
  }

  private static Result<MoveText.Written> move(String text) {
    return MoveText.readWritten(text);
  }
}
