package hnefi.rules;

import static hnefi.rules.Play.capture;
import static hnefi.rules.Play.captured;
import static hnefi.rules.Play.spared;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Direction;
import hnefi.board.Piece;
import hnefi.board.Square;
import org.junit.jupiter.api.Test;

/// The king falls to an attacker's move that closes the fourth side, or the second.
class KingCaptureTest {
  private static final String ON_THE_THRONE =
      """
      .......
      .......
      ...A...
      ..AKA..
      .......
      ...A...
      .......
      """;

  private static final String BESIDE_THE_THRONE =
      """
      ...A...
      .......
      ..AKA..
      .......
      .......
      .......
      .......
      """;

  private static final String AT_THE_EDGE =
      """
      .......
      .......
      .......
      .......
      .......
      ......A
      ..AKA..
      """;

  @Test
  void theKingFallsToFourAttackers() {
    Turn turn = Play.attackers(ON_THE_THRONE).turn("d2-d3");
    Capture capture = capture(turn, "d4");
    assertThat(capture.kind()).isEqualTo(Capture.Kind.KING_SURROUNDED);
    assertThat(capture.rule()).isEqualTo(Switch.KING_CAPTURE);
    assertThat(capture.captors())
        .startsWith(new Captor.Man(new Square(3, 2), Piece.ATTACKER))
        .hasSize(4);
    assertThat(turn.outcome()).contains(Outcome.kingCaptured());
    assertThat(turn.after().board().king()).isNull();
  }

  @Test
  void threeAttackersDoNotTakeHimInTheOpen() {
    Turn turn =
        Play.attackers(ON_THE_THRONE.replace("..AKA..", "..AK..."), "king-captors=throne")
            .turn("d2-d3");
    assertThat(captured(turn)).isEmpty();
    Spared spared = spared(turn, "d4");
    assertThat(spared.reason()).isEqualTo(Spared.Reason.KING_NOT_SURROUNDED);
    assertThat(spared.rule()).isEqualTo(Switch.KING_CAPTURE);
    assertThat(spared.squares()).containsExactly(new Square(4, 3));
  }

  @Test
  void aDefenderBesideHimSavesHim() {
    Turn turn = Play.attackers(ON_THE_THRONE.replace("..AKA..", "..AKD..")).turn("d2-d3");
    assertThat(captured(turn)).isEmpty();
    assertThat(spared(turn, "d4").squares()).containsExactly(new Square(4, 3));
  }

  @Test
  void onlyAMoveBesideHimTakesHim() {
    Play play =
        Play.attackers(
            """
            .......
            .......
            ...A...
            ..AKA..
            ...A...
            .......
            A......
            """);
    assertThat(captured(play.turn("a1-b1"))).isEmpty();
    assertThat(play.result()).isEqualTo("attackers no-legal-move");
  }

  @Test
  void theEmptyThroneStandsInForOneAttacker() {
    Turn turn = Play.attackers(BESIDE_THE_THRONE, "king-captors=throne").turn("d7-d6");
    Capture capture = capture(turn, "d5");
    assertThat(capture.kind()).isEqualTo(Capture.Kind.KING_SURROUNDED);
    assertThat(capture.rule()).isEqualTo(Switch.KING_CAPTORS);
    assertThat(capture.captors()).contains(new Captor.Throne(new Square(3, 3))).hasSize(4);
  }

  @Test
  void kingBesideTheThroneNeedsFourEnemiesWhereTheThroneIsNone() {
    Spared spared =
        spared(Play.attackers(BESIDE_THE_THRONE, "throne-hostile=all").turn("d7-d6"), "d5");
    assertThat(spared.reason()).isEqualTo(Spared.Reason.KING_NOT_SURROUNDED);
    assertThat(spared.rule()).isEqualTo(Switch.KING_CAPTORS);
    assertThat(spared.squares()).containsExactly(new Square(3, 3));
  }

  @Test
  void onlyTheSidesThatNothingHoldsAreNamed() {
    Turn turn =
        Play.attackers(BESIDE_THE_THRONE.replace("..AKA..", "..AK..."), "king-captors=throne")
            .turn("d7-d6");
    assertThat(spared(turn, "d5").squares()).containsExactly(new Square(4, 4));
  }

  @Test
  void aKingBetweenTwoAttackersIsToldWhoIsMissing() {
    Turn turn =
        Play.defenders(
                """
                .......
                .......
                ..A.A..
                .......
                .......
                ...K...
                .......
                """)
            .turn("d2-d5");
    Spared spared = spared(turn, "d5");
    assertThat(spared.reason()).isEqualTo(Spared.Reason.KING_NOT_SURROUNDED);
    assertThat(spared.squares()).containsExactlyInAnyOrder(new Square(3, 5), new Square(3, 3));
  }

