package hnefi.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SafeFileTest {
  @TempDir private Path folder;

  @Test
  void writingCreatesTheFoldersOnTheWay() throws IOException {
    Path file = folder.resolve("a/b/c.txt");

    SafeFile.write(file, "þing");

    assertThat(file).hasContent("þing");
  }

  @Test
  void writingReplacesTheOldTextAndLeavesNothingBeside() throws IOException {
    Path file = folder.resolve("c.txt");
    SafeFile.write(file, "a long old text");

    SafeFile.write(file, "new");

    assertThat(file).hasContent("new");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void aFailedWriteKeepsTheOldTextAndLeavesNothingBeside() throws IOException {
    Path occupied = folder.resolve("occupied");
    Files.createDirectories(occupied.resolve("by a folder"));

    assertThatThrownBy(() -> SafeFile.write(occupied, "new")).isInstanceOf(IOException.class);

    assertThat(occupied.resolve("by a folder")).isDirectory();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(occupied);
    }
  }

  @Test
  void settingAsideNeverOverwritesWhatWasSetAsideBefore() throws IOException {
    Path file = folder.resolve("c.txt");
    Files.writeString(file, "first");
    Path first = SafeFile.setAside(file);
    Files.writeString(file, "second");

    Path second = SafeFile.setAside(file);

    assertThat(first).hasContent("first");
    assertThat(second).hasContent("second");
    assertThat(file).doesNotExist();
  }
}
