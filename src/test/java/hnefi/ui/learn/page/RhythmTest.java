package hnefi.ui.learn.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The time that words take.
class RhythmTest {
  @Test
  void moreWordsTakeLonger() {
    assertThat(Rhythm.reading("One two three four.")).isGreaterThan(Rhythm.reading("One."));
  }

  @Test
  void aSingleClauseDoesNotWait() {
    assertThat(Rhythm.untilLastClause("The ship sinks.")).isZero();
  }

  @Test
  void theLastClauseComesWhenThoseBeforeItHaveBeenRead() {
    String words = "On the left an attacker, on the right an attacker: the piece falls.";
    assertThat(Rhythm.untilLastClause(words))
        .isGreaterThan(Rhythm.untilLastClause("On the left an attacker: the piece falls."))
        .isLessThan(Rhythm.reading(words));
  }

  @Test
  void nobodyWaitsForEver() {
    assertThat(Rhythm.untilLastClause("word ".repeat(50) + ": it falls.")).isLessThan(4000);
  }
}
