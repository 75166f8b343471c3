package hnefi.content.yaml;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.Library;
import hnefi.content.yaml.RecordMapper.Reading;
import hnefi.text.InvalidValueException;
import hnefi.text.Language;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What is written is read again, and what cannot be read is told with its line.
class RecordMapperTest {
  private enum Colour {
    RED,
    DARK_BLUE
  }

  private record Point(int x, int y) {}

  private record Bounded(int number) {
    Bounded {
      if (number > 9) {
        throw new InvalidValueException("number", "fault.bounds", number, 0, 9);
      }
      if (number < 0) {
        throw new IllegalArgumentException();
      }
    }
  }

  private record Whole(
      String text,
      int number,
      boolean flag,
      Colour favourColour,
      Optional<Colour> colour,
      Optional<String> remark,
      Optional<Point> point,
      List<String> texts,
      List<Point> points,
      Set<Colour> colours,
      Map<String, Integer> counts,
      Bounded bounded) {}

  private static final Whole USUAL =
      new Whole(
          "usual",
          7,
          true,
          Colour.RED,
          Optional.of(Colour.RED),
          Optional.empty(),
          Optional.empty(),
          List.of(),
          List.of(),
          Set.of(),
          Map.of(),
          new Bounded(5));

  private static final RecordMapper MAPPER = new RecordMapper();

  private static Reading<Whole> read(String text) {
    return MAPPER.read("file.yaml", text, USUAL);
  }

  @Test
  void whatIsWrittenIsReadAgainWhateverTheTextsAre() {
    Random chance = new Random(20261125);
    for (int i = 0; i < 1000; i++) {
      Whole whole = whole(chance);
      String text = MAPPER.write(whole, USUAL);
      assertThat(read(text)).as(text).isEqualTo(new Reading<>(whole, List.of()));
    }
  }

