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
        Optional.empty(),
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
