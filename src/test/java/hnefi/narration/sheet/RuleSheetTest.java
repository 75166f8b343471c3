package hnefi.narration.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.Balance;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.PackedContent;
import hnefi.content.RuleTopic;
import hnefi.narration.BalanceTeller;
import hnefi.rules.Refusal;
import hnefi.rules.Switch;
import hnefi.rules.SwitchValue;
import hnefi.rules.Turn;
import hnefi.text.Language;
import hnefi.text.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Who reads the sheet knows all the rules.
class RuleSheetTest {
  private static final Library LIBRARY = PackedContent.LIBRARY;
  private static final RuleSheetBuilder ENGLISH = new RuleSheetBuilder(LIBRARY, Language.EN);

  static Stream<Edition> rulebooks() {
    return LIBRARY.rulebooks().stream().map(Edition::of);
  }

  /// Looks only at the clauses that follow from one rule, of which the summary of a book is made,
  /// too.
  @ParameterizedTest
  @MethodSource("rulebooks")
  void everySwitchTurnedToAnyOfItsValuesChangesTheRulesOfTheSheet(Edition edition) {
    List<String> printed = rules(edition);
    List<String> unseen = new ArrayList<>();
    for (Switch each : Switch.values()) {
      List<List<String>> seen = new ArrayList<>(List.of(printed));
      for (SwitchValue value : each.choices()) {
        if (edition.with(value) instanceof Result.Good<Edition>(Edition turned)
            && !turned.houseRules().isEmpty()) {
          List<String> rules = rules(turned);
          if (seen.contains(rules)) {
            unseen.add(value.toString());
          }
          seen.add(rules);
        }
      }
    }
    assertThat(unseen).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("rulebooks")
  void everyClauseAndEveryExampleIsSaidInEveryLanguage(Edition edition) {
    for (Language language : Language.values()) {
      RuleSheet sheet = RuleSheet.of(edition, LIBRARY, language);
      List<RuleExample> examples =
          sheet.sections().stream().flatMap(each -> each.examples().stream()).toList();
      assertThat(examples).hasSizeGreaterThan(12);
      assertThat(examples)
          .extracting(RuleExample::caption)
          .allSatisfy(caption -> assertThat(caption).endsWith(".").doesNotContain("{"));
      assertThat(sheet.sections().stream().flatMap(each -> each.clauses().stream()))
          .allSatisfy(clause -> assertThat(clause.text()).matches("(?s)[^{]+[.)]"));
    }
  }

  @Test
  void theLastSectionTellsWhichSideTheRulesFavour() {
    Edition svenska = LIBRARY.edition("svenska").orElseThrow();
    BalanceTeller teller = new BalanceTeller(Language.EN);
    Balance measured = LIBRARY.balance(svenska).orElseThrow();
    assertThat(RuleSheet.of(svenska, LIBRARY, Language.EN).sections().getLast().clauses())
        .extracting(RuleSheet.Clause::text)
        .containsExactly(
            teller.share(measured),
            teller.counted(measured).orElseThrow(),
            teller.computers(measured),
            teller.measured(measured));
  }

  @Test
  void whatPeopleWinStandsBeforeWhatComputersWin() {
    Edition copenhagen = LIBRARY.edition("copenhagen").orElseThrow();
    assertThat(RuleSheet.of(copenhagen, LIBRARY, Language.EN).sections().getLast().clauses())
        .extracting(RuleSheet.Clause::text)
        .startsWith(
            "When people who play equally well play each other, the attackers win about 4 out of 10 games.",
            "Counted in 1,721 games recorded on aagenielsen.dk.")
        .hasSize(4);
    Edition haende = LIBRARY.edition("haende").orElseThrow();
    assertThat(RuleSheet.of(haende, LIBRARY, Language.EN).sections().getLast().clauses())
        .extracting(RuleSheet.Clause::text)
        .startsWith(
            "When people play by almost the same rules, the attackers win about 4 out of 10 games."
                + " With strong computers it is different: there the defenders hardly ever lose.",
            "Counted in 518 recorded games.");
  }

  @Test
  void whatWasNotMeasuredHasNoSuchSection() {
    Edition turned =
        LIBRARY
            .edition("svenska")
            .orElseThrow()
            .with(new SwitchValue(Switch.KING_RANGE, 2))
            .toOptional()
            .orElseThrow();
    assertThat(RuleSheet.of(turned, LIBRARY, Language.EN).sections())
        .hasSize(1 + RuleTopic.values().length);
  }

  /// A move under one rule, and part of what the sheet's example of it must say.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          fetlar                           | GOAL      | reached a corner
          mungo-simple                     | GOAL      | reached the edge
          copenhagen                       | GOAL      | exit fort
          copenhagen                       | GOAL      | ring is closed
          fetlar                           | THRONE    | Only the king may stop on the throne
          svenska                          | THRONE    | Only the king may cross the throne
          mungo-tablut                     | THRONE    | No piece may stop on the throne once the king has left it
          mungo-simple                     | THRONE    | empty throne behind it is no enemy
          fetlar                           | THRONE    | and the empty throne
          fetlar                           | CORNERS   | and the empty corner a1
          haende                           | CORNERS   | block the last open corner
          fetlar                           | CAPTURING | moved in between its enemies
          fetlar                           | CAPTURING | a row is not captured together
          spieltz                          | CAPTURING | and the edge
          copenhagen                       | CAPTURING | row on c1 and d1 is captured
          copenhagen                       | CAPTURING | closes one of its ends
          linnaeus                         | CAPTURING | the defender on d3 is captured
          svenska                          | KING      | the king on d3 is unarmed
          fetlar                           | KING      | The king on d5 is captured
          haende                           | KING      | The king on d5 is not captured
          spieltz                          | KING      | The king on d1 is captured
          haende                           | KING      | The king on d1 is not captured
          linnaeus                         | KING      | The king on e2 is captured
          """)
  void theExamplesShowWhatIsParticularToARuleSet(String id, RuleTopic topic, String said) {
    Edition edition = LIBRARY.edition(id).orElseThrow();
    RuleSheet.Section section =
        RuleSheet.of(edition, LIBRARY, Language.EN).sections().get(topic.ordinal() + 1);
    assertThat(section.examples())
        .extracting(RuleExample::caption)
        .anySatisfy(caption -> assertThat(caption).containsIgnoringCase(said));
  }

  @Test
  void nothingHappensOnlyWhereAPieceMayGo() {
    rulebooks()
        .forEach(edition ->
            assertThat(RuleSheet.of(edition, LIBRARY, Language.EN).sections())
                .allSatisfy(section ->
                    assertThat(section.examples())
                        .allSatisfy(example -> {
                          boolean quiet = example.caption().endsWith("That is allowed.");
                          boolean happened =
                              example.verdict() instanceof Refusal
                                  || (example.verdict() instanceof Turn turn
                                      && (!turn.captures().isEmpty()
                                          || !turn.spared().isEmpty()
                                          || turn.outcome().isPresent()));
                          assertThat(quiet && happened).as(example.caption()).isFalse();
                        })));
  }

  @ParameterizedTest
  @CsvSource({"fetlar, 4", "copenhagen, 6", "spieltz, 4"})
  void whatComesFirstWhenSeveralEndingsCoincideIsSaid(String id, int endings) {
    Edition edition = LIBRARY.edition(id).orElseThrow();
    RuleSheet.Section ending =
        RuleSheet.of(edition, LIBRARY, Language.EN).sections().get(RuleTopic.values().length);
    assertThat(ending.clauses())
        .anySatisfy(clause ->
            assertThat(clause.text())
                .startsWith("If one move ends the game in several ways")
                .contains("(" + endings + ")")
                .doesNotContain("(" + (endings + 1) + ")"));
  }

  @Test
  void aKingWhoHasWonAtTheEdgeIsExplainedByThePassageOnTheGoal() {
    Edition edition = LIBRARY.edition("mungo-tablut").orElseThrow();
    List<RuleSheet.Section> sections = RuleSheet.of(edition, LIBRARY, Language.EN).sections();
    String goal = clause(sections, "The king wins on any square of the edge").source();
    assertThat(goal).isNotEmpty();
    assertThat(clause(sections, "At the edge the king can no longer").source()).isEqualTo(goal);
    assertThat(sections.stream().flatMap(each -> each.clauses().stream()))
        .extracting(RuleSheet.Clause::text)
        .doesNotHaveDuplicates();
  }

  @Test
  void whereTwoAttackersAreEnoughNobodyReadsOfTheFourth() {
    List<RuleSheet.Section> sections =
        RuleSheet.of(LIBRARY.edition("svenska-4").orElseThrow(), LIBRARY, Language.EN).sections();
    assertThat(sections.stream().flatMap(each -> each.clauses().stream()))
        .extracting(RuleSheet.Clause::text)
        .noneMatch(text -> text.contains("four attackers"));
  }

  private static RuleSheet.Clause clause(List<RuleSheet.Section> sections, String begin) {
    return sections.stream()
        .flatMap(each -> each.clauses().stream())
        .filter(each -> each.text().startsWith(begin))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> rules(Edition edition) {
    return ENGLISH.clauses(edition).values().stream()
        .flatMap(List::stream)
        .filter(said -> said.rule().isPresent())
        .map(RuleSheetBuilder.Said::text)
        .toList();
  }
}
