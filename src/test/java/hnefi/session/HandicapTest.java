package hnefi.session;

import static hnefi.session.SessionFixture.LIBRARY;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.content.ContentFolder;
import hnefi.content.Edition;
import hnefi.content.EditionName;
import hnefi.content.Library;
import hnefi.content.Preset;
import hnefi.content.Rulebook;
import hnefi.notation.BoardText;
import hnefi.rules.Outcome;
import hnefi.rules.Play;
import hnefi.rules.StartPosition;
import hnefi.rules.SwitchValue;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HandicapTest {
  private static Edition edition(String id) {
    return LIBRARY.edition(EditionName.of(id)).orElseThrow();
  }

  private static List<Handicap> choices(Edition edition) {
    return Handicap.choices(edition, edition.layout().board());
  }

  private static Handicap rules(Edition edition, String id) {
    return choices(edition).stream()
        .filter(each -> each instanceof Handicap.Rules rules && rules.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  /// Returns the library with these measurements.
  private static Library measured(String... entries) {
    ContentFolder packed = ContentFolder.packed();
    String balances = String.join("", entries);
    return Library.read(
        path -> path.equals("balance.yaml") ? Optional.of(balances) : packed.read(path));
  }

  /// Returns the measurement of a hundred games on fetlar.
  ///
  /// @param handicap the line that names it; empty for none
  private static String games(String handicap, int attackers, int draws) {
    return """
    - rules: fetlar
      date: 2026-11-22
      engine: "1"
      opening: 4
      games: [{nodes: 1, attackers: %d, draws: %d, defenders: %d, plies: 50}]
      %s
    """
        .formatted(attackers, draws, 100 - attackers - draws, handicap);
  }

  @Test
  void whatABookNamesIsItsVariant() {
    Edition svenska = edition("svenska");
    assertThat(rules(svenska, "both").appliedTo(svenska).preset().map(Preset::id))
        .contains("svenska-3-4");
    assertThat(rules(svenska, "king-armed").appliedTo(svenska).preset().map(Preset::id))
        .contains("svenska-2");
  }

  @Test
  void elsewhereItIsAHouseRule() {
    Edition fetlar = edition("fetlar");
    assertThat(rules(fetlar, "three-squares").appliedTo(fetlar).houseRules().values())
        .extracting(SwitchValue::toString)
        .containsExactly("king-range=3");
  }

  @Test
  void rulesThatHelpASideAreFoundAgainUnlessTheyAreAVariantOfTheBook() {
    for (Rulebook rulebook : LIBRARY.rulebooks()) {
      Edition edition = Edition.of(rulebook);
      for (Handicap each : choices(edition)) {
        if (each instanceof Handicap.Rules) {
          Edition played = each.appliedTo(edition);
          boolean variant = played.preset().isPresent();
          assertThat(Handicap.of(played)).isEqualTo(Optional.of(each).filter(_ -> !variant));
          assertThat(each.removedFrom(played))
              .isEqualTo(Optional.of(edition).filter(_ -> !variant));
        }
      }
    }
  }

  @Test
  void houseRulesBesideAHandicapStayWithTheRules() {
    Edition turned =
        edition("fetlar").with(Play.value("first-move=defenders")).toOptional().orElseThrow();
    Edition played = rules(turned, "three-squares").appliedTo(turned);
    Handicap found = Handicap.of(played).orElseThrow();
    assertThat(found.removedFrom(played)).contains(turned);
    assertThat(Handicap.of(turned)).isEmpty();
    assertThat(Handicap.of(edition("svenska-2"))).isEmpty();
  }

  @Test
  void whatTheRulesHaveAlreadyIsNotOffered() {
    assertThat(choices(edition("fetlar")))
        .noneMatch(each -> each instanceof Handicap.Rules rules && rules.id().equals("king-armed"));
    assertThat(choices(edition("svenska-3")))
        .noneMatch(each -> each instanceof Handicap.Rules rules && rules.id().equals("both"));
  }

  @Test
  void theForemostAttackersAreTakenAwayAndTheBoardStaysEven() {
    Edition fetlar = edition("fetlar");
    var start =
        new Handicap.FewerMen(Side.ATTACKERS, 2).start(fetlar, Optional.empty()).orElseThrow();
    assertThat(BoardText.write(start.board()))
        .isEqualTo(
            """
            ...AAAAA.../.........../.........../A....D....A/A...DDD...A/AA.DDKDD.AA/\
            A...DDD...A/A....D....A/.........../.........../...AAAAA...\
            """);
    assertThat(start.toMove()).isEqualTo(Side.ATTACKERS);
  }

  @Test
  void fromAPositionOfOnesOwnMenAreTakenAwayAroundTheKing() {
    StartPosition own =
        new StartPosition(
            BoardText.read("...A..A/......./..K..../.AD..../A.....A/......./A.....A")
                .toOptional()
                .orElseThrow(),
            Side.DEFENDERS);
    StartPosition start =
        new Handicap.FewerMen(Side.ATTACKERS, 2)
            .start(edition("haende"), Optional.of(own))
            .orElseThrow();
    assertThat(BoardText.write(start.board()))
        .isEqualTo("......A/......./..K..../..D..../A.....A/......./A.....A");
    assertThat(start.toMove()).isEqualTo(Side.DEFENDERS);
  }

  @Test
  void fewerMenAreOfferedOnlyWhereEnoughAreLeft() {
    Arrangement few =
        BoardText.read("...A..A/......./..K..../.AD..../......./......./.......")
            .toOptional()
            .orElseThrow();
    assertThat(Handicap.choices(edition("haende"), few))
        .noneMatch(each -> each instanceof Handicap.FewerMen);
  }

  @Test
  void aGameWithFewerMenStillCounts() {
    Edition haende = edition("haende");
    for (Handicap each : List.of(new Handicap.FewerMen(Side.DEFENDERS, 1))) {
      assertThat(
              GameSetup.of(haende, each.start(haende, Optional.empty()), Players.TWO_PEOPLE)
                  .countsInResults())
          .isTrue();
    }
    assertThat(GameSetup.of(haende, Optional.empty(), Players.TWO_PEOPLE).countsInResults())
        .isTrue();
  }

  @Test
  void whoeverHadFewerMenHasFewerMenAgainWhenTheSidesAreExchanged() {
    Edition haende = edition("haende");
    GameSetup first = begun(haende, new Handicap.FewerMen(Side.ATTACKERS, 4));
    GameSetup second = first.exchanged(Outcome.resignationOf(Side.ATTACKERS), 12);
    GameSetup third = second.exchanged(Outcome.resignationOf(Side.ATTACKERS), 12);
    assertThat(second.fewerMen()).contains(new Handicap.FewerMen(Side.DEFENDERS, 2));
    assertThat(third.start()).isEqualTo(first.start());
  }

  @Test
  void rulesThatHelpASideStayWithIt() {
    Edition svenska = edition("svenska");
    GameSetup first = begun(svenska, rules(svenska, "king-armed"));
    GameSetup second = first.exchanged(Outcome.resignationOf(Side.ATTACKERS), 12);
    assertThat(second.edition()).isEqualTo(first.edition());
    assertThat(second.start()).isEmpty();
  }

  @Test
  void aPositionOfOnesOwnIsPlayedFromBothSides() {
    StartPosition own =
        new StartPosition(
            BoardText.read("...A..A/......./..K..../..D..../A.....A/......./A..A..A")
                .toOptional()
                .orElseThrow(),
            Side.DEFENDERS);
    GameSetup first = GameSetup.of(edition("haende"), Optional.of(own), Players.TWO_PEOPLE);
    assertThat(first.exchanged(Outcome.agreedDraw(), 12).start()).contains(own);
  }

  private static GameSetup begun(Edition edition, Handicap handicap) {
    return GameSetup.of(
        handicap.appliedTo(edition), handicap.start(edition, Optional.empty()), Players.TWO_PEOPLE);
  }

  @Test
  void theHandicapThatMakesTheMeasuredGamesTheMostEvenIsSuggested() {
    Edition fetlar = edition("fetlar");
    Library measured =
        measured(
            games("", 10, 0),
            games("without: {side: defenders, men: 2}", 40, 10),
            games("set: {king-range: 3}", 30, 0));
    assertThat(Handicap.suggested(fetlar, measured))
        .contains(new Handicap.FewerMen(Side.DEFENDERS, 2));
    assertThat(rules(fetlar, "three-squares").balance(fetlar, measured))
        .hasValueSatisfying(each -> assertThat(each.strongest().attackers()).isEqualTo(30));
  }

  @Test
  void nothingIsSuggestedThatHelpsLittleOrWasNotMeasured() {
    Edition fetlar = edition("fetlar");
    Library measured =
        measured(games("", 10, 0), games("without: {side: defenders, men: 1}", 15, 0));
    assertThat(Handicap.suggested(fetlar, measured)).isEmpty();
    assertThat(Handicap.suggested(edition("spieltz"), measured)).isEmpty();
  }

  @Test
  void whateverIsOfferedStaysWithThePlayerHoweverOftenTheSidesAreExchanged() {
    for (Rulebook rulebook : LIBRARY.rulebooks()) {
      Edition edition = Edition.of(rulebook);
      for (Handicap each : choices(edition)) {
        if (each instanceof Handicap.FewerMen(Side without, int count)) {
          GameSetup first = begun(edition, each);
          GameSetup second = first.exchanged(Outcome.agreedDraw(), 12);
          boolean attackers = without == Side.ATTACKERS;
          assertThat(missing(second, Piece.ATTACKER)).isEqualTo(attackers ? 0 : count * 2);
          assertThat(missing(second, Piece.DEFENDER)).isEqualTo(attackers ? count / 2 : 0);
          assertThat(choices(edition)).contains(second.fewerMen().orElseThrow());
          assertThat(second.exchanged(Outcome.agreedDraw(), 12).start()).isEqualTo(first.start());
        }
      }
    }
  }

  private static int missing(GameSetup setup, Piece piece) {
    return setup.edition().layout().board().count(piece)
        - setup.start().orElseThrow().board().count(piece);
  }

  @Test
  void whatCannotBeExchangedIsNotOffered() {
    Arrangement fewAttackers =
        BoardText.read("...A..A/......./..K..../.AD.D../..D..../....D../....A..")
            .toOptional()
            .orElseThrow();
    assertThat(Handicap.choices(edition("haende"), fewAttackers))
        .contains(new Handicap.FewerMen(Side.DEFENDERS, 1))
        .doesNotContain(new Handicap.FewerMen(Side.DEFENDERS, 2));
  }
}
