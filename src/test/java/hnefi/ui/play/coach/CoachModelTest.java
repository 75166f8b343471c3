package hnefi.ui.play.coach;

import static hnefi.ui.play.session.PlayFixture.play;
import static hnefi.ui.play.session.PlayFixture.setup;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.task.BackgroundTasks;
import org.junit.jupiter.api.Test;

class CoachModelTest {
  private final PlayFixture.Held workers = new PlayFixture.Held();
  private final PlayModel model = PlayFixture.model(setup("haende"));
  private final CoachModel coach =
      new CoachModel(
          model,
          new AsyncCoach(
              model.referee().rules(),
              new BackgroundTasks(workers, Runnable::run),
              CoachLimits.ofPositions(500)));

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
