package hnefi.fx.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DocumentsFolderTest {
  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path home;

  @Test
  void itIsTheOneThatTheDesktopNamesInItsOwnLanguage() throws IOException {
    Path documents = Files.createDirectory(home.resolve("Dokumente für alle"));
    name(
        "# comment\n"
            + "XDG_MUSIC_DIR=\"$HOME/Musik\"\n"
            + "XDG_DOCUMENTS_DIR=\"$HOME/Dokumente für alle\"\n");
    assertThat(DocumentsFolder.find(home, home)).contains(documents);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "XDG_DOCUMENTS_DIR=\"$HOME/gone\"", "XDG_DOCUMENTS_DIR=here", "a=\\u12"})
  void otherwiseItIsTheHomeFolder(String list) throws IOException {
    assertThat(DocumentsFolder.find(home, home)).contains(home);
    name(list);
    assertThat(DocumentsFolder.find(home, home)).contains(home);
  }

  private void name(String list) throws IOException {
    Files.writeString(home.resolve("user-dirs.dirs"), list);
  }
}
