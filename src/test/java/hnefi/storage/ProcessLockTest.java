package hnefi.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProcessLockTest {
  @TempDir private Path folder;

  @Test
  void onlyOneHoldsTheLock() throws IOException {
    Path file = folder.resolve("deep/lock");
    Optional<ProcessLock> first = ProcessLock.take(file);
    assertThat(first).isPresent();
    assertThat(ProcessLock.take(file)).isEmpty();

    first.orElseThrow().close();

    Optional<ProcessLock> next = ProcessLock.take(file);
    assertThat(next).isPresent();
    next.orElseThrow().close();
  }

  @Test
  void whereNothingCanBeWrittenThereIsNoLock() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "in the place of a folder");
    assertThatThrownBy(() -> ProcessLock.take(file.resolve("lock")))
        .isInstanceOf(IOException.class);
  }
}
