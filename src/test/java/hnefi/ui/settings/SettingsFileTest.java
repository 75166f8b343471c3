package hnefi.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.BoardLook;
import hnefi.storage.FileTrouble;
import hnefi.storage.KeptFile;
import hnefi.text.Language;
import hnefi.ui.board.AnimationSpeed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SettingsFileTest {
  @TempDir private Path folder;
  private Path path = Path.of("");

  @BeforeEach
  void nameTheFile() {
    path = folder.resolve("hnefi/settings.txt");
  }

  @Test
  void withoutAFileTheDefaultsHoldAndNothingIsSaid() {
    KeptFile.Opened<Settings> opened = SettingsFile.at(path).read();

    assertThat(opened.value()).isEqualTo(Settings.DEFAULT);
    assertThat(opened.trouble()).isEmpty();
    assertThat(path).doesNotExist();
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    Settings chosen =
        Settings.DEFAULT
            .with(Language.SV)
            .with(Theme.CONTRAST)
            .with(TextSize.P175)
            .with(AnimationSpeed.SLOW)
            .withBoard(Optional.empty())
            .withCoordinates(false)
            .withLookAgain(false)
            .with(new WindowSize(1500, 900, true));
    KeptFile<Settings> file = SettingsFile.at(path);

    assertThat(file.write(chosen)).isEmpty();

    assertThat(SettingsFile.at(path).read().value()).isEqualTo(chosen);
  }

  @ParameterizedTest
  @EnumSource(BoardLook.class)
  void everyBoardIsRemembered(BoardLook board) {
    SettingsFile.at(path).write(Settings.DEFAULT.with(board));

    assertThat(SettingsFile.at(path).read().value().board()).contains(board);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          theme = light\\ntext = huge     | 2 | “huge” is not a valid value for text
          \\n\\ntheme light               | 3 | “theme light” is not of the form name = value
          volume = 11                     | 1 | “volume” is not a setting
          tempo = off\\ntempo = slow      | 2 | “tempo” occurs twice
          window = 0x0                    | 1 | “0x0” is not a valid value for window
          window = 99999999999x4          | 1 | “99999999999x4” is not a valid value for window
          language = fr                   | 1 | “fr” is not a valid value for language
          """)
  void aDamagedFileIsNamedWithLineAndReasonAndKeptBeside(String text, int line, String reason)
      throws IOException {
    Files.createDirectories(path.getParent());
    Files.writeString(path, text.translateEscapes());

    KeptFile.Opened<Settings> opened = SettingsFile.at(path).read();

    assertThat(opened.value()).isEqualTo(Settings.DEFAULT);
    FileTrouble trouble = opened.trouble().orElseThrow();
    assertThat(trouble.in(Language.EN))
        .contains(path.toString(), "line " + line + ":", reason, "settings.txt.damaged-1");
    assertThat(path).doesNotExist();
    assertThat(path.resolveSibling("settings.txt.damaged-1")).hasContent(text.translateEscapes());
  }

  @Test
  void aFileThatIsNoTextIsSetAsideToo() throws IOException {
    byte[] bytes = {(byte) 0xff, (byte) 0xfe, 0, 1, 2};
    Files.createDirectories(path.getParent());
    Files.write(path, bytes);

    KeptFile.Opened<Settings> opened = SettingsFile.at(path).read();

    assertThat(opened.trouble().orElseThrow().in(Language.DE)).contains("kein UTF-8");
    assertThat(path.resolveSibling("settings.txt.damaged-1")).hasBinaryContent(bytes);
  }

  @Test
  void aFolderInThePlaceOfTheFileIsNotTouched() throws IOException {
    Files.createDirectories(path.resolve("something"));

    KeptFile.Opened<Settings> opened = SettingsFile.at(path).read();

    assertThat(opened.value()).isEqualTo(Settings.DEFAULT);
    assertThat(opened.trouble())
        .contains(new FileTrouble.Unreachable(path, FileTrouble.Cause.FOLDER_INSTEAD));
    try (Stream<Path> inside = Files.list(path)) {
      assertThat(inside).hasSize(1);
    }
  }

  @Test
  void whatCannotBeWrittenIsSaidAndDoesNotStopTheProgram() throws IOException {
    Files.writeString(folder.resolve("hnefi"), "a file where a folder should be");

    assertThat(SettingsFile.at(path).write(Settings.DEFAULT))
        .contains(new FileTrouble.Unreachable(path, FileTrouble.Cause.NO_FOLDER));
  }
}
