package hnefi.narration;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Direction;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.content.ContentFolder;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.PackedContent;
import hnefi.content.diagram.DiagramEvent;
import hnefi.content.diagram.Diagrams;
import hnefi.rules.Captor;
import hnefi.rules.Capture;
import hnefi.rules.CommonRule;
import hnefi.rules.Outcome;
import hnefi.rules.Play;
import hnefi.rules.Refusal;
import hnefi.rules.Rule;
import hnefi.rules.Spared;
import hnefi.rules.Switch;
import hnefi.rules.Turn;
import hnefi.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What the referee finds, in words.
class NarratorTest {
  private static final Library LIBRARY = PackedContent.LIBRARY;
  private static final Square A1 = new Square(0, 0);
  private static final Square B1 = new Square(1, 0);
  private static final Square C1 = new Square(2, 0);
  private static final Square THRONE = new Square(3, 3);
  private static final String PICTURE =
      """
      A......
      .......
      .......
      .......
      .DA....
      .......
      ...K...
      """;

  @Test
  void aPincerNamesItsCaptorsInEveryLanguage() {
    Turn turn = Play.attackers(PICTURE).turn("a7-a3");
    assertThat(texts("mungo-simple", Language.EN, turn))
        .containsExactly(
            "An attacker moves from a7 to a3.",
            "The defender on b3 is captured between the attacker on a3 and the attacker on c3.");
    assertThat(texts("mungo-simple", Language.DE, turn))
        .containsExactly(
            "Ein Angreifer zieht von a7 nach a3.",
            "Der Verteidiger auf b3 ist geschlagen: Er steht zwischen dem Angreifer auf a3"
                + " und dem Angreifer auf c3.");
    assertThat(texts("mungo-simple", Language.SV, turn)).hasSize(2);
  }

  @Test
  void aCaptureLightsUpCaptorsAndCaptive() {
    Turn turn = Play.attackers(PICTURE).turn("a7-a3");
    Statement capture = narrator("mungo-simple", Language.EN).tell(turn).get(1);
    assertThat(capture.kind()).isEqualTo(Statement.Kind.CAPTURE);
    assertThat(capture.captors()).containsExactlyInAnyOrder(new Square(0, 2), new Square(2, 2));
    assertThat(capture.victims()).containsExactly(new Square(1, 2));
    assertThat(capture.rule()).contains(CommonRule.CAPTURE);
    assertThat(capture.concerns(new Square(1, 2))).isTrue();
    assertThat(capture.concerns(A1)).isFalse();
  }

  @Test
  void aRowThatFallsTogetherSharesASentence() {
    Turn turn =
        Play.attackers(
                """
                K......
                .......
                .......
                .......
                ...A...
                ..A.A..
                .ADDDA.
                """,
                "escape=corner",
                "shieldwall=plain")
            .turn("d3-d2");
    assertThat(texts("mungo-simple", Language.EN, turn))
        .containsExactly(
            "An attacker moves from d3 to d2.",
            "The row on c1, d1 and e1 is captured together: every piece in it has an enemy in front"
                + " of it, and both ends are closed.");
  }

  @Test
  void menOfARowThatStayShareASentence() {
    String enclosed =
        """
        K......
        .......
        .......
        .......
        ...A...
        ..A....
        .A%sA..
        """;
    Turn two = Play.attackers(enclosed.formatted("DD"), "escape=corner").turn("d3-d2");
    assertThat(texts("mungo-simple", Language.EN, two))
        .contains(
            "The defenders on c1 and d1 are not captured: a row is not captured together under"
                + " these rules.");
    Turn besideTheKing =
        Play.attackers(enclosed.formatted("DK").replace("K......", "......."), "escape=corner")
            .turn("d3-d2");
    assertThat(texts("mungo-simple", Language.EN, besideTheKing))
        .contains(
            "The defender on c1 is not captured: a row is not captured together under these"
                + " rules.");
  }

