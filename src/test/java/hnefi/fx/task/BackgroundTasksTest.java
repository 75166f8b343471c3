package hnefi.fx.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hnefi.ui.play.session.PlayFixture;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class BackgroundTasksTest {
  private final PlayFixture.Held workers = new PlayFixture.Held();
  private final BackgroundTasks background = new BackgroundTasks(workers, Runnable::run);
  private final List<String> heard = new ArrayList<>();

  @Test
  void aResultIsHeardWhenTheWorkIsDone() {
    BackgroundTasks.Task task = begin(() -> "result");
    assertThat(task.isDone()).isFalse();
    workers.work();
    assertThat(heard).containsExactly("result");
    assertThat(task.isDone()).isTrue();
  }

  @Test
  void workThatFailsIsHeardOfAndItsMishapGoesOnToTheThread() {
    BackgroundTasks.Task task =
        begin(() -> {
          throw new IllegalStateException("mishap");
        });
    assertThatThrownBy(workers::work).hasMessage("mishap");
    assertThat(heard).containsExactly("failure");
    assertThat(task.isDone()).isTrue();
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

  private BackgroundTasks.Task begin(Supplier<String> work) {
    return background.begin(work, heard::add, () -> heard.add("failure"));
  }
}
