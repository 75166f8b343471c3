package hnefi.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.BoardLook;
import hnefi.kiosk.KioskSettingsReader.Reading;
import hnefi.storage.TextFile;
import hnefi.text.Language;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class KioskSettingsReaderTest {
  private static final Path FILE = Path.of("/etc/hnefi/kiosk.yaml");

  @TempDir private Path folder;

  private static Reading read(String text) {
    return KioskSettingsReader.read(FILE, text);
  }

  private static List<String> faults(Reading reading) {
    return reading.faults().stream().map(each -> each.in(Language.EN)).toList();
  }

  @Test
  void whatAFileDoesNotSayIsAsUsual() {
    Reading reading = read("touch: false\n");
    assertThat(reading.faults()).isEmpty();
    assertThat(reading.settings().touch()).isFalse();
    assertThat(reading.settings().idle().reading()).isEqualTo(Duration.ofSeconds(60));
    assertThat(reading.settings().idle().board()).isEqualTo(Duration.ofSeconds(120));
    assertThat(reading.settings().idle().countdown()).isEqualTo(Duration.ofSeconds(20));
  }

  @Test
  void everythingThatAFileSaysHolds() {
    String hash = PinHash.of("4711", 1).toString();
    Reading reading =
        read(
            """
            languages: [sv, de]
            activities: [play, learn]
            idle: {reading: 45, board: 90, countdown: 15}
            attract:
              de: [Komm und spiel.]
            screen: {width: 1210, height: 680}
            touch: false
            pin: %s
            board: sea
            theme: contrast
            sound: true
            speech: true
            printing: true
            overlay: texts
            data: /var/lib/hnefi
            restart: 04:15
            """
                .formatted(hash));
    assertThat(faults(reading)).isEmpty();
    KioskSettings settings = reading.settings();
    assertThat(settings.languages()).containsExactly(Language.SV, Language.DE);
    assertThat(settings.firstLanguage()).isEqualTo(Language.SV);
    assertThat(settings.activities()).containsExactly(Activity.PLAY, Activity.LEARN);
    assertThat(settings.idle())
        .isEqualTo(
            new IdleTimes(Duration.ofSeconds(45), Duration.ofSeconds(90), Duration.ofSeconds(15)));
    assertThat(settings.attract(Language.DE)).containsExactly("Komm und spiel.");
    assertThat(settings.attract(Language.EN)).isEqualTo(KioskSettings.DEFAULT.attract(Language.EN));
    assertThat(settings.screen()).contains(new ScreenSize(1210, 680));
    assertThat(settings.touch()).isFalse();
    assertThat(settings.pin().map(PinHash::toString)).contains(hash);
    assertThat(settings.board()).contains(BoardLook.SEA);
    assertThat(settings.theme()).isEqualTo(KioskTheme.CONTRAST);
    assertThat(settings.sound()).isTrue();
    assertThat(settings.speech()).isTrue();
    assertThat(settings.printing()).isTrue();
    assertThat(settings.overlay()).contains(Path.of("/etc/hnefi/texts"));
    assertThat(settings.data()).contains(Path.of("/var/lib/hnefi"));
    assertThat(settings.restart()).contains(LocalTime.of(4, 15));
  }

  @Test
  void noneStandsForNoValue() {
    Reading reading = read("pin: none\nboard: none\noverlay: none\ndata: none\nrestart: none\n");
    assertThat(faults(reading)).isEmpty();
    assertThat(reading.settings().restart()).isEqualTo(Optional.empty());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "languages: [de, fr] | “fr” is none of de, en, sv",
        "languages: [] | at least one entry is needed here",
        "activities: [play, play] | the same entry occurs twice here",
        "idle: {reading: 4} | 4 is not between 5 and 3600",
        "idle: {reading: soon} | “soon” is not a whole number",
        "idle: {reeding: 60} | the key “reeding” is not known here",
        "attract: {de: []} | at least one entry is needed here",
        "screen: {width: 1210} | the key “height” is missing",
        "screen: {width: 1, height: 680} | 1 is not between 50 and 20000",
        "touch: yes | “yes” is neither true nor false",
        "pin: 4711 | this is not a PIN hash as the command “hnefi pin” prints it",
        "board: marble | “marble” is none of oak, sea, castle, linen",
        "theme: pink | “pink” is none of light, dark, contrast",
        "restart: 25:00 | “25:00” is not a time such as 03:30",
        "idel: 3 | the key “idel” is not known here",
      })
  void aFaultNamesFileLineAndReasonAndTheRestHolds(String line, String reason) {
    Reading reading = read("# remark\n" + line + "\noverlay: texts\n");
    assertThat(faults(reading)).containsExactly("/etc/hnefi/kiosk.yaml, line 2: " + reason + ".");
    assertThat(reading.settings().overlay()).isPresent();
  }

  @Test
  void everyFaultIsTold() {
    Reading reading = read("touch: 1\ntheme: 2\nidle: {reading: 1, board: 2, else: 3}\nfoo: bar\n");
    assertThat(reading.faults()).extracting(KioskFault::line).containsExactly(1, 2, 3, 3, 3, 4);
    assertThat(reading.settings()).isEqualTo(KioskSettings.DEFAULT);
  }

  @Test
  void aLineThatIsNoYamlLeavesTheOthersAsTheyAre() {
    Reading reading = read("languages: [de\ntheme: dark\n");
    assertThat(reading.faults()).singleElement().extracting(KioskFault::line).isEqualTo(1);
    assertThat(reading.settings().theme()).isEqualTo(KioskTheme.DARK);
  }

  static Stream<byte[]> damage() {
    return Stream.of(
        "theme: light\ntheme: dark\n".getBytes(StandardCharsets.UTF_8),
        "touch: tr\u00fce".getBytes(StandardCharsets.ISO_8859_1),
        "{".repeat(100_000).getBytes(StandardCharsets.UTF_8),
        new byte[0],
        new byte[1000],
        new byte[TextFile.MOST_BYTES + 1]);
  }

  @ParameterizedTest
  @MethodSource("damage")
  void aDamagedFileIsToldInOneSentence(byte[] bytes) throws IOException {
    Path file = folder.resolve("kiosk.yaml");
    Files.write(file, bytes);
    Reading reading = KioskSettingsReader.read(file);
    assertThat(reading.settings()).isEqualTo(KioskSettings.DEFAULT);
    for (Language language : Language.values()) {
      assertThat(reading.faults())
          .singleElement()
          .extracting(each -> each.in(language))
          .asString()
          .startsWith(file.toString())
          .endsWith(".")
          .hasSizeLessThan(400)
          .hasLineCount(1);
    }
  }

  @Test
  void aFileThatIsNotThereOrAFolderIsTold() {
    assertThat(faults(KioskSettingsReader.read(folder.resolve("none.yaml"))))
        .singleElement()
        .asString()
        .endsWith("none.yaml: the file is missing.");
    assertThat(faults(KioskSettingsReader.read(folder))).hasSize(1);
  }
}
