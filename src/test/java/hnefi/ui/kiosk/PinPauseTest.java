package hnefi.ui.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.text.Language;
import hnefi.text.Words;
import org.junit.jupiter.api.Test;

class PinPauseTest {
  @Test
  void theLastSecondIsToldInTheSingular() {
    assertThat(pause(Language.DE, 1)).endsWith("in einer Sekunde möglich.");
    assertThat(pause(Language.EN, 1)).endsWith("in one second.");
    assertThat(pause(Language.SV, 1)).endsWith("om en sekund.");
    assertThat(pause(Language.SV, 30)).endsWith("om 30 sekunder.");
  }

  private static String pause(Language language, long seconds) {
    return Words.of(KioskScreens.class, "kiosk", language).say("pin.pause", seconds);
  }
}
