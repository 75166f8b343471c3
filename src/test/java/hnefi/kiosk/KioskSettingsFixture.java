package hnefi.kiosk;

import hnefi.text.Language;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/// Settings of kiosks for tests.
public final class KioskSettingsFixture {
  private KioskSettingsFixture() {}

  /// Returns the usual settings, with or without speech.
  public static KioskSettings speaking(boolean speech) {
    return with(speech, Optional.empty());
  }

  /// Returns the usual settings with a PIN that opens the staff page.
  public static KioskSettings with(PinHash pin) {
    return with(KioskSettings.DEFAULT.speech(), Optional.of(pin));
  }

  private static KioskSettings with(boolean speech, Optional<PinHash> pin) {
    KioskSettings usual = KioskSettings.DEFAULT;
    return new KioskSettings(
        usual.languages(),
        usual.activities(),
        usual.idle(),
        Arrays.stream(Language.values())
            .collect(
                Collectors.toMap(each -> each, each -> new AttractSentences(usual.attract(each)))),
        usual.screen(),
        usual.touch(),
        pin,
        usual.board(),
        usual.theme(),
        usual.sound(),
        speech,
        usual.printing(),
        usual.overlay(),
        usual.data(),
        usual.restart());
  }
}