  private static Whole whole(Random chance) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    List<Point> points = new ArrayList<>();
    Set<Colour> colours = new LinkedHashSet<>();
    for (int i = chance.nextInt(4); i > 0; i--) {
      counts.put(text(chance), chance.nextInt());
      points.add(new Point(chance.nextInt(), -i));
      colours.add(Colour.values()[chance.nextInt(2)]);
    }
    return new Whole(
        text(chance),
        chance.nextInt(),
        chance.nextBoolean(),
        Colour.DARK_BLUE,
        chance.nextBoolean() ? Optional.empty() : Optional.of(Colour.DARK_BLUE),
        chance.nextBoolean() ? Optional.empty() : Optional.of(text(chance)),
        points.stream().findFirst(),
        IntStream.range(0, chance.nextInt(3)).mapToObj(_ -> text(chance)).toList(),
        points,
        colours,
        counts,
        new Bounded(chance.nextInt(10)));
  }

  /// Returns a text of characters that mean something in YAML, or of any.
  private static String text(Random chance) {
    String special =
        " \t\n\r:#-?!&*|>'\"\\%@`{}[],.~/0129enNyulltrue=<\u0000\u0085\u00a0\u2028\ufeff";
    List<String> words = List.of("none", "null", "true", "no", "---", "...", "1.5", "0x1F", "<<");
    if (chance.nextInt(8) == 0) {
      return words.get(chance.nextInt(words.size()));
    }
    String text =
        chance
            .ints(chance.nextInt(chance.nextInt(20) == 0 ? 300 : 12))
            .mapToObj(each ->
                switch (Math.floorMod(each, 4)) {
                  case 0 -> Character.toString((char) (each >> 8));
                  case 1 -> Character.toString(Math.floorMod(each >> 8, Character.MAX_CODE_POINT));
                  default ->
                      special.substring(
                          Math.floorMod(each >> 8, special.length()),
                          Math.floorMod(each >> 8, special.length()) + 1);
                })
            .collect(Collectors.joining());
    return new String(text.getBytes(UTF_8), UTF_8);
  }

  @Test
  void halfACharacterDoesNotKeepTheRestFromBeingRead() {
    RecordMapper mapper = new RecordMapper();
    Point usual = new Point(1, 2);
    record Named(String name, Point point) {}
    Named torn = new Named("a\ud83d1", usual);
    assertThat(mapper.read("", mapper.write(torn, torn), torn).value())
        .isEqualTo(new Named("a?1", usual));
  }

  @Test
  void aFactHasALineOfItsOwn() {
    Whole whole =
        new Whole(
            "two\nlines",
            1,
            false,
            Colour.DARK_BLUE,
            Optional.empty(),
            Optional.of("on, # and: off"),
            Optional.of(new Point(1, -2)),
            List.of("a", "12", ""),
            List.of(new Point(3, 4)),
            Set.of(Colour.DARK_BLUE, Colour.RED),
            Map.of("Ö 1", 2),
            new Bounded(5));

    assertThat(MAPPER.write(whole, USUAL))
        .isEqualTo(
            """
            text: "two\\nlines"
            number: 1
            flag: false
            favour-colour: dark-blue
            colour: none
            remark: 'on, # and: off'
            point:
              x: 1
              y: -2
            texts:
              - a
              - '12'
              - ''
            points:
              - x: 3
                y: 4
            colours:
              - red
              - dark-blue
            counts:
              Ö 1: 2
            bounded: 5
            """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          `[a]`                                     | 1 | keys with values are expected here
          `text: [a]`                               | 1 | text is expected here
          `flag: true/number: many`                 | 2 | “many” is not a whole number
          `number: 99999999999`                     | 1 | “99999999999” is not a whole number
          `flag: yes`                               | 1 | “yes” is neither true nor false
          `colour: green`                           | 1 | “green” is none of red, dark-blue
          `flag: true//numbr: 1`                    | 3 | the key “numbr” is not known here
          `number: 1/number: 2`                     | 2 | “number” occurs twice
          `point:/  x: 1/  z: 2`                    | 2 | the key “y” is missing
          `texts: a`                                | 1 | a list is expected here
          `points:/  - {x: 1, y: 2}/  - {x: 1}`     | 3 | the key “y” is missing
          `colours: [red, green]`                   | 1 | “green” is none of red, dark-blue
          `counts:/  a: 1/  b: c/`                  | 3 | “c” is not a whole number
          `counts:/  a: 1/  a: 2/`                  | 3 | “a” occurs twice
          `flag: true/bounded: 10`                  | 2 | 10 is not between 0 and 9
          `flag: true/bounded: -1`                  | 2 | this cannot be
          ` `                                       | 0 | the file is empty
          `# remark`                                | 0 | the file is empty
          """)
  void aFaultHasALineAndAReason(String text, int line, String reason) {
    Reading<Whole> read = read(text.replace('/', '\n'));
    Fault fault = read.firstFault().orElseThrow();
    assertThat(Library.faultWords(Language.EN).say(fault.reason())).isEqualTo(reason);
    assertThat(fault.line()).isEqualTo(line);
  }

  @Test
  void whatIsSoundHoldsBesideFaults() {
    Reading<Whole> read =
        read(
            """
            text: a
            number: x
            point: {x: 1, y: y}
            texts: [b, {c: d}, e]
            points: [{x: 1, y: 2}, {x: 3}, 4]
            colours: [dark-blue, green]
            counts: {f: 1, g: h, f: 2, i: 3}
            bounded: 12
            else: 1
            """);

    assertThat(read.value())
        .isEqualTo(
            new Whole(
                "a",
                7,
                true,
                Colour.RED,
                Optional.of(Colour.RED),
                Optional.empty(),
                Optional.empty(),
                List.of("b", "e"),
                List.of(new Point(1, 2)),
                Set.of(Colour.DARK_BLUE),
                Map.of("f", 1, "i", 3),
                new Bounded(5)));
    assertThat(read.faults().stream().map(Fault::line).distinct())
        .containsExactly(2, 3, 4, 5, 6, 7, 8, 9);
  }

  @Test
  void noneStandsForWhatIsUsuallyThere() {
    assertThat(read("colour: none").value().colour()).isEmpty();
    assertThat(read("remark: none").value().remark()).contains("none");
    assertThat(read("number: 1").value().colour()).contains(Colour.RED);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "text: \"open",
        "text: 'open",
        "text: [open",
        "text: {open",
        "text: a: b",
        "text: *a",
        "text: !x [",
        "text: \"\\q\"",
        "text",
        "\ttext: a",
        "text: a\0b",
        "text: a\uffffb",
        "%text",
        "--- a",
        "? [a",
        "text: |3x",
      })
  void aLineThatIsNoYamlLeavesTheOthersAsTheyAre(String line) {
    Reading<Whole> read = read("number: 1\n" + line + "\nflag: false\nbounded: 3\n");

    assertThat(read.faults()).singleElement().extracting(Fault::line).isEqualTo(2);
    assertThat(read.value().number()).isEqualTo(1);
    assertThat(read.value().flag()).isFalse();
    assertThat(read.value().bounded()).isEqualTo(new Bounded(3));
  }

  @Test
  void whateverStandsInAFileIsReadOrToldAndNothingElseHappens() {
    Random chance = new Random(20261126);
    List<Words> words = Arrays.stream(Language.values()).map(Library::faultWords).toList();
    for (int i = 0; i < 1000; i++) {
      StringBuilder text = new StringBuilder(MAPPER.write(whole(chance), USUAL));
      for (int j = chance.nextInt(1, 6); j > 0 && !text.isEmpty(); j--) {
        int at = chance.nextInt(text.length());
        text.replace(at, Math.min(text.length(), at + chance.nextInt(9)), text(chance));
      }
      Reading<Whole> read = read(text.toString());
      for (Fault each : read.faults()) {
        assertThat(each.line()).isBetween(0, text.toString().split("\\R", -1).length + 1);
        words.forEach(language -> assertThat(language.say(each.reason())).isNotBlank());
      }
      assertThat(read(MAPPER.write(read.value(), USUAL)))
          .isEqualTo(new Reading<>(read.value(), List.of()));
    }
  }

  @Test
  void nestingWithoutEndIsTold() {
    assertThat(read("{".repeat(100_000)).faults()).hasSize(1);
    assertThat(read("- ".repeat(100_000)).faults()).hasSize(1);
  }
}