  @Test
  void theEndOfTheGameIsToldBeforeWhoWasSpared() {
    Turn turn =
        Play.attackers(
                """
                .......
                .......
                ...A...
                ..AKA..
                ....D..
                ...A...
                .......
                """)
            .turn("d2-d3");
    assertThat(narrator("mungo-simple", Language.EN).tell(turn))
        .extracting(Statement::kind)
        .containsExactly(
            Statement.Kind.MOVE,
            Statement.Kind.CAPTURE,
            Statement.Kind.OUTCOME,
            Statement.Kind.SPARED);
  }

  @Test
  void theWholeAccountNamesThePassages() {
    Turn turn = Play.attackers(PICTURE).turn("a7-a3");
    Narrator narrator = narrator("mungo-simple", Language.EN);
    assertThat(narrator.line(turn))
        .isEqualTo(
            "An attacker moves from a7 to a3. The defender on b3 is captured between the attacker"
                + " on a3 and the attacker on c3. ["
                + narrator.source(CommonRule.CAPTURE)
                + "]");
    assertThat(narrator.source(CommonRule.CAPTURE)).isNotBlank();
  }

  @Test
  void anEncirclementLightsItsRing() {
    Turn turn = last("today-encirclement");
    Statement end = ending(turn);
    assertThat(end.text())
        .isEqualTo(
            "The attackers win: their ring is closed, and neither the king nor any defender can"
                + " get out to the edge.");
    assertThat(end.captors()).hasSize(16).doesNotContain(new Square(5, 5));
    assertThat(end.rule()).contains(Switch.ENCIRCLEMENT);
  }

  @Test
  void anExitFortTellsWhatGuardsEachPieceOfItsWall() {
    Turn turn = last("today-fort");
    assertThat(ending(turn).captors()).hasSize(4);
    assertThat(texts("copenhagen", Language.EN, turn))
        .contains(
            "Inside the exit fort the king can always move: e1 is empty, and no attacker can get"
                + " there.",
            "The defender on d1 can never be captured: the empty square e1 inside protects it on"
                + " one line, the edge of the board on the other.",
            "The defender on e2 can never be captured: the defender on f2 protects it on one line,"
                + " the empty square e1 inside on the other.");
    for (Language language : Language.values()) {
      texts("copenhagen", language, turn).forEach(NarratorTest::assertSaid);
    }
  }

  private static Turn last(String diagram) {
    Diagrams diagrams = Diagrams.read(ContentFolder.packed(), LIBRARY);
    return ((DiagramEvent.Played) diagrams.find(diagram).orElseThrow().events().getLast()).turn();
  }

