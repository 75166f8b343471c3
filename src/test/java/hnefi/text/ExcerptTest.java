package hnefi.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExcerptTest {
  @Test
  void aShortTextIsQuotedInFull() {
    assertThat(Excerpt.of("Þingvellir")).isEqualTo("Þingvellir");
  }

  @Test
  void ofALongTextFortyCharactersAreQuoted() {
    assertThat(Excerpt.of("x".repeat(5 << 20))).isEqualTo("x".repeat(40) + "…");
    assertThat(Excerpt.of("\uD83D\uDE00".repeat(41))).isEqualTo("\uD83D\uDE00".repeat(40) + "…");
  }

  @Test
  void whatCannotBeShownInOneLineIsReplaced() {
    assertThat(Excerpt.of("a\tb\nc\u2028d\uD800e\u0085")).isEqualTo("a?b?c?d?e?");
  }

  @Test
  void aTextIsNotCutWithinACharacter() {
    assertThat(Excerpt.cut("ab\uD83D\uDE00", 2)).isEqualTo("ab");
    assertThat(Excerpt.cut("ab\uD83D\uDE00c", 3)).isEqualTo("ab\uD83D\uDE00");
    assertThat(Excerpt.cut("ab\uD83D\uDE00", 3)).isEqualTo("ab\uD83D\uDE00");
  }

  @Test
  void aTextOfSeveralLinesBecomesOne() {
    assertThat(Excerpt.line(" a \t b\r\nc\u2028d\u0085 e\u0007 ")).isEqualTo("a b c d e");
    assertThat(Excerpt.line("abc def", 4)).isEqualTo("abc");
  }

  @Test
  void aMessageQuotesNoMoreEither() {
    Message inner = Message.of("inner", "y".repeat(50), 7);

    assertThat(Message.of("outer", inner).shortened())
        .isEqualTo(Message.of("outer", Message.of("inner", "y".repeat(40) + "…", 7)));
  }
}
