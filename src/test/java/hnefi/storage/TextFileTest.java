package hnefi.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16LE", "UTF-16BE"})
  void whatIsWrittenInUtf16WithAMarkIsReadToo(String charset) throws IOException {
    Path file =
        Files.writeString(folder.resolve("a.txt"), "\uFEFFþing\n", Charset.forName(charset));

    assertThat(TextFile.read(file)).isEqualTo("þing\n");
  }
}