  private static Statement ending(Turn turn) {
    return narrator("copenhagen", Language.EN).tell(turn).stream()
        .filter(each -> each.kind() == Statement.Kind.OUTCOME)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aRuleTheBookIsSilentOnSaysSo() {
    assertThat(narrator("fetlar", Language.EN).source(Switch.REPETITION))
        .isEqualTo("our choice; the book does not say");
  }

  @Test
  void aHouseRuleSaysSo() {
    Edition house =
        LIBRARY
            .edition("svenska")
            .orElseThrow()
            .with(Play.value("king-armed=yes"))
            .toOptional()
            .orElseThrow();
    assertThat(new Narrator(house, LIBRARY.books(), Language.EN).source(Switch.KING_ARMED))
        .endsWith("(house rule)");
  }

  @ParameterizedTest
  @EnumSource
  void everyRuleOfEveryEditionHasASource(Language language) {
    LIBRARY
        .rulebooks()
        .forEach(rulebook -> {
          Narrator narrator = new Narrator(Edition.of(rulebook), LIBRARY.books(), language);
          for (Rule each : Switch.values()) {
            assertThat(narrator.source(each)).as(rulebook.id() + each.id()).isNotBlank();
          }
        });
  }

  @ParameterizedTest
  @EnumSource
  void everyCaptureCanBeTold(Language language) {
    Captor man = new Captor.Man(A1, Piece.ATTACKER);
    List<Capture> captures = new ArrayList<>();
    for (Piece piece : List.of(Piece.ATTACKER, Piece.DEFENDER)) {
      for (Captor second :
          List.of(
              new Captor.Man(C1, Piece.KING),
              new Captor.Man(C1, Piece.DEFENDER),
              new Captor.Throne(THRONE),
              new Captor.Corner(C1),
              new Captor.Edge(Direction.SOUTH))) {
        Capture.Kind kind =
            switch (second) {
              case Captor.Man _ -> Capture.Kind.PINCER;
              case Captor.Throne _ -> Capture.Kind.AGAINST_THRONE;
              case Captor.HeldThrone _ -> Capture.Kind.AGAINST_HELD_THRONE;
              case Captor.Corner _ -> Capture.Kind.AGAINST_CORNER;
              case Captor.Edge _ -> Capture.Kind.AGAINST_EDGE;
            };
        captures.add(new Capture(B1, piece, kind, List.of(man, second), CommonRule.CAPTURE));
      }
    }
    captures.add(
        new Capture(
            B1,
            Piece.DEFENDER,
            Capture.Kind.AGAINST_HELD_THRONE,
            List.of(man, new Captor.HeldThrone(THRONE)),
            Switch.HELD_THRONE));
    captures.add(king(Capture.Kind.KING_FLANKED, man, new Captor.Edge(Direction.SOUTH)));
    captures.add(king(Capture.Kind.KING_SURROUNDED, man, man, man, new Captor.Throne(THRONE)));
    captures.add(
        new Capture(B1, Piece.DEFENDER, Capture.Kind.SHIELD_WALL, List.of(man), Switch.SHIELDWALL));
    allSaid(language, with(captures, List.of()));
  }

  @ParameterizedTest
  @EnumSource
  void everyReasonToStayCanBeTold(Language language) {
    List<Spared> spared = new ArrayList<>();
    for (Spared.Reason reason : Spared.Reason.values()) {
      for (Piece piece : pieces(reason)) {
        spared.add(new Spared(B1, piece, reason, List.of(C1), Switch.SHIELDWALL));
      }
    }
    for (Spared each : spared) {
      allSaid(language, with(List.of(), List.of(each)));
    }
    allSaid(language, with(List.of(), List.of(notSurrounded(List.of()))));
    allSaid(language, with(List.of(), List.of(notSurrounded(List.of(A1, THRONE)))));
  }

  /// The pieces that can be spared for this reason.
  private static List<Piece> pieces(Spared.Reason reason) {
    return switch (reason) {
      case MOVED_IN,
          NOBODY_BEHIND,
          FRIEND_BEHIND,
          EDGE_IS_NO_ENEMY,
          THRONE_IS_NO_ENEMY,
          CORNER_IS_NO_ENEMY ->
          List.of(Piece.values());
      case KING_IS_UNARMED -> List.of(Piece.ATTACKER);
      case THRONE_IS_NOT_HELD -> List.of(Piece.DEFENDER);
      case ROW_IS_NOT_TAKEN, CORNER_CLOSES_NO_ROW, ROW_CLOSED_FROM_THE_FRONT ->
          List.of(Piece.ATTACKER, Piece.DEFENDER);
      case KING_NOT_SURROUNDED, TOO_FEW_ATTACKERS, KING_IN_ROW -> List.of(Piece.KING);
    };
  }

  @Test
  void theKingBesideASpecialSquareThatIsNoCaptorIsToldSo() {
    assertThat(
            texts(
                "mungo-simple",
                Language.EN,
                with(List.of(), List.of(notSurrounded(List.of(THRONE))))))
        .contains(
            "The king on b1 is not captured: the empty throne cannot stand in for an attacker under"
                + " these rules.");
  }

  @Test
  void aCornerIsToldApartFromAnEnemy() {
    Turn turn = Play.attackers(PICTURE).turn("a7-a6");
    Square enemy = turn.move().to();
    assertThat(
            texts(
                "haende",
                Language.EN,
                with(
                    List.of(),
                    List.of(
                        new Spared(
                            B1,
                            Piece.DEFENDER,
                            Spared.Reason.MOVED_IN,
                            List.of(A1, enemy),
                            CommonRule.MOVING_IN)))))
        .contains(
            "The defender on b1 is not captured: it moved in between the empty corner a1 and the"
                + " attacker on a6 by choice.");
    assertThat(
            texts("haende", Language.EN, with(List.of(), List.of(notSurrounded(List.of(A1, C1))))))
        .contains(
            "The king on b1 is not captured: there is no attacker on c1, and the empty corner a1"
                + " cannot stand in for one under these rules.");
  }

  @ParameterizedTest
  @EnumSource
  void everyRefusalCanBeTold(Language language) {
    for (String book : List.of("mungo-simple", "mungo-tablut", "fetlar", "svenska-3")) {
      Narrator narrator = narrator(book, language);
      for (Refusal each :
          List.of(
              new Refusal.GameOver(Outcome.agreedDraw()),
              new Refusal.OffBoard(A1),
              new Refusal.NoPiece(A1),
              new Refusal.NotYourTurn(A1),
              new Refusal.NotStraight(A1, THRONE),
              new Refusal.Blocked(A1),
              new Refusal.Occupied(A1),
              new Refusal.ThroneClosed(THRONE),
              new Refusal.ThroneImpassable(THRONE),
              new Refusal.CornerClosed(A1),
              new Refusal.TooFar(1, A1),
              new Refusal.TooFar(3, A1),
              new Refusal.LastCastle(List.of(A1)),
              new Refusal.Repeats(A1))) {
        Statement told = narrator.tell(each, Play.attackers(PICTURE).position());
        assertSaid(told.text());
        assertThat(told.captors()).containsExactlyInAnyOrderElementsOf(each.squares());
      }
    }
  }

  @Test
  void theKingsRangeIsToldInTheSingularAndThePlural() {
    Narrator narrator = narrator("svenska-3", Language.EN);
    assertThat(refused(narrator, new Refusal.TooFar(1, A1)))
        .isEqualTo("The king moves one square at a time here.");
    assertThat(refused(narrator, new Refusal.TooFar(3, A1)))
        .isEqualTo("The king moves at most 3 squares here.");
  }

  @ParameterizedTest
  @EnumSource
  void everyOutcomeCanBeTold(Language language) {
    for (Outcome.Ending ending : Outcome.Ending.values()) {
      for (Optional<Side> winner :
          List.of(
              Optional.<Side>empty(), Optional.of(Side.ATTACKERS), Optional.of(Side.DEFENDERS))) {
        if (Outcome.canBe(winner, ending)) {
          for (String book : List.of("mungo-simple", "fetlar")) {
            assertSaid(narrator(book, language).tell(new Outcome(winner, ending)).text());
          }
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void everySquareCanBeDescribed(Language language) {
    for (String book : List.of("mungo-simple", "mungo-tablut", "fetlar", "svenska-4")) {
      for (Square each : Play.board(PICTURE).size().squares()) {
        Statement told =
            narrator(book, language).describe(Play.attackers(PICTURE).position(), each);
        assertSaid(told.text());
        assertThat(told.victims()).containsExactly(each);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void beforeTheFirstMoveThereIsNothingToTell(Language language) {
    assertSaid(narrator("fetlar", language).nothing());
  }

  private static Capture king(Capture.Kind kind, Captor... captors) {
    return new Capture(B1, Piece.KING, kind, List.of(captors), Switch.KING_CAPTURE);
  }

  private static Spared notSurrounded(List<Square> squares) {
    return new Spared(
        B1, Piece.KING, Spared.Reason.KING_NOT_SURROUNDED, squares, Switch.KING_CAPTORS);
  }

  /// A turn with an account of its own.
  private static Turn with(List<Capture> captures, List<Spared> spared) {
    Turn turn = Play.attackers(PICTURE).turn("a7-a6");
    return new Turn(turn.before(), turn.move(), turn.piece(), turn.after(), captures, spared);
  }

  private static void allSaid(Language language, Turn turn) {
    texts("mungo-simple", language, turn).forEach(NarratorTest::assertSaid);
  }

  private static void assertSaid(String text) {
    assertThat(text).matches("\\p{Lu}.*\\.").doesNotContain("{", "}", "null", "  ");
  }

  private static String refused(Narrator narrator, Refusal refusal) {
    return narrator.tell(refusal, Play.attackers(PICTURE).position()).text();
  }

  private static List<String> texts(String book, Language language, Turn turn) {
    return narrator(book, language).tell(turn).stream().map(Statement::text).toList();
  }

  private static Narrator narrator(String book, Language language) {
    return new Narrator(LIBRARY.edition(book).orElseThrow(), LIBRARY.books(), language);
  }
}
