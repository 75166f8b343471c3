package hnefi.ui.learn.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The time that words take.
class ReadingTimeTest {
  @Test
  void moreWordsTakeLonger() {
    assertThat(ReadingTime.reading("One two three four."))
        .isGreaterThan(ReadingTime.reading("One."));
  }

  @Test
  void aSingleClauseDoesNotWait() {
    assertThat(ReadingTime.untilLastClause("The ship sinks.")).isZero();
  }

  @Test
  void theLastClauseComesWhenThoseBeforeItHaveBeenRead() {
    String words = "On the left an attacker, on the right an attacker: the piece falls.";
    assertThat(ReadingTime.untilLastClause(words))
        .isGreaterThan(ReadingTime.untilLastClause("On the left an attacker: the piece falls."))
        .isLessThan(ReadingTime.reading(words));
  }

  @Test
  void nobodyWaitsForEver() {
    assertThat(ReadingTime.untilLastClause("word ".repeat(50) + ": it falls.")).isLessThan(4000);
  }
}
