package hnefi.ui.play.coach;

import static hnefi.ui.play.session.PlayFixture.play;
import static hnefi.ui.play.session.PlayFixture.setup;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.task.BackgroundTasks;
import hnefi.session.Assistance;
import hnefi.session.GameTerms;
import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.play.session.PlayModel;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CoachModelTest {
  private final PlayFixture.Held workers = new PlayFixture.Held();
  private final PlayModel model = PlayFixture.model(setup("haende"));
  private final CoachModel coach = coach(model);

  private CoachModel coach(PlayModel asking) {
    return new CoachModel(
        asking,
        new AsyncCoach(
            asking.referee().rules(),
            new BackgroundTasks(workers, Runnable::run),
            CoachLimits.ofPositions(500)));
  }

  @Test
  void whereThePlayersDoWithoutHintsNoneIsLookedFor() {
    GameTerms withHints = GameTerms.USUAL.withAssistance(Set.of(Assistance.HINTS));
    CoachModel given = coach(PlayFixture.model(setup("haende").on(withHints)));
    given.askHint();
    assertThat(given.thinkingProperty().get()).isTrue();
    GameTerms alone = GameTerms.USUAL.withAssistance(Set.of());
    CoachModel taken = coach(PlayFixture.model(setup("haende").on(alone)));
    taken.askHint();
    assertThat(taken.thinkingProperty().get()).isFalse();
  }

  @Test
  void whoStandsBetterIsLookedForAnewAfterEveryMove() {
    coach.evaluationShownProperty().set(true);
    assertThat(coach.evaluatingProperty().get()).isTrue();
    workers.work();
    assertThat(coach.evaluatingProperty().get()).isFalse();
    assertThat(coach.evaluationProperty().get()).isPresent();

    play(model, "b4-b1");
    assertThat(coach.evaluatingProperty().get()).isTrue();
    assertThat(coach.evaluationProperty().get()).isPresent();
    workers.work();
    assertThat(coach.evaluatingProperty().get()).isFalse();

    coach.evaluationShownProperty().set(false);
    assertThat(coach.evaluatingProperty().get()).isFalse();
    assertThat(coach.evaluationProperty().get()).isEmpty();
  }
}
