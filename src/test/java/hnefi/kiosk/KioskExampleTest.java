package hnefi.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.kiosk.KioskSettingsReader.Reading;
import hnefi.text.Language;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class KioskExampleTest {
  @ParameterizedTest
  @EnumSource(Language.class)
  void itSaysWhatHoldsWithoutIt(Language language) {
    Reading reading = KioskSettingsReader.read(Path.of("kiosk.yaml"), KioskExample.in(language));
    assertThat(reading.faults()).isEmpty();
    assertThat(reading.settings()).isEqualTo(KioskSettings.DEFAULT);
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void itNamesEverythingThatCanBeChosenAndNoLineIsTooLong(Language language) {
    String example = KioskExample.in(language);
    for (RecordComponent each : KioskSettings.class.getRecordComponents()) {
      assertThat(example).containsPattern("(?m)^(# )?" + each.getName() + ":");
    }
    assertThat(example.lines()).allMatch(each -> each.length() <= 100);
    assertThat(example).contains("hnefi pin");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void whatIsRemarkedOutCanBeChosenAsItStands(Language language) {
    String example = KioskExample.in(language).replace("# screen:", "screen:");
    assertThat(KioskSettingsReader.read(Path.of("kiosk.yaml"), example).settings().screen())
        .contains(new ScreenSize(1210, 680));
  }
}
