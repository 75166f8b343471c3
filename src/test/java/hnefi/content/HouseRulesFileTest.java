package hnefi.content;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.yaml.RecordMapper;
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
import org.junit.jupiter.params.provider.ValueSource;

class HouseRulesFileTest {
  private static final Library LIBRARY = PackedContent.LIBRARY;
  private static final RecordMapper MAPPER = HouseRulesFile.mapper(() -> LIBRARY);

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
    String text = MAPPER.write(new HouseRulesFile(all), HouseRulesFile.NONE);
    assertThat(HouseRulesFile.isLike(text)).isTrue();
    assertThat(HouseRulesFile.read(text, LIBRARY)).isEqualTo(new Result.Good<>(all));
  }

  @Test
  void theyAreWrittenAsTheyAreShared() {
    EditionName unarmed =
        edition("fetlar")
            .with(SwitchValue.read("king-armed=no").orElseThrow())
            .map(Edition::name)
            .toOptional()
            .orElseThrow();
    assertThat(HouseRulesFile.write(new HouseRules("Winter", unarmed)))
        .isEqualTo(
            """
              - name: Winter
                rules: fetlar
                switches:
                  king-armed: no
            """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          `- name: A/  rules: fetlar/  switches: {king-armed: maybe}`  | 3 | “maybe” is not a value of king-armed; possible: no, yes
          `- name: A/  rules: fetlar/  switches: {king armed: no}`     | 3 | the key “king armed” is not known here
          `- name: A/  rules: fetlar/  king-armed: no`                 | 3 | the key “king-armed” is not known here
          `- name: A/  rules: chess`                                   | 2 | there is no rule set or variant “chess”
          `- name: A/  rules: fetlar/  layout: moon`                   | 3 | there is no start position “moon”
          `- name: A`                                                  | 1 | the key “rules” is missing
          `- rules: fetlar`                                            | 1 | the key “name” is missing
          `- name:  /  rules: fetlar`                                  | 1 | text is expected here
          `- name: A/  rules: fetlar/  switches: {escape: corner, corner-enter: nobody}` | 1 | “escape” and “corner-enter” contradict each other
          `name: A/rules: fetlar`                                      | 1 | a list is expected here
          `# nothing`                                                  | 0 | the file is empty
          `[]`                                                         | 0 | there are no house rules in it
          """)
  void whatMakesNoSenseIsToldWithItsLine(String text, int line, String reason) {
    assertThat(HouseRulesFile.read(text.replace('/', '\n'), LIBRARY))
        .isInstanceOfSatisfying(
            Result.Bad.class,
            bad -> {
              assertThat(Library.faultWords(Language.EN).say(bad.reason())).isEqualTo(reason);
              assertThat(bad.line()).isEqualTo(line);
            });
  }

  @Test
  void ofAKeptFileTheSoundRulesGoOnToHold() {
    String text =
        """
        - name: First
          rules: fetlar
          switches: {king-armed: no}
        - name: Second
          rules: fetlar
          switches:
            king-armed: perhaps
        - name: Third
          rules: haende
        """;
    RecordMapper.Reading<HouseRulesFile> read = MAPPER.read("a", text, HouseRulesFile.NONE);
    assertThat(read.value().all()).extracting(HouseRules::name).containsExactly("First", "Third");
    assertThat(read.firstFault().orElseThrow().line()).isEqualTo(7);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[Title \"name: x\"]", "3aa2a w", "name: x", "", "- name"})
  void otherTextsAreNotTakenForHouseRules(String text) {
    assertThat(HouseRulesFile.isLike(text)).isFalse();
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
