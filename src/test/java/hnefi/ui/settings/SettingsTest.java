package hnefi.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.BoardLook;
import hnefi.content.Library;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.RecordMapper.Reading;
import hnefi.fx.settings.SpeechSettings;
import hnefi.fx.settings.TextSize;
import hnefi.fx.settings.Theme;
import hnefi.fx.settings.WindowPlacement;
import hnefi.speech.MoveStyle;
import hnefi.text.Language;
import hnefi.ui.board.AnimationSpeed;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SettingsTest {
  private static final Settings CHOSEN =
      Settings.DEFAULT
          .with(Language.SV)
          .with(Theme.CONTRAST)
          .with(TextSize.P175)
          .with(AnimationSpeed.SLOW)
          .withBoardLook(Optional.of(BoardLook.SEA))
          .withSafeGraphics(true)
          .withSound(false)
          .with(new SpeechSettings(true, true, MoveStyle.SPELLED))
          .withBlunderCheck(false)
          .with(
              new WindowPlacement(
                  1500, 900, Optional.of(new WindowPlacement.Corner(-1600, 24)), true));

  private static Reading<Settings> read(String text) {
    return Settings.MAPPER.read("settings.yaml", text, Settings.DEFAULT);
  }

  private static String write(Settings settings) {
    return Settings.MAPPER.write(settings, Settings.DEFAULT);
  }

  @Test
  void theNamesInTheFileStayAsTheyAre() {
    String text =
        """
        language: sv
        display:
          theme: contrast
          text-size: 175
          safe-graphics: true
        board:
          look: sea
          animation-speed: slow
        blunder-check: false
        sound: false
        speech:
          on: true
          offered: true
          squares: spelled
        window:
          width: 1500
          height: 900
          corner:
            x: -1600
            y: 24
          maximized: true
        lessons-as-list: false
        """;

    assertThat(write(CHOSEN)).isEqualTo(text);
    assertThat(read(text)).isEqualTo(new Reading<>(CHOSEN, List.of()));
  }

  @Test
  void aSystemThatWritesOtherDigitsChangesNothing() {
    Locale before = Locale.getDefault();
    String usual = write(CHOSEN);
    Locale.setDefault(Locale.forLanguageTag("fa-IR-u-nu-arabext"));
    try {
      assertThat(write(CHOSEN)).isEqualTo(usual);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void aWindowWithoutAPlaceKeepsItsSize() {
    assertThat(read("window: {width: 1500, height: 900, maximized: true}").value().window())
        .contains(new WindowPlacement(1500, 900, Optional.empty(), true));
  }

  @ParameterizedTest
  @EnumSource(BoardLook.class)
  void everyBoardIsRemembered(BoardLook board) {
    Settings chosen = Settings.DEFAULT.withBoardLook(Optional.of(board));

    assertThat(read(write(chosen)).value()).isEqualTo(chosen);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          display: {theme: light}\\nsound: 11               | 2 | “11” is neither true nor false
          display:\\n  text-size: huge                      | 2 | “huge” is not a whole number
          display: {text-size: 101}                         | 1 | this cannot be
          \\n\\nsound off\\nblunder-check: true             | 3 | this is not well-formed YAML (mapping values are not allowed here)
          loudness: off                                     | 1 | the key “loudness” is not known here
          sound: true\\nsound: false                        | 2 | “sound” occurs twice
          window: {width: 0, height: 0, maximized: false}   | 1 | this cannot be
          window: {width: 99999999999, height: 4}           | 1 | “99999999999” is not a whole number
          window: {width: 900}                              | 1 | the key “height” is missing
          recent-files: [here]                              | 1 | the key “recent-files” is not known here
          language: fr                                      | 1 | “fr” is none of de, en, sv
          blunder-check: yes                                | 1 | “yes” is neither true nor false
          """)
  void aBadLineIsNamedWithItsReason(String text, int line, String reason) {
    Fault fault = read(text.translateEscapes()).firstFault().orElseThrow();

    assertThat(Library.faultWords(Language.EN).say(fault.reason())).isEqualTo(reason);
    assertThat(fault.line()).isEqualTo(line);
  }

  @Test
  void theGoodLinesHoldBesideABadOne() {
    Reading<Settings> read =
        read(
            """
            board: {animation-speed: slow}
            sound: 11
            display:
              theme: dark
              text-size: 150
              text-size: 175
            """);

    assertThat(read.value())
        .isEqualTo(Settings.DEFAULT.with(AnimationSpeed.SLOW).with(Theme.DARK).with(TextSize.P150));
    assertThat(read.faults()).extracting(Fault::line).containsExactly(2, 6);
  }
}