  @Test
  void anOccupiedThroneStandsInForNobody() {
    Turn turn =
        Play.attackers(
                """
                ...A...
                .......
                ..AKA..
                ...D...
                .......
                .......
                .......
                """,
                "king-captors=throne")
            .turn("d7-d6");
    assertThat(captured(turn)).isEmpty();
    assertThat(spared(turn, "d5").rule()).isEqualTo(Switch.KING_CAPTURE);
  }

  @Test
  void atTheEdgeHeIsSafeWhereTheBorderIsNoCaptor() {
    Turn turn = Play.attackers(AT_THE_EDGE, "escape=corner").turn("g2-d2");
    assertThat(captured(turn)).isEmpty();
    Spared spared = spared(turn, "d1");
    assertThat(spared.reason()).isEqualTo(Spared.Reason.KING_NOT_SURROUNDED);
    assertThat(spared.rule()).isEqualTo(Switch.KING_CAPTORS);
    assertThat(spared.squares()).isEmpty();
  }

  @Test
  void theBorderStandsInForOneAttacker() {
    Turn turn = Play.attackers(AT_THE_EDGE, "escape=corner", "king-captors=edge").turn("g2-d2");
    Capture capture = capture(turn, "d1");
    assertThat(capture.kind()).isEqualTo(Capture.Kind.KING_SURROUNDED);
    assertThat(capture.rule()).isEqualTo(Switch.KING_CAPTORS);
    assertThat(capture.captors()).contains(new Captor.Edge(Direction.SOUTH)).hasSize(4);
  }

  @Test
  void atLeastThreeOfTheFourMustBeAttackers() {
    Turn turn =
        Play.attackers(
                """
                .......
                .......
                .......
                .......
                .......
                .AA....
                .K.....
                """,
                "escape=corner",
                "king-captors=corner,edge")
            .turn("c2-c1");
    assertThat(captured(turn)).isEmpty();
    Spared spared = spared(turn, "b1");
    assertThat(spared.reason()).isEqualTo(Spared.Reason.TOO_FEW_ATTACKERS);
    assertThat(spared.rule()).isEqualTo(Switch.KING_CAPTORS);
    assertThat(spared.squares()).isEmpty();
  }

  @Test
  void twoOppositeAttackersAreEnoughWhereTheBookSaysSo() {
    Turn turn = Play.attackers(ON_THE_THRONE, "king-capture=two-sides").turn("d2-d3");
    Capture capture = capture(turn, "d4");
    assertThat(capture.kind()).isEqualTo(Capture.Kind.KING_FLANKED);
    assertThat(capture.rule()).isEqualTo(Switch.KING_CAPTURE);
    assertThat(capture.captors())
        .containsExactly(
            new Captor.Man(new Square(3, 2), Piece.ATTACKER),
            new Captor.Man(new Square(3, 4), Piece.ATTACKER));
  }

  @Test
  void theMovedPieceMustBeOneOfTheTwo() {
    Turn turn =
        Play.attackers(
                ON_THE_THRONE.replace("...A...\n..AKA..", ".......\n..AKA.."),
                "king-capture=two-sides")
            .turn("d2-d3");
    assertThat(captured(turn)).isEmpty();
    assertThat(spared(turn, "d4").reason()).isEqualTo(Spared.Reason.NOBODY_BEHIND);
  }

  @Test
  void theFlankedKingFallsAgainstHostileSquaresLikeASoldier() {
    String besideTheThrone =
        """
        ...A...
        .......
        ...K...
        .......
        .......
        .......
        .......
        """;
    Turn taken =
        Play.attackers(besideTheThrone, "king-capture=two-sides", "throne-hostile=all")
            .turn("d7-d6");
    assertThat(capture(taken, "d5").captors()).contains(new Captor.Throne(new Square(3, 3)));
    Turn safe = Play.attackers(besideTheThrone, "king-capture=two-sides").turn("d7-d6");
    assertThat(spared(safe, "d5").reason()).isEqualTo(Spared.Reason.THRONE_IS_NO_ENEMY);
  }

