package hnefi.content;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.yaml.Fault;
import hnefi.rules.Play;
import hnefi.rules.Switch;
import hnefi.rules.SwitchConflict;
import hnefi.rules.SwitchValue;
import hnefi.text.Language;
import hnefi.text.Result;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class LibraryTest {
  private static final Library LIBRARY = PackedContent.LIBRARY;

  @Test
  void everyFileOfTheContentIsSound() {
    assertThat(said(LIBRARY.faults(), Language.EN)).isEmpty();
    assertThat(LIBRARY.missing()).isEmpty();
  }

  @Test
  void theRuleSetsStandInTheOrderOfTheirBooksAndThoseBesideThemLast() {
    assertThat(LIBRARY.rulebooks())
        .extracting(Rulebook::id)
        .containsExactly(
            "mungo-simple",
            "mungo-tablut",
            "mungo-tablut-printed",
            "mungo-fetlar",
            "fetlar",
            "spieltz",
            "haende",
            "svenska",
            "copenhagen",
            "linnaeus");
  }

  @Test
  void everySwitchOfEveryRuleSetNamesItsPassageUnlessItsBookIsSilent() {
    for (Rulebook rulebook : LIBRARY.rulebooks()) {
      for (Switch each : Switch.values()) {
        Ruling ruling = rulebook.ruling(each);
        assertThat(ruling.provenance() == Provenance.SILENT || !ruling.cite().isEmpty())
            .as(rulebook.id() + " " + each.id())
            .isTrue();
        assertThat(ruling.provenance() != Provenance.DISPUTED || !ruling.rivals().isEmpty())
            .as(rulebook.id() + " " + each.id())
            .isTrue();
      }
    }
  }

  @Test
  void aPresetChangesOnlyWhatItsBookNames() {
    Edition base = LIBRARY.edition("svenska").orElseThrow();
    Edition both = LIBRARY.edition("svenska-3-4").orElseThrow();
    assertThat(base.rules().differences(both.rules()))
        .containsExactlyInAnyOrder(Switch.KING_RANGE, Switch.KING_CAPTURE);
    assertThat(both.rules().kingRange()).isEqualTo(3);
  }

  @Test
  void aHouseRuleNamesTheBookThatHoldsItAndTheOneThatDoesNot() {
    Edition armed =
        LIBRARY
            .edition("svenska")
            .orElseThrow()
            .with(Play.value("king-armed=yes"))
            .toOptional()
            .orElseThrow();
    Ruling ruling = armed.ruling(Switch.KING_ARMED);
    assertThat(ruling.value()).contains(Play.value("king-armed=yes"));
    assertThat(ruling.cite()).isNotEmpty();
    assertThat(ruling.rivals())
        .extracting(Rival::value)
        .containsExactly(Optional.of(Play.value("king-armed=no")));
    assertThat(armed.with(Play.value("king-armed=no")).toOptional().orElseThrow().houseRules())
        .isEmpty();
  }

  @Test
  void aHouseRuleThatContradictsTheBookIsRefusedWithBothNames() {
    Edition fetlar = LIBRARY.edition("fetlar").orElseThrow();
    SwitchValue closed = Play.value("corner-enter=nobody");
    assertThat(fetlar.with(closed))
        .isEqualTo(Result.bad("fault.conflict", "escape", "corner-enter"));
    assertThat(fetlar.conflict(closed))
        .contains(new SwitchConflict(Play.value("escape=corner"), closed));
    assertThat(fetlar.with(List.of(closed, Play.value("escape=edge"))).toOptional()).isPresent();
  }

  @Test
  void aTextThatIsNoValueIsRefusedInTheLanguageOfWhoAsks() {
    assertThat(refused(Switch.KING_RANGE, "far", Language.DE))
        .isEqualTo(
            "„far“ ist kein Wert von king-range; möglich: unlimited oder eine Zahl von Feldern ab"
                + " 1");
    assertThat(refused(Switch.KING_CAPTORS, "throne,moat", Language.EN))
        .endsWith("possible: any of throne, corner, edge, separated by commas, or nothing");
  }

  private static String refused(Switch rule, String text, Language language) {
    return switch (SwitchReader.read(rule, text)) {
      case Result.Good<SwitchValue>(var value) -> throw new AssertionError(value);
      case Result.Bad<SwitchValue>(_, var reason) -> Library.faultWords(language).say(reason);
    };
  }

  @Test
  void houseRulesAreForgottenAndTheBoardStays() {
    Edition changed =
        LIBRARY
            .edition("svenska-2")
            .orElseThrow()
            .from(LIBRARY.layout("t-cross").orElseThrow())
            .with(Play.value("king-range=3"))
            .toOptional()
            .orElseThrow();
    Edition plain = changed.withoutHouseRules();
    assertThat(plain.houseRules()).isEmpty();
    assertThat(plain.preset()).isEqualTo(changed.preset());
    assertThat(plain.layout().id()).isEqualTo("t-cross");
  }

  @Test
  void anUnknownKeyIsNamedWithFileAndLine() {
    assertThat(damaged("layouts/brandub.yaml", text -> "colour: red\n" + text))
        .contains("content/layouts/brandub.yaml, line 1: the key “colour” is not known here.");
  }

  @Test
  void aMissingSwitchIsNamed() {
    assertThat(
            damaged(
                "rulebooks/haende.yaml",
                text -> text.replaceFirst("(?s)  escape:.*?\n(?=  \\w)", "")))
        .anyMatch(fault ->
            fault.matches(
                "content/rulebooks/haende.yaml, line \\d+: the key “escape” is missing\\."));
  }

  @Test
  void aWrongValueNamesTheRightOnes() {
    assertThat(
            damaged(
                "rulebooks/fetlar.yaml", text -> text.replace("value: four-sides", "value: three")))
        .anyMatch(fault ->
            fault.contains(
                "“three” is not a value of king-capture; possible: four-sides, two-sides"));
  }

  @Test
  void aLayoutWithTwoKingsIsRefused() {
    assertThat(damaged("layouts/brandub.yaml", text -> text.replace("AADKDAA", "AAKKDAA")))
        .anyMatch(fault ->
            fault.startsWith("content/layouts/brandub.yaml, line ")
                && fault.endsWith("the board has 2 kings instead of one."));
  }

  @Test
  void aLayoutWithTheWrongNumberOfMenIsRefused() {
    assertThat(damaged("layouts/brandub.yaml", text -> text.replace("AADKDAA", "A.DKDAA")))
        .anyMatch(
            fault -> fault.endsWith("“attackers” is stated as 8, but there are 7 on the board."));
  }

  @Test
  void aCitationThatLeadsNowhereIsRefused() {
    assertThat(damaged("rulebooks/haende.yaml", text -> text.replace("haende/goal", "haende/golf")))
        .anyMatch(fault -> fault.contains("“haende/golf” is not a passage in sources.yaml"));
  }

  @Test
  void aTextThatALanguageLacksIsSaidInEnglishAndListed() {
    Library library =
        Library.read(path ->
            ContentFolder.packed()
                .read(path)
                .map(text ->
                    path.equals("layouts/brandub.yaml")
                        ? text.replaceFirst("(?m)^  sv: .*\n", "")
                        : text));
    assertThat(said(library.faults(), Language.EN)).isEmpty();
    assertThat(library.missing())
        .singleElement()
        .satisfies(each -> {
          assertThat(each.file()).isEqualTo("layouts/brandub.yaml");
          assertThat(each.language()).isEqualTo(Language.SV);
        });
    Layout brandub = library.layout("brandub").orElseThrow();
    assertThat(brandub.name().in(Language.SV)).isEqualTo(brandub.name().in(Language.EN));
  }

  @Test
  void aTextThatEnglishLacksIsAFault() {
    assertThat(damaged("layouts/brandub.yaml", text -> text.replaceFirst("(?m)^  en: .*\n", "")))
        .anyMatch(fault -> fault.endsWith("the key “en” is missing."));
  }

  @Test
  void brokenYamlNamesItsLine() {
    assertThat(damaged("layouts/tablut.yaml", text -> text + "\n]: ["))
        .anyMatch(fault ->
            fault.matches(
                "content/layouts/tablut.yaml, line \\d+: this is not well-formed YAML .*"));
  }

  @Test
  void aMissingFileLeavesTheOthersReadable() {
    Library library =
        Library.read(path ->
            path.equals("layouts/brandub.yaml")
                ? java.util.Optional.empty()
                : ContentFolder.packed().read(path));
    assertThat(library.edition("fetlar")).isPresent();
    assertThat(library.edition("haende")).isEmpty();
    assertThat(said(library.faults(), Language.SV))
        .contains("content/layouts/brandub.yaml: filen saknas.");
  }

  private static List<String> damaged(String file, UnaryOperator<String> damage) {
    Library library =
        Library.read(path ->
            path.equals(file)
                ? ContentFolder.packed().read(path).map(damage)
                : ContentFolder.packed().read(path));
    return said(library.faults(), Language.EN);
  }

  private static List<String> said(List<Fault> faults, Language language) {
    return faults.stream().map(each -> each.in(Library.faultWords(language))).toList();
  }
}
