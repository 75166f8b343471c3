package hnefi.storage;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.storage.FileProblem.Cause;
import hnefi.text.Language;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What the system complains about is said so that the owner of the file can do something.
class FileProblemTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void aFileOfSomebodyElseNeedsPermission() {
    assertThat(cause("a.txt", new AccessDeniedException("a.txt"))).isEqualTo(Cause.NO_PERMISSION);
    assertThat(cause("a.txt", new FileSystemException("a.txt", null, "Read-only file system")))
        .isEqualTo(Cause.NO_PERMISSION);
  }

  @Test
  void aFullDiskIsNamed() {
    assertThat(cause("a.txt", new IOException("No space left on device")))
        .isEqualTo(Cause.NO_SPACE);
    assertThat(cause("a.txt", new IOException("Disk quota exceeded"))).isEqualTo(Cause.NO_SPACE);
  }

  @Test
  void aMissingFolderIsToldFromAFolderInThePlaceOfTheFile() throws IOException {
    Files.createDirectory(folder.resolve("taken"));
    assertThat(cause("nowhere/a.txt", new IOException())).isEqualTo(Cause.NO_FOLDER);
    assertThat(cause("taken", new IOException())).isEqualTo(Cause.FOLDER_INSTEAD);
    assertThat(cause("a.txt", new IOException())).isEqualTo(Cause.OTHER);
  }

  @ParameterizedTest
  @EnumSource
  void noSentenceNamesAnythingOfTheProgram(Cause cause) {
    for (Language each : Language.values()) {
      assertThat(new FileProblem.Unreachable(Path.of("a.txt"), cause).in(each))
          .contains("a.txt", ": ")
          .endsWith(".")
          .doesNotContain("Exception", "{", "null");
    }
  }

  private Cause cause(String file, IOException complaint) {
    return FileProblem.Unreachable.of(folder.resolve(file), complaint).cause();
  }
}
