package hnefi.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageTest {
  @ParameterizedTest
  @CsvSource({
    "DE, 3. April 2026, 18:15", //
    "EN, 3 April 2026, 18:15",
    "SV, 3 april 2026, 18:15",
  })
  void everyLanguageWritesDatesAndTimesItsOwnWayAndEnglishTheBritish(
      Language language, String day, String time) {
    assertThat(
            DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                .withLocale(language.locale())
                .format(LocalDate.of(2026, 4, 3)))
        .isEqualTo(day);
    assertThat(
            DateTimeFormatter.ofLocalizedTime(FormatStyle.SHORT)
                .withLocale(language.locale())
                .format(LocalTime.of(18, 15)))
        .isEqualTo(time);
  }
}
