package hnefi.narration;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.PackedContent;
import hnefi.content.RuleTopic;
import hnefi.rules.Switch;
import hnefi.text.Language;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class RuleSummaryTest {
  private static final Library LIBRARY = PackedContent.LIBRARY;

  static Stream<Edition> editions() {
    return LIBRARY.rulebooks().stream()
        .flatMap(rulebook ->
            Stream.concat(
                Stream.of(Edition.of(rulebook)),
                rulebook.presets().stream().map(preset -> Edition.of(rulebook, preset))));
  }

  static Stream<Edition> rulebooks() {
    return LIBRARY.rulebooks().stream().map(Edition::of);
  }

  @ParameterizedTest
  @MethodSource("editions")
  void everyQuestionIsAskedOnceAndAnsweredInEveryLanguage(Edition edition) {
    for (Language language : Language.values()) {
      RuleSummary summary = RuleSummary.of(edition, LIBRARY, language);
      assertThat(summary.lines()).extracting(RuleSummary.Line::question).doesNotHaveDuplicates();
      assertThat(summary.lines())
          .allSatisfy(line -> {
            assertThat(line.answer()).endsWith(".").doesNotContain("{");
            assertThat(line.source()).isNotBlank();
          });
      assertThat(summary.lines())
          .isSortedAccordingTo((one, other) -> one.topic().compareTo(other.topic()));
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyTopicHasItsLinesInEveryBook(RuleTopic topic) {
    rulebooks()
        .forEach(edition ->
            assertThat(RuleSummary.of(edition, LIBRARY, Language.EN).about(List.of(topic)).lines())
                .as(edition.rulebook().id())
                .isNotEmpty());
  }

  @Test
  void theKingBesideTheThroneIsCapturedAsTheRefereeHasIt() {
    assertThat(answer("fetlar", "The king beside the throne"))
        .isEqualTo(
            "Beside the empty throne the king is captured by three attackers and the throne.");
    assertThat(answer("haende", "The king beside the throne")).contains("cannot be captured");
    assertThat(answer("mungo-simple", "The king beside the throne")).contains("one of them on");
    assertThat(answer("svenska-4", "The king beside the throne"))
        .contains("two attackers on opposite sides or three attackers and the throne");
  }

  @Test
  void theKingAtTheEdgeIsCapturedAsTheRefereeHasIt() {
    assertThat(answer("spieltz", "The king at the edge"))
        .isEqualTo("At the edge the king is captured by three attackers and the edge.");
    assertThat(answer("haende", "The king at the edge")).contains("cannot be captured");
    assertThat(answer("svenska", "The king at the edge")).contains("already won");
  }

  @Test
  void theKingIsCapturedByTwoOnlyAwayFromTheThroneWhereHisPlaceDecides() {
    assertThat(answer("svenska-4", "The king away from the throne")).contains("two attackers");
    assertThat(answer("svenska", "The king away from the throne")).contains("four attackers");
  }

  @Test
  void whatOnlyThisBookDoesIsMarked() {
    assertThat(onlyHere("spieltz"))
        .contains("A single enemy can capture a piece against the edge.")
        .contains("At the edge the king is captured by three attackers and the edge.")
        .doesNotContain("The attackers begin.");
    assertThat(onlyHere("svenska"))
        .contains(
            "The defenders begin.",
            "Only the king may cross the empty throne.",
            "The king is unarmed: he never helps to capture.");
    assertThat(onlyHere("haende"))
        .contains("The attackers must leave at least one corner open.")
        .doesNotContain("The king wins on one of the four corners.");
  }

  @Test
  void whatPlayersTurnedIsNoRuleOfTheBook() {
    Edition turned =
        LIBRARY
            .edition("fetlar")
            .orElseThrow()
            .with(Switch.EDGE_HOSTILE.read("yes").orElseThrow())
            .toOptional()
            .orElseThrow();
    RuleSummary.Line line =
        RuleSummary.of(turned, LIBRARY, Language.EN).lines().stream()
            .filter(each -> each.question().equals("The edge as an enemy"))
            .findFirst()
            .orElseThrow();
    assertThat(line.onlyHere()).isFalse();
    assertThat(line.source()).contains("house rule");
  }

  @Test
  void theVariantsOfABookAreListed() {
    assertThat(RuleSummary.of(edition("svenska"), LIBRARY, Language.EN).variants())
        .extracting(RuleSummary.Variant::name)
        .contains("Alternative 3: the king moves three squares at most")
        .hasSize(5);
  }

  private static Edition edition(String id) {
    return LIBRARY.edition(id).orElseThrow();
  }

  private static List<String> onlyHere(String id) {
    return RuleSummary.of(edition(id), LIBRARY, Language.EN).lines().stream()
        .filter(RuleSummary.Line::onlyHere)
        .map(RuleSummary.Line::answer)
        .toList();
  }

  private static String answer(String id, String question) {
    return RuleSummary.of(edition(id), LIBRARY, Language.EN).lines().stream()
        .filter(line -> line.question().equals(question))
        .map(RuleSummary.Line::answer)
        .findFirst()
        .orElseThrow();
  }
}
