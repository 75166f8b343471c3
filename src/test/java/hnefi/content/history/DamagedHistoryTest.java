package hnefi.content.history;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.content.yaml.MissingText;
import hnefi.text.Language;
import org.junit.jupiter.api.Test;

/// Each kind of damage costs one sentence and what is damaged, nothing else.
class DamagedHistoryTest {
  @Test
  void anArticleThatALanguageLacksIsToldInEnglishAndListed() {
    ContentFolder folder = Spoiled.without("history/sv/names.md");
    History history = History.read(folder, Library.read(folder));
    assertThat(HistoryTest.said(history.faults())).isEmpty();
    assertThat(history.missing())
        .containsExactly(new MissingText("history/sv/names.md", 0, Language.SV));
    Article names = history.article("names").orElseThrow();
    assertThat(names.in(Language.SV)).isPresent().isEqualTo(names.in(Language.EN));
  }

  @Test
  void aMissingArticleIsNamedAndTheOthersStay() {
    ContentFolder folder = Spoiled.without("history/en/names.md");
    History history = History.read(folder, Library.read(folder));
    assertThat(HistoryTest.said(history.faults()))
        .containsExactly("content/history/en/names.md: the file is missing.");
    assertThat(history.article("names").orElseThrow().in(Language.EN)).isEmpty();
    assertThat(history.article("names").orElseThrow().in(Language.DE)).isPresent();
    assertThat(history.article("finds").orElseThrow().in(Language.SV)).isPresent();
  }

  @Test
  void aMissingFileLeavesTheRestReadable() {
    ContentFolder folder = Spoiled.without("history/disputes.yaml");
    History history = History.read(folder, Library.read(folder));
    assertThat(HistoryTest.said(history.faults()))
        .containsExactly("content/history/disputes.yaml: the file is missing.");
    assertThat(history.disputes()).isEmpty();
    assertThat(history.places()).isNotEmpty();
  }

  @Test
  void aDamagedEntryCostsOnlyItself() {
    ContentFolder folder = Spoiled.replacing("history/places.yaml", "lat: 59.81", "lat: far north");
    History history = History.read(folder, Library.read(folder));
    assertThat(HistoryTest.said(history.faults()))
        .singleElement()
        .asString()
        .matches("content/history/places\\.yaml, line \\d+: “far north” is not a number\\.");
    assertThat(history.places()).doesNotContainKey("ultuna").containsKey("vimose");
  }

  @Test
  void aFigureThatIsNotThereIsNamedWithItsLine() {
    ContentFolder folder = Spoiled.replacing("history/en/finds.md", "figure:finds", "figure:hoard");
    assertThat(HistoryTest.said(History.read(folder, Library.read(folder)).faults()))
        .singleElement()
        .asString()
        .matches("content/history/en/finds\\.md, line \\d+: there is no figure “hoard”\\.");
  }

  @Test
  void aFigureShowsOnlyNamesAndEntriesThatAreThere() {
    assertThat(
            Spoiled.faults(
                Spoiled.replacing("history/figures.yaml", "root: tabula", "root: tabulae")))
        .anyMatch(each -> each.contains("figures.yaml") && each.contains("“term:tabulae”"));
    assertThat(
            Spoiled.faults(
                Spoiled.replacing(
                    "history/figures.yaml", "event: wales-1587", "event: wales-1588")))
        .anyMatch(each -> each.contains("figures.yaml") && each.contains("“event:wales-1588”"));
  }

  @Test
  void anUnknownKeyIsRefusedWithItsLine() {
    assertThat(
            Spoiled.faults(
                Spoiled.replacing(
                    "history/timeline.yaml",
                    "  - id: aelfric\n",
                    "  - id: aelfric\n    who: me\n")))
        .anyMatch(each -> each.matches(".*timeline\\.yaml, line \\d+: the key “who” is not.*"));
  }

  @Test
  void anEntryCannotOccurTwice() {
    assertThat(
            Spoiled.faults(
                Spoiled.replacing("history/places.yaml", "- id: vimose", "- id: ultuna")))
        .anyMatch(each -> each.contains("“ultuna” occurs twice"));
  }

