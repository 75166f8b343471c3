package hnefi.content;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.rules.Switch;
import hnefi.rules.SwitchValue;
import hnefi.text.Language;
import hnefi.text.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HouseRulesTextTest {
  private static final Library LIBRARY = PackedContent.LIBRARY;

  @Test
  void whatIsWrittenIsReadAgain() {
    List<HouseRules> all = new ArrayList<>();
    for (Switch rule : Switch.values()) {
      for (SwitchValue value : rule.choices()) {
        edition("fetlar")
            .with(value)
            .toOptional()
            .ifPresent(each -> all.add(new HouseRules("“" + value + "”: # x", each.name())));
      }
    }
    all.add(
        new HouseRules(
            "Von der Feier",
            edition("mungo-simple-b-i-1").from(LIBRARY.layout("t-cross").orElseThrow()).name()));
    assertThat(HouseRulesText.read(HouseRulesText.write(all), LIBRARY))
        .isEqualTo(new Result.Good<>(all));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          `name: A/rules: fetlar/king-armed: maybe`                    | 3 | “maybe” is not a value of king-armed; possible: no, yes
          `name: A/rules: fetlar/king armed: no`                       | 3 | there is no switch “king armed”
          `name: A/rules: chess`                                       | 2 | there is no rule set or variant “chess”
          `name: A/rules: fetlar/layout: moon`                         | 3 | there is no start position “moon”
          `name: A/king-armed: no`                                     | 1 | “A” does not say which rule set it belongs to: “rules: …”
          `rules: fetlar`                                              | 1 | house rules must begin with their name: “name: …”
          `name:  /rules: fetlar`                                      | 1 | house rules must begin with their name: “name: …”
          `name: A/rules: fetlar/escape: corner/corner-enter: nobody`  | 1 | “escape” and “corner-enter” contradict each other
          `name: A/hello`                                              | 2 | a line of the form “key: value” is expected here
          `# nothing`                                                  | 0 | there are no house rules in it
          """)
  void whatMakesNoSenseIsToldWithItsLine(String text, int line, String reason) {
    assertThat(HouseRulesText.read(text.replace('/', '\n'), LIBRARY))
        .isInstanceOfSatisfying(
            Result.Bad.class,
            bad -> {
              assertThat(bad.line()).isEqualTo(line);
              assertThat(Library.faultWords(Language.EN).say(bad.reason())).isEqualTo(reason);
            });
  }

  @Test
  void ofAKeptFileTheSoundRulesGoOnToHold() {
    String text =
        """
        name: First
        rules: fetlar
        king-armed: no

        name: Second
        rules: fetlar
        king-armed: perhaps

        name: Third
        rules: haende
        """;
    HouseRulesText.Read read = HouseRulesText.salvage(text, LIBRARY);
    assertThat(read.good()).extracting(HouseRules::name).containsExactly("First", "Third");
    assertThat(read.fault()).hasValueSatisfying(fault -> assertThat(fault.line()).isEqualTo(7));
  }

  @Test
  void aNameIsOneShortLine() {
    assertThat(HouseRules.nameOf("  a\n\tb ")).isEqualTo("a b");
    assertThat(Stream.of("x".repeat(500), "😀".repeat(500)).map(HouseRules::nameOf))
        .allSatisfy(name ->
            assertThat(name.codePointCount(0, name.length())).isEqualTo(HouseRules.LONGEST_NAME));
  }

  private static Edition edition(String id) {
    return LIBRARY.edition(id).orElseThrow();
  }
}
