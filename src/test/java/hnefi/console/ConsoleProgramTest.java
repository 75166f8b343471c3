package hnefi.console;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.check.ContentCheck;
import hnefi.kiosk.KioskExample;
import hnefi.kiosk.KioskSettingsReader;
import hnefi.kiosk.PinHash;
import hnefi.text.Language;
import hnefi.text.Words;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConsoleProgramTest {
  private static final ContentCheck.Report NOTHING_MORE =
      new ContentCheck.Report(List.of(), Map.of(), List.of());

  private final List<Pictures.Order> ordered = new ArrayList<>();
  private final List<Optional<Path>> kiosks = new ArrayList<>();
  private boolean drawnInSoftware;
  private String typed = "";
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void withoutACommandTheWindowOpens() {
    assertThat(run(Language.EN)).isEqualTo(42);
  }

  @Test
  void aKioskOpensWithTheFileOfItsSettingsOrWithout() {
    assertThat(run(Language.EN, "--kiosk")).isEqualTo(43);
    assertThat(run(Language.EN, "--kiosk", "museum.yaml")).isEqualTo(43);
    assertThat(kiosks).containsExactly(Optional.empty(), Optional.of(Path.of("museum.yaml")));
    assertThat(drawnInSoftware).isFalse();
  }

  @Test
  void aKioskMayDoWithoutTheGraphicsCard() {
    assertThat(run(Language.EN, "--safe-graphics", "--kiosk", "museum.yaml")).isEqualTo(43);
    assertThat(kiosks).containsExactly(Optional.of(Path.of("museum.yaml")));
    assertThat(drawnInSoftware).isTrue();
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void theSettingsOfAKioskAreExplainedInThePersonsLanguage(Language language) {
    assertThat(run(language, "--kiosk-example")).isZero();
    assertThat(bytes.toString(UTF_8)).isEqualTo(KioskExample.in(language));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void theExplainedSettingsCanBeWrittenIntoAFileThatAKioskReads(
      Language language, @TempDir Path folder) {
    Path file = folder.resolve("kiosk.yaml");
    assertThat(run(language, "--kiosk-example", file.toString())).isZero();

    assertThat(file).content(UTF_8).isEqualTo(KioskExample.in(language));
    assertThat(bytes.size()).isZero();
    assertThat(KioskSettingsReader.read(file).faults()).isEmpty();
  }

  @Test
  void settingsThatAreThereAreNotWrittenOver(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("kiosk.yaml"), "theme: dark");
    assertThat(run(Language.SV, "--kiosk-example", file.toString())).isEqualTo(1);
    assertThat(err.toString())
        .isEqualToNormalizingNewlines(
            Words.of(ConsoleProgram.class, "usage", Language.SV).say("file.exists", file) + "\n");
    assertThat(file).hasContent("theme: dark");
  }

  @Test
  void settingsThatCannotBeWrittenAreToldOf(@TempDir Path folder) {
    Path file = folder.resolve("missing/kiosk.yaml");
    assertThat(run(Language.EN, "--kiosk-example", file.toString())).isEqualTo(1);
    assertThat(err.toString()).contains(file.toString()).hasLineCount(1);
  }

  @Test
  void ofAPinOnlyItsHashIsPrinted() {
    typed = "4711\n";
    assertThat(run(Language.EN, "pin")).isZero();
    assertThat(out.toString()).startsWith("pin: pbkdf2-sha256:").hasLineCount(1);
    assertThat(PinHash.parse(out.toString().strip().substring("pin: ".length())).toOptional())
        .hasValueSatisfying(hash -> assertThat(hash.matches("4711")).isTrue());
  }

  @Test
  void whatIsNoPinIsRefused() {
    typed = "secret\n";
    assertThat(run(Language.EN, "pin")).isEqualTo(1);
    assertThat(err.toString()).startsWith("A PIN has 4 to 12 digits");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void helpNamesEveryCommandInThePersonsLanguage(Language language) {
    assertThat(run(language, "--help")).isZero();

    assertThat(out.toString()).contains("engine", "match", "check", "tour", "--safe-graphics");
    assertThat(out.toString())
        .contains(
            switch (language) {
              case DE -> "Schreibt von jeder Ansicht ein Bild";
              case EN -> "Writes a picture (PNG) of every screen";
              case SV -> "Skriver en bild (PNG) av varje vy";
            });
  }

  @Test
  void theVersionIsNamed() {
    assertThat(run(Language.EN, "--version")).isZero();
    assertThat(out.toString()).matches("Hnefi \\d+\\.\\d+.*\\R");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          DE | --foo                       | Die Option --foo gibt es nicht; „hnefi --help“ nennt alle.
          EN | --foo                       | There is no option --foo; “hnefi --help” lists them all.
          SV | --foo                       | Flaggan --foo finns inte; ”hnefi --help” visar alla.
          EN | dance                       | “dance” means nothing here; “hnefi --help” lists what does.
          DE | tour                        | Es fehlt DIR; „hnefi tour --help“ zeigt den Aufruf.
          EN | tour x --lang fr            | “fr” is not a valid value for --lang; “hnefi tour --help” shows how to use it.
          EN | tour x --theme pink         | “pink” is not a valid value for --theme; “hnefi tour --help” shows how to use it.
          EN | tour x --size 10            | “10” is not a valid value for --size; “hnefi tour --help” shows how to use it.
          EN | tour x --size 1x1           | “1x1” is not a valid value for --size; “hnefi tour --help” shows how to use it.
          EN | tour x --text big           | “big” is not a valid value for --text; “hnefi tour --help” shows how to use it.
          EN | tour x --only attic         | There is no screen attic; the screens are: home, play.
          EN | match haende odin loke      | “loke” is not a valid value for OTHER; “hnefi match --help” shows how to use it.
          EN | match haende kingRun= odin  | “kingRun=” is not a valid value for ONE; “hnefi match --help” shows how to use it.
          EN | match haende kingWalk=4 odin | “kingWalk=4” is not a valid value for ONE; “hnefi match --help” shows how to use it.
          EN | match haende odin sight=-5      | “sight=-5” is not a valid value for OTHER; “hnefi match --help” shows how to use it.
          DE | match haende odin odin --games 0 | „0“ ist kein Wert für --games; „hnefi match --help“ zeigt den Aufruf.
          SV | match haende odin odin --games 0 | ”0” är inget giltigt värde för --games; ”hnefi match --help” visar hur man gör.
          EN | match haende odin odin --games -1 | “-1” is not a valid value for --games; “hnefi match --help” shows how to use it.
          EN | match haende odin odin --games 0 | “0” is not a valid value for --games; “hnefi match --help” shows how to use it.
          DE | match chess odin bjorn      | Nach diesen Regeln lässt sich nicht spielen: Es gibt weder ein Regelwerk noch eine Variante „chess“.
          EN | match chess odin bjorn      | These rules cannot be played: there is no rule set or variant “chess”.
          SV | match haende odin bjorn king-range=far | De här reglerna går inte att spela efter: ”far” är inget giltigt värde för king-range; möjliga: unlimited eller ett antal rutor från 1.
          EN | match fetlar odin odin corner-enter=nobody | These rules cannot be played: “escape” and “corner-enter” contradict each other.
          EN | check @hnefi.arguments      | There is no folder “@hnefi.arguments”.
          EN | tour x y                    | “y” means nothing here; “hnefi tour --help” lists what does.
          EN | tour x --text 90 --text 100 | --text is given more than once; “hnefi tour --help” shows how to use it.
          """)
  void aMistakeGetsOneSentenceAndTheExitCodeTwo(Language language, String call, String sentence) {
    assertThat(run(language, call.split(" "))).isEqualTo(2);
    assertThat(err.toString()).isEqualTo(sentence + System.lineSeparator());
    assertThat(out.toString()).isEmpty();
    assertThat(ordered).isEmpty();
  }

  @Test
  void aNetworkThatIsThereIsNotWrittenOver(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("haende.net"), "a night's work");
    assertThat(run(Language.EN, "train", "haende", file.toString(), "positions")).isEqualTo(2);
    assertThat(err.toString())
        .isEqualTo(
            "The file " + file + " already exists; nothing was written." + System.lineSeparator());
    assertThat(file).hasContent("a night's work");
  }

  @Test
  void aFitNeedsRecordedGames() {
    assertThat(run(Language.EN, "fit-moves", "spieltz")).isEqualTo(2);
    assertThat(err.toString())
        .isEqualTo(
            "No games between people are recorded for the rules “spieltz”."
                + System.lineSeparator());
  }

  @Test
  void aNetworkIsForBoardsOfOneSize(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("small.net");
    byte[] zeros = new byte[1 << 20];
    zeros[0] = 7;
    zeros[1] = 32;
    Files.write(file, zeros);
    assertThat(run(Language.EN, "match", "fetlar", "odin", "eval=" + file)).isEqualTo(2);
    assertThat(err.toString())
        .isEqualTo(
            "The network "
                + file
                + " does not fit the board of fetlar: a network is for boards of one size."
                + System.lineSeparator());
    err.getBuffer().setLength(0);
    String from = file.toString();
    String positions = folder.resolve("positions").toString();
    assertThat(run(Language.EN, "self-play", "fetlar", positions, "--network", from)).isEqualTo(2);
    assertThat(err.toString()).startsWith("The network " + file + " does not fit the board of");
  }

  @Test
  void theTourIsOrderedAsAskedFor() {
    int code =
        run(
            Language.EN,
            "tour pictures --lang sv,de --theme dark,contrast --size 1024x768,1080x1920 --text 150"
                .concat(" --only home,play --kiosk 398x708")
                .split(" "));

    assertThat(code).isZero();
    assertThat(ordered)
        .containsExactly(
            new Pictures.Order(
                Path.of("pictures"),
                List.of(Language.SV, Language.DE),
                List.of("dark", "contrast"),
                List.of(new Pictures.Size(1024, 768), new Pictures.Size(1080, 1920)),
                150,
                List.of("home", "play"),
                Optional.of(new Pictures.Size(398, 708))));
  }

  @Test
  void aLanguageMayBeWrittenInCapitals() {
    assertThat(run(Language.EN, "tour", "pictures", "--lang", "DE")).isZero();
    assertThat(ordered.getFirst().languages()).containsExactly(Language.DE);
    assertThat(run(Language.EN, "check", "no-such-folder", "--lang", "DE")).isEqualTo(2);
    assertThat(err.toString()).contains("„no-such-folder“");
  }

  @Test
  void whatWasTakenIsSaidWhereverTheOutputGoes() {
    run(Language.DE, "tour", "pictures");
    assertThat(out.toString()).contains("3 Bilder");
  }

  @Test
  void withoutOptionsTheTourShowsEveryLanguageAndTheme() {
    run(Language.EN, "tour", "pictures");

    assertThat(ordered.getFirst().languages()).containsExactly(Language.values());
    assertThat(ordered.getFirst().themes()).containsExactly("light", "dark", "contrast");
  }

  @Test
  void aFolderThatCannotBeWrittenIsNamedInOneSentence() {
    assertThat(run(Language.EN, "tour", "full")).isEqualTo(1);
    assertThat(err.toString()).isEqualToNormalizingNewlines("That did not work: full.\n");
  }

  @Test
  void aFolderOfSomebodyElseIsNamedWithoutWordsOfTheProgram() {
    assertThat(run(Language.DE, "tour", "locked")).isEqualTo(1);
    assertThat(err.toString())
        .isEqualToNormalizingNewlines(
            "Die Datei locked lässt sich nicht lesen oder schreiben: Dazu fehlt die"
                + " Berechtigung.\n");
  }

  @Test
  void aMatchIsToldInOneLine() {
    int code = run(Language.EN, "match haende depth=2 depth=1 --games 4".split(" "));

    assertThat(code).isZero();
    assertThat(out.toString())
        .matches(
            "haende depth=2 – depth=1: \\d/\\d/\\d \\(wins/draws/losses\\), [\\d.]+% ± [\\d.]+;"
                + " as attackers \\d/\\d/\\d, as defenders \\d/\\d/\\d\\R");
  }

  @Test
  void aMatchIsToldInThePersonsLanguage() {
    run(Language.DE, "match haende depth=1 depth=1 --games 2".split(" "));
    assertThat(out.toString()).contains(" 50,0 % ± ").contains("; als Angreifer ");
  }

  @Test
  void anEmptyPathIsNoFolder() {
    assertThat(run(Language.EN, "check", "")).isEqualTo(2);
    assertThat(run(Language.EN, "tour", " ")).isEqualTo(2);
    assertThat(err.toString())
        .isEqualToNormalizingNewlines(
            "“” is not a valid value for DIR; “hnefi check --help” shows how to use it.\n"
                + "“ ” is not a valid value for DIR; “hnefi tour --help” shows how to use it.\n");
    assertThat(ordered).isEmpty();
  }

  /// A folder without content is checked soonest.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "check src/test/resources",
        "match haende depth=1 depth=1 --games 2",
        "tour pictures",
        "--help",
        "--version"
      })
  void anOutputThatCannotBeWrittenIsAFailure(String call) {
    PrintWriter full = new PrintWriter(new ProtocolLoopTest.FullWriter(), true);
    assertThat(run(Language.EN, full, call.split(" "))).isEqualTo(1);
    assertThat(err.toString()).isEqualToNormalizingNewlines("The output could not be written.\n");
  }

  private int run(Language language, String... arguments) {
    return run(language, new PrintWriter(out, true), arguments);
  }

  private int run(Language language, PrintWriter output, String... arguments) {
    Pictures pictures =
        order -> {
          if (order.folder().equals(Path.of("full"))) {
            throw new IOException("full");
          }
          if (order.folder().equals(Path.of("locked"))) {
            throw new AccessDeniedException("locked");
          }
          if (order.only().contains("attic")) {
            throw new Pictures.NoSuchScreen("attic", List.of("home", "play"));
          }
          ordered.add(order);
          return 3;
        };
    ConsoleProgram.Windows windows =
        new ConsoleProgram.Windows() {
          @Override
          public void drawInSoftware() {
            drawnInSoftware = true;
          }

          @Override
          public int open() {
            return 42;
          }

          @Override
          public int openKiosk(Optional<Path> settings) {
            kiosks.add(settings);
            return 43;
          }
        };
    return new ConsoleProgram(language, windows, bytes)
        .with(new EngineCommand())
        .with(new CheckCommand(_ -> NOTHING_MORE, language))
        .with(new MatchCommand(language))
        .with(new SelfPlayCommand(language))
        .with(new TrainCommand(language))
        .with(new FitMovesCommand(language))
        .with(new PinCommand(new ByteArrayInputStream(typed.getBytes(UTF_8)), language))
        .with(new TourCommand(pictures, List.of("light", "dark", "contrast"), language))
        .writingTo(output, new PrintWriter(err, true))
        .run(arguments);
  }
}
