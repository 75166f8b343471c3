package hnefi.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.BoardLook;
import hnefi.fx.settings.SpeechSettings;
import hnefi.fx.settings.TextSize;
import hnefi.fx.settings.Theme;
import hnefi.fx.settings.WindowPlacement;
import hnefi.sound.Volume;
import hnefi.speech.MoveStyle;
import hnefi.storage.TextFormat.LineFault;
import hnefi.storage.TextFormat.Salvaged;
import hnefi.text.Language;
import hnefi.ui.board.AnimationSpeed;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SettingsFormatTest {
  private static final SettingsFormat FORMAT = new SettingsFormat();
  private static final Settings CHOSEN =
      Settings.DEFAULT
          .with(Language.SV)
          .with(Theme.CONTRAST)
          .with(TextSize.P175)
          .with(AnimationSpeed.SLOW)
          .withBoardLook(Optional.of(BoardLook.SEA))
          .withSafeGraphics(true)
          .with(Volume.OFF)
          .with(new SpeechSettings(true, true, MoveStyle.SPELLED))
          .withCoordinates(false)
          .withBlunderCheck(false)
          .with(new WindowPlacement(1500, 900, Optional.of(new Point2D(-1600, 24)), true))
          .withRecentFile(Path.of("/a = b.tafl").toAbsolutePath())
          .withRecentFile(Path.of("/games/Ö #2.otg").toAbsolutePath());

  @Test
  void whatIsWrittenIsReadAgain() {
    assertThat(FORMAT.read(FORMAT.write(CHOSEN)))
        .isEqualTo(new Salvaged<>(CHOSEN, Optional.empty()));
  }

  @Test
  void theNamesInTheFileStayAsTheyAre() {
    Salvaged<Settings> read =
        FORMAT.read(
            """
            # Hnefi: what was chosen on the settings page
            language = sv
            theme = contrast
            text = 175
            tempo = slow
            board = sea
            coordinates = no
            look-again = no
            safe-graphics = yes
            sound = off
            speech = yes
            speech-offered = yes
            squares = spelled
            window = 1500x900 at -1600,24 maximized
            recent-file = %s
            recent-file = %s
            """
                .formatted(
                    Path.of("/a = b.tafl").toAbsolutePath(),
                    Path.of("/games/Ö #2.otg").toAbsolutePath()));

    assertThat(read).isEqualTo(new Salvaged<>(CHOSEN, Optional.empty()));
  }

  @Test
  void aSystemThatWritesOtherDigitsChangesNothing() {
    Locale before = Locale.getDefault();
    String usual = FORMAT.write(CHOSEN);
    Locale.setDefault(Locale.forLanguageTag("fa-IR-u-nu-arabext"));
    try {
      assertThat(FORMAT.write(CHOSEN)).isEqualTo(usual);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void theFilesOpenedLastComeFirstAndOnlyEightStay() {
    Settings settings = Settings.DEFAULT;
    for (int i = 0; i < 10; i++) {
      settings = settings.withRecentFile(Path.of("game" + i % 9));
    }
    assertThat(settings.recentFiles())
        .hasSize(8)
        .startsWith(Path.of("game0"), Path.of("game8"))
        .doesNotContain(Path.of("game1"));
  }

  @Test
  void aWindowWithoutAPlaceKeepsItsSize() {
    assertThat(FORMAT.read("window = 1500x900 maximized").value().window())
        .contains(new WindowPlacement(1500, 900, Optional.empty(), true));
  }

  @ParameterizedTest
  @EnumSource(BoardLook.class)
  void everyBoardIsRemembered(BoardLook board) {
    Settings chosen = Settings.DEFAULT.withBoardLook(Optional.of(board));

    assertThat(FORMAT.read(FORMAT.write(chosen)).value()).isEqualTo(chosen);
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
          recent-file = here              | 1 | “here” is not a valid value for recent-file
          window = 99999999999x4          | 1 | “99999999999x4” is not a valid value for window
          window = 900x700 at 4           | 1 | “900x700 at 4” is not a valid value for window
          language = fr                   | 1 | “fr” is not a valid value for language
          """)
  void aBadLineIsNamedWithItsReason(String text, int line, String reason) {
    LineFault fault = FORMAT.read(text.translateEscapes()).fault().orElseThrow();

    assertThat(fault.line()).isEqualTo(line);
    assertThat(FORMAT.reasons(Language.EN).say(fault.reason())).isEqualTo(reason);
  }

  @Test
  void theGoodLinesHoldBesideABadOne() {
    Salvaged<Settings> read =
        FORMAT.read("theme = dark\nvolume = 11\ntempo = quick\ntext = 150\ntext = 175\n");

    assertThat(read.value()).isEqualTo(Settings.DEFAULT.with(Theme.DARK).with(TextSize.P150));
    assertThat(read.fault().orElseThrow().line()).isEqualTo(2);
  }
}
