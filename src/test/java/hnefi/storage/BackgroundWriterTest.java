package hnefi.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class BackgroundWriterTest {
  private static final Duration LONG = Duration.ofMinutes(1);

  private final BackgroundWriter writer = BackgroundWriter.ofThread();
  private final List<String> written = new CopyOnWriteArrayList<>();
  private final CountDownLatch open = new CountDownLatch(1);

  @Test
  void ofSeveralStatesOfOneFileThatWaitOnlyTheNewestIsWritten() {
    writer.submit("first", this::waitUntilOpen);
    for (int i = 1; i <= 3; i++) {
      String state = Integer.toString(i);
      writer.submit("a", () -> written.add("a" + state));
      writer.submit("b", () -> written.add("b" + state));
    }
    open.countDown();

    assertThat(writer.flush(LONG)).isTrue();
    assertThat(written).containsExactly("a3", "b3");
  }

  @Test
  void whatIsSubmittedWhileAnEarlierStateIsWrittenComesAfterIt() throws InterruptedException {
    CountDownLatch writing = new CountDownLatch(1);
    writer.submit(
        "a",
        () -> {
          writing.countDown();
          waitUntilOpen();
          written.add("a1");
        });
    writing.await();
    writer.submit("a", () -> written.add("a2"));
    open.countDown();

    assertThat(writer.flush(LONG)).isTrue();
    assertThat(written).containsExactly("a1", "a2");
  }

  @Test
  void aDiskThatHangsIsNotWaitedForForever() {
    writer.submit("a", this::waitUntilOpen);

    assertThat(writer.flush(Duration.ofMillis(1))).isFalse();
    open.countDown();
  }

  @Test
  void aMistakeInOneWriteDoesNotEndTheOthers() {
    writer.submit(
        "a",
        () -> {
          Thread.currentThread().setUncaughtExceptionHandler((_, _) -> {});
          throw new IllegalStateException("a mistake");
        });
    writer.submit("b", () -> written.add("b"));

    assertThat(writer.flush(LONG)).isTrue();
    assertThat(written).containsExactly("b");
  }

  private void waitUntilOpen() {
    try {
      open.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
