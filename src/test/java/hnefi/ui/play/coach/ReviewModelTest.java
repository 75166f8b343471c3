package hnefi.ui.play.coach;

import static hnefi.ui.play.session.PlayFixture.ESCAPE;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.task.BackgroundTasks;
import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.play.session.PlayModel;
import org.junit.jupiter.api.Test;

class ReviewModelTest {
  private final PlayFixture.Held workers = new PlayFixture.Held();
  private final PlayFixture.Held window = new PlayFixture.Held();
  private final PlayModel model = PlayFixture.model(PlayFixture.setup("haende"));
  private final ReviewModel review =
      new ReviewModel(
          model,
          new AsyncCoach(
              model.referee().rules(),
              new BackgroundTasks(workers, window),
              CoachLimits.ofPositions(100)));

  @Test
  void itTellsHowFarItIsAndThenWhatItFound() {
    PlayFixture.play(model, ESCAPE);
    review.begin();
    workers.work();
    window.work();
    assertThat(review.stateProperty().get()).isInstanceOf(ReviewModel.State.Working.class);
    assertThat(review.stateProperty().get()).isNotEqualTo(new ReviewModel.State.Working(0, 10));
    workAll(window);
    assertThat(review.stateProperty().get()).isInstanceOf(ReviewModel.State.Ready.class);
  }

  @Test
  void whatABrokenOffReviewStillSaysIsNoProgressOfTheNext() {
    PlayFixture.play(model, ESCAPE);
    review.begin();
    workers.work();
    review.begin();
    workAll(window);
    assertThat(review.stateProperty().get()).isEqualTo(new ReviewModel.State.Working(0, 10));
  }

  @Test
  void itStaysWhileOneLooksBackAndEvenWhereOneTriesAnotherEnd() {
    PlayFixture.play(model, ESCAPE);
    review.begin();
    workers.work();
    workAll(window);
    var ready = review.stateProperty().get();
    model.undo();
    model.continueHere();
    assertThat(review.stateProperty().get()).isEqualTo(ready);
    model.redo();
    assertThat(model.snapshot().isOngoing()).isFalse();
    assertThat(review.stateProperty().get()).isEqualTo(ready);
    model.undo();
    model.continueHere();
    PlayFixture.play(model, "a6-a5");
    assertThat(review.stateProperty().get()).isEqualTo(new ReviewModel.State.NotAsked());
  }

  private static void workAll(PlayFixture.Held held) {
    while (!held.isIdle()) {
      held.work();
    }
  }
}
