package hnefi.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextFileTest {
  @TempDir private Path folder;

  @Test
  void aByteOrderMarkIsNoPartOfTheText() throws IOException {
    Path file = Files.writeString(folder.resolve("a.txt"), "\uFEFFþing\n");

    assertThat(TextFile.read(file)).isEqualTo("þing\n");
  }

  @Test
  void onlyOneMarkAtTheBeginningIsLeftOut() throws IOException {
    Path file = Files.writeString(folder.resolve("a.txt"), "\uFEFF\uFEFFa\uFEFF");

    assertThat(TextFile.read(file)).isEqualTo("\uFEFFa\uFEFF");
  }
}
