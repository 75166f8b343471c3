package hnefi.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// An opponent that becomes a match for whoever plays it.
class AdaptiveDifficultyTest {
  private static final List<String> ALL = List.of("weak", "middle", "strong");
  private static final Optional<Boolean> WON = Optional.of(true);
  private static final Optional<Boolean> LOST = Optional.of(false);

  private static AdaptiveDifficulty.Step twice(AdaptiveDifficulty before, Optional<Boolean> how) {
    AdaptiveDifficulty.Step once = before.after(how, ALL);
    assertThat(once.change()).isEmpty();
    return once.next().after(how, ALL);
  }

  @Test
  void twoWinsTakeTheAidThatWasGivenLast() {
    AdaptiveDifficulty.Step step = twice(AdaptiveDifficulty.begunWith("middle"), WON);
    assertThat(step.change())
        .contains(new AdaptiveDifficulty.Change.AssistanceTaken(Assistance.HINTS));
    assertThat(step.next())
        .isEqualTo(new AdaptiveDifficulty("middle", Set.of(Assistance.TAKE_BACK), 0));
  }

  @Test
  void twoLossesGiveTheNextAid() {
    AdaptiveDifficulty.Step step = twice(AdaptiveDifficulty.begunWith("middle"), LOST);
    assertThat(step.change())
        .contains(new AdaptiveDifficulty.Change.AssistanceGiven(Assistance.BLUNDER_CHECK));
  }

  @Test
  void withoutAnAidToTakeTheOpponentBecomesStronger() {
    AdaptiveDifficulty.Step step = twice(new AdaptiveDifficulty("middle", Set.of(), 0), WON);
    assertThat(step.change()).contains(new AdaptiveDifficulty.Change.Stronger("strong"));
    assertThat(twice(step.next(), WON).change()).isEmpty();
  }

  @Test
  void withoutAnAidToGiveTheOpponentBecomesWeaker() {
    AdaptiveDifficulty.Step step =
        twice(new AdaptiveDifficulty("middle", Set.of(Assistance.values()), 0), LOST);
    assertThat(step.change()).contains(new AdaptiveDifficulty.Change.Weaker("weak"));
    assertThat(twice(step.next(), LOST).change()).isEmpty();
  }

  @Test
  void aDrawAndAChangeOfFortuneBreakTheRun() {
    AdaptiveDifficulty won = AdaptiveDifficulty.begunWith("middle").after(WON, ALL).next();
    assertThat(won.after(Optional.empty(), ALL).next().run()).isZero();
    assertThat(won.after(LOST, ALL).next().run()).isEqualTo(-1);
  }
}