  @Test
  void whereTwoAreEnoughThreeAndTheThroneStillTakeHim() {
    Turn turn =
        Play.attackers(BESIDE_THE_THRONE, "king-capture=two-sides", "king-captors=throne")
            .turn("d7-d6");
    Capture capture = capture(turn, "d5");
    assertThat(capture.kind()).isEqualTo(Capture.Kind.KING_SURROUNDED);
    assertThat(capture.rule()).isEqualTo(Switch.KING_CAPTORS);
    assertThat(capture.captors())
        .startsWith(new Captor.Man(new Square(3, 5), Piece.ATTACKER))
        .contains(new Captor.Throne(new Square(3, 3)))
        .hasSize(4);
    assertThat(turn.outcome()).contains(Outcome.kingCaptured());
  }

  @Test
  void whereTwoAreEnoughThreeAndTheBorderStillTakeHim() {
    Turn turn =
        Play.attackers(AT_THE_EDGE, "escape=corner", "king-capture=two-sides", "king-captors=edge")
            .turn("g2-d2");
    Capture capture = capture(turn, "d1");
    assertThat(capture.kind()).isEqualTo(Capture.Kind.KING_SURROUNDED);
    assertThat(capture.captors()).contains(new Captor.Edge(Direction.SOUTH)).hasSize(4);
  }

  @Test
  void whereTwoAreEnoughThreeBesideTheThroneDoNotTakeHimIfItIsNoCaptor() {
    Turn turn = Play.attackers(BESIDE_THE_THRONE, "king-capture=two-sides").turn("d7-d6");
    assertThat(captured(turn)).isEmpty();
    assertThat(spared(turn, "d5").reason()).isEqualTo(Spared.Reason.THRONE_IS_NO_ENEMY);
  }

  @Test
  void whereTwoAreEnoughAManOppositeTheThroneIsToldWhoIsMissing() {
    Turn turn =
        Play.attackers(
                BESIDE_THE_THRONE.replace("..AKA..", "..AK..."),
                "king-capture=two-sides",
                "king-captors=throne")
            .turn("d7-d6");
    assertThat(captured(turn)).isEmpty();
    Spared spared = spared(turn, "d5");
    assertThat(spared.reason()).isEqualTo(Spared.Reason.KING_NOT_SURROUNDED);
    assertThat(spared.rule()).isEqualTo(Switch.KING_CAPTURE);
    assertThat(spared.squares()).containsExactly(new Square(4, 4));
  }

  @Test
  void fourAttackersFlankHimWhereTwoAreEnough() {
    String besideTheThrone = BESIDE_THE_THRONE.replace("..AKA..\n.......", "..AKA..\n...A...");
    Turn turn =
        Play.attackers(besideTheThrone, "king-capture=two-sides", "king-captors=throne")
            .turn("d7-d6");
    assertThat(capture(turn, "d5").kind()).isEqualTo(Capture.Kind.KING_FLANKED);
  }

  @Test
  void theFlankedKingFallsAgainstAHostileBorder() {
    Turn turn =
        Play.attackers(
                """
                .......
                .......
                .......
                .......
                .......
                ....A..
                ...K...
                """,
                "escape=corner",
                "king-capture=two-sides",
                "edge-hostile=yes")
            .turn("e2-d2");
    assertThat(capture(turn, "d1").captors()).contains(new Captor.Edge(Direction.SOUTH));
  }

  @Test
  void theKingMayStepBetweenHisEnemies() {
    Turn turn =
        Play.defenders(
                """
                .......
                ...K...
                .......
                ..A.A..
                ...A...
                .......
                .......
                """,
                "king-capture=two-sides")
            .turn("d6-d4");
    assertThat(spared(turn, "d4").reason()).isEqualTo(Spared.Reason.MOVED_IN);
    assertThat(turn.outcome()).isEmpty();
  }

  @Test
  void theKingMayStepBetweenThreeEnemiesAndASquareThatStandsInForTheFourth() {
    Turn turn =
        Play.defenders(
                """
                .......
                .......
                .......
                ...K...
                ..A.A..
                ...A...
                .......
                """,
                "king-captors=throne")
            .turn("d4-d3");
    assertThat(turn.outcome()).isEmpty();
    assertThat(spared(turn, "d3").reason()).isEqualTo(Spared.Reason.MOVED_IN);
    assertThat(spared(turn, "d3").squares()).hasSize(4);
  }

  @Test
  void whateverElseTheMoveTakesComesOffToo() {
    Turn turn =
        Play.attackers(
                """
                .......
                .......
                ...A...
                ..AKA..
                .AD....
                ...A...
                .......
                """)
            .turn("d2-d3");
    assertThat(captured(turn)).containsExactly("c3", "d4");
    assertThat(turn.outcome()).contains(Outcome.kingCaptured());
  }
}