  @Test
  void aDeadLinkIsNamedWithFileAndLine() {
    assertThat(
            Spoiled.faults(
                Spoiled.replacing("history/en/chess.md", "(place:wales)", "(place:atlantis)")))
        .containsExactly(
            "content/history/en/chess.md, line 11: the link “place:atlantis” leads nowhere.");
  }

  @Test
  void aCitationOfNoPassageIsRefused() {
    assertThat(
            Spoiled.faults(
                Spoiled.replacing(
                    "history/en/chess.md",
                    "in the East that the two games came face to face."
                        + " [walker](cite:walker/history)",
                    "in the East that the two games came face to face."
                        + " [walker](cite:walker/rule-12)")))
        .contains(
            "content/history/en/chess.md, line 5: “walker/rule-12” is not a passage in"
                + " sources.yaml.");
  }

  @Test
  void aSentenceWithoutPassageIsQuoted() {
    assertThat(
            Spoiled.faults(
                Spoiled.replacing(
                    "history/en/chess.md",
                    "Only remote places held on to Hnefatafl.",
                    "Nobody knows why. Only remote places held on to Hnefatafl.")))
        .containsExactly(
            "content/history/en/chess.md, line 11: no passage supports this sentence: “Nobody knows"
                + " why.”.");
  }

  @Test
  void aFactMustBeToldInEveryLanguage() {
    assertThat(
            Spoiled.faults(Spoiled.replacing("history/sv/chess.md", " [?](fact:last-wales)", "")))
        .containsExactly(
            "content/history/sv/chess.md: the fact “last-wales” must be marked once, but is marked"
                + " 0 times.");
  }

  @Test
  void aFactKeepsItsYears() {
    assertThat(Spoiled.faults(Spoiled.replacing("history/de/chess.md", "1587.", "1578.")))
        .containsExactly(
            "content/history/de/chess.md, line 11: the fact “last-wales” is told without “1587”.");
  }

  @Test
  void markdownThatCannotBeShownIsRefused() {
    assertThat(
            Spoiled.faults(
                Spoiled.replacing(
                    "history/en/origin.md", "Who put a king", "# Heading\n\nWho put a king")))
        .anyMatch(each -> each.contains("cannot show this kind of Markdown (Heading)"));
  }

  @Test
  void emphasisWithinEmphasisIsRefusedWithItsLine() {
    assertThat(
            Spoiled.faults(
                Spoiled.replacing(
                    "history/en/chess.md", "Only remote places", "**Only *remote* places**")))
        .anyMatch(each ->
            each.contains("chess.md, line 11:")
                && each.contains("cannot show this kind of Markdown (Emphasis)"));
  }

  @Test
  void noFactAndNoThemeGetsLostUnnoticed() {
    assertThat(
            Spoiled.faults(
                Spoiled.replacing(
                    "history/facts.yaml", "- id: duration\n    theme", "- id: d\n    theme")))
        .anyMatch(each -> each.contains("“duration”"));
    assertThat(
            Spoiled.faults(
                Spoiled.replacing("history/facts.yaml", "- id: origin\n", "- id: beginnings\n")))
        .anyMatch(each -> each.contains("“origin”"));
  }

  @Test
  void aTransmissionGoesFromOnePlaceToAnother() {
    assertThat(
            Spoiled.faults(
                Spoiled.replacing(
                    "history/transmissions.yaml", "[scandinavia, iceland]", "[iceland]")))
        .singleElement()
        .asString()
        .matches("content/history/transmissions\\.yaml, line \\d+: a leg has two places, not 1\\.");
    assertThat(
            Spoiled.faults(
                Spoiled.replacing(
                    "history/transmissions.yaml",
                    "[scandinavia, iceland]",
                    "[scandinavia, vinland]")))
        .singleElement()
        .asString()
        .contains("the link “place:vinland” leads nowhere");
  }

  @Test
  void aLinkToALessonThatDoesNotExistIsDead() {
    assertThat(
            Spoiled.faults(
                Spoiled.replacing("history/books.yaml", "lesson:book-walker", "lesson:chess")))
        .singleElement()
        .asString()
        .contains("the link “lesson:chess” leads nowhere");
  }
}
