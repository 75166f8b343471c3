package hnefi.ui.kiosk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hnefi.kiosk.ScreenSize;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.junit.jupiter.api.Test;

class ScreenScaleTest {
  @Test
  void aMeasuredScreenMayStandOrLie() {
    ScreenSize size = new ScreenSize(400, 700);
    assertThat(ScreenScale.of(size, 1080, 1400).pixels(10)).isEqualTo(20);
    assertThat(ScreenScale.of(size, 1400, 800).pixels(10)).isEqualTo(20);
  }

  @Test
  void onASmallScreenEverythingIsSmaller() {
    assertThat(ScreenScale.of(new ScreenSize(220, 138), 1024, 640).pixels(190)).isEqualTo(640);
    assertThat(ScreenScale.ofDensity(200, 1024, 640).pixels(190)).isEqualTo(640);
  }

  @Test
  void aScreenThatReportsItsDensityIsTakenAtItsWord() {
    assertThat(ScreenScale.ofDensity(96, 1920, 1080).pixels(25.4)).isCloseTo(96, within(1e-9));
  }

  @Test
  void theStyleSheetCountsInMillimetresOfTheScreen() {
    String sheet = KioskStyleSheet.of(new ScreenScale(3), 1080);
    String css =
        new String(
            Base64.getDecoder().decode(sheet.substring(sheet.indexOf(',') + 1)),
            StandardCharsets.UTF_8);
    String rules = css.replaceAll("(?s)/\\*.*?\\*/", "");
    assertThat(rules).contains("-fx-min-width: 60.0px").doesNotContain("mm");
  }

  @Test
  void largeLettersHaveCapitalsOfSevenMillimetres() {
    // 1 em is about 1.5 times the height of a capital.
    String css =
        new String(
            Base64.getDecoder()
                .decode(KioskStyleSheet.of(new ScreenScale(4), 1200).replaceFirst("^[^,]*,", "")),
            StandardCharsets.UTF_8);
    assertThat(css).containsPattern("text-150.*-fx-font-size: 45\\.6px");
  }
}
