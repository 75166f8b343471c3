package hnefi.ui.play.coach;

import static hnefi.ui.play.session.PlayFixture.move;
import static hnefi.ui.play.session.PlayFixture.play;
import static hnefi.ui.play.session.PlayFixture.setup;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hnefi.fx.task.BackgroundTasks;
import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.play.session.PlayModel;
import org.junit.jupiter.api.Test;

/// A mistake in the coach must not leave anybody waiting.
class BrokenCoachTest {
  private final PlayFixture.Held workers = new PlayFixture.Held();
  private final PlayModel model = PlayFixture.model(setup("haende"));

  @Test
  void aHintIsNoLongerLookedFor() {
    CoachModel coach = new CoachModel(model, broken(model));
    coach.askHint();
    assertThat(coach.thinkingProperty().get()).isTrue();
    fail();
    assertThat(coach.thinkingProperty().get()).isFalse();
    coach.askHint();
    assertThat(coach.thinkingProperty().get()).isTrue();
  }

  @Test
  void theBarGoesAway() {
    CoachModel coach = new CoachModel(model, broken(model));
    coach.evaluationShownProperty().set(true);
    fail();
    assertThat(coach.evaluationShownProperty().get()).isFalse();
  }

  @Test
  void theMoveIsPlayedWithoutABlunderCheck() {
    BlunderCheck blunderCheck = new BlunderCheck(model, broken(model));
    blunderCheck.setWanted(true);
    blunderCheck.attempt(move("b4-b1"));
    assertThat(model.snapshot().ply()).isZero();
    fail();
    assertThat(model.snapshot().ply()).isEqualTo(1);
  }

  @Test
  void aReviewCanBeBegunAgain() {
    play(model, "b4-b1 c4-c7");
    ReviewModel review = new ReviewModel(model, broken(model));
    review.begin();
    fail();
    assertThat(review.stateProperty().get()).isInstanceOf(ReviewModel.State.NotAsked.class);
  }

  private void fail() {
    assertThatThrownBy(workers::work).isInstanceOf(RuntimeException.class);
  }

  /// AsyncCoach that fails for want of limits.
  @SuppressWarnings("NullAway")
  private AsyncCoach broken(PlayModel asking) {
    return new AsyncCoach(
        asking.referee().rules(),
        new BackgroundTasks(workers, Runnable::run),
        new CoachLimits(null, null, null, null));
  }
}
