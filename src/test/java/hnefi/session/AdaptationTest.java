package hnefi.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// An opponent that becomes a match for whoever plays it.
class AdaptationTest {
  private static final List<String> ALL = List.of("weak", "middle", "strong");
  private static final Optional<Boolean> WON = Optional.of(true);
  private static final Optional<Boolean> LOST = Optional.of(false);

  private static Adaptation.Step twice(Adaptation before, Optional<Boolean> how) {
    Adaptation.Step once = before.after(how, ALL);
    assertThat(once.change()).isEmpty();
    return once.next().after(how, ALL);
  }

  @Test
  void twoWinsTakeTheAidThatWasGivenLast() {
    Adaptation.Step step = twice(Adaptation.begunWith("middle"), WON);
    assertThat(step.change()).contains(new Adaptation.Change.AidTaken(Aid.HINTS));
    assertThat(step.next()).isEqualTo(new Adaptation("middle", Set.of(Aid.TAKE_BACK), 0));
  }

  @Test
  void twoLossesGiveTheNextAid() {
    Adaptation.Step step = twice(Adaptation.begunWith("middle"), LOST);
    assertThat(step.change()).contains(new Adaptation.Change.AidGiven(Aid.SECOND_LOOK));
  }

  @Test
  void withoutAnAidToTakeTheOpponentBecomesStronger() {
    Adaptation.Step step = twice(new Adaptation("middle", Set.of(), 0), WON);
    assertThat(step.change()).contains(new Adaptation.Change.Stronger("strong"));
    assertThat(twice(step.next(), WON).change()).isEmpty();
  }

  @Test
  void withoutAnAidToGiveTheOpponentBecomesWeaker() {
    Adaptation.Step step = twice(new Adaptation("middle", Set.of(Aid.values()), 0), LOST);
    assertThat(step.change()).contains(new Adaptation.Change.Weaker("weak"));
    assertThat(twice(step.next(), LOST).change()).isEmpty();
  }

  @Test
  void aDrawAndAChangeOfFortuneBreakTheRun() {
    Adaptation won = Adaptation.begunWith("middle").after(WON, ALL).next();
    assertThat(won.after(Optional.empty(), ALL).next().run()).isZero();
    assertThat(won.after(LOST, ALL).next().run()).isEqualTo(-1);
  }
}
