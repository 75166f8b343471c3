package hnefi.fx.shell;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.text.Language;
import hnefi.text.Words;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LocalizedKeysTest {
  @ParameterizedTest
  @CsvSource({
    "DE, Shortcut+Shift+Delete, Strg+Umschalt+Entf",
    "SV, Shortcut+Shift+Delete, Ctrl+Skift+Delete",
    "EN, Shortcut+Shift+Delete, Ctrl+Shift+Delete",
    "DE, Shift+End, Umschalt+Ende",
    "DE, Alt+Home, Alt+Pos1",
    "DE, Ignore Shift+Shortcut+Plus, Strg++",
    "DE, Shortcut+Enter, Strg+↵",
    "DE, F11, F11"
  })
  void keysAreWrittenAsOnTheKeyboardsOfTheLanguage(Language language, String keys, String written) {
    assertThat(localized(keys, language).getDisplayText()).isEqualTo(written);
  }

  @ParameterizedTest
  @CsvSource({"DE", "EN", "SV"})
  void theyMatchTheSameKey(Language language) {
    KeyEvent delete =
        new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.DELETE, false, true, false, false);

    assertThat(localized("Shortcut+Delete", language).match(delete)).isTrue();
    assertThat(localized("Delete", language).match(delete)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "DE, Shortcut+Up, Strg+Pfeil nach oben",
    "SV, Shift+Down, Skift+nedåtpil",
    "EN, Shortcut+Enter, Ctrl+Enter",
    "DE, Alt+Left, Alt+Pfeil links",
    "DE, Shortcut+Plus, Strg+Plus"
  })
  void aKeyThatIsWrittenAsASignIsSaidByItsName(Language language, String keys, String spoken) {
    assertThat(
            LocalizedKeys.spoken(
                KeyCombination.valueOf(keys), Words.of(Shell.class, "shell", language)))
        .isEqualTo(spoken);
  }

  private static KeyCombination localized(String keys, Language language) {
    return LocalizedKeys.of(KeyCombination.valueOf(keys), Words.of(Shell.class, "shell", language));
  }
}
