package hnefi.ui.play.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hnefi.engine.StopSignal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class BackgroundTest {
  private final PlayFixture.Held workers = new PlayFixture.Held();
  private final Background background = new Background(workers, Runnable::run);
  private final List<String> heard = new ArrayList<>();

  @Test
  void aResultIsHeardWhenTheWorkIsDone() {
    Background.Job job = begin(() -> "result");
    assertThat(job.isDone()).isFalse();
    workers.work();
    assertThat(heard).containsExactly("result");
    assertThat(job.isDone()).isTrue();
  }

  @Test
  void workThatFailsIsHeardOfAndItsMishapGoesOnToTheThread() {
    Background.Job job =
        begin(() -> {
          throw new IllegalStateException("mishap");
        });
    assertThatThrownBy(workers::work).hasMessage("mishap");
    assertThat(heard).containsExactly("failure");
    assertThat(job.isDone()).isTrue();
  }

  @Test
  void nothingIsHeardOfWorkThatWasCancelled() {
    begin(() -> "result").cancel();
    begin(
            () -> {
              throw new IllegalStateException("mishap");
            })
        .cancel();
    workers.work();
    assertThatThrownBy(workers::work).hasMessage("mishap");
    assertThat(heard).isEmpty();
  }

  private Background.Job begin(Supplier<String> work) {
    return background.begin(new StopSignal(), work, heard::add, () -> heard.add("failure"));
  }
}
