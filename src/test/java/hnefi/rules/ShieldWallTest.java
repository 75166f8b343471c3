package hnefi.rules;

import static hnefi.rules.Play.capture;
import static hnefi.rules.Play.captured;
import static hnefi.rules.Play.spared;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Piece;
import hnefi.board.Square;
import org.junit.jupiter.api.Test;

/// A row at the edge, held in front and at both ends, is taken together (`mungo`, B III).
class ShieldWallTest {
  private static final String OPEN_IN_FRONT =
      """
      K......
      .......
      .......
      .......
      ...A...
      ..A.A..
      .ADDDA.
      """;

  private static final String OPEN_AT_THE_END =
      """
      .......
      .....A.
      ...K...
      .......
      .......
      ..AAA..
      .ADDD..
      """;

  private static final String AT_THE_CORNER =
      """
      .......
      .......
      ...K...
      ..A....
      .......
      .A.....
      .DDA...
      """;

  @Test
  void theRowFallsToTheLastManInFront() {
    Turn turn = Play.attackers(OPEN_IN_FRONT, "escape=corner", "shieldwall=plain").turn("d3-d2");
    assertThat(captured(turn)).containsExactly("c1", "d1", "e1");
    Capture capture = capture(turn, "c1");
    assertThat(capture.kind()).isEqualTo(Capture.Kind.SHIELD_WALL);
    assertThat(capture.rule()).isEqualTo(Switch.SHIELDWALL);
    assertThat(capture.captors())
        .startsWith(new Captor.Man(new Square(3, 1), Piece.ATTACKER))
        .hasSize(5)
        .doesNotHaveDuplicates();
  }

  @Test
  void theRowFallsToTheLastManAtTheEnd() {
    Turn turn = Play.attackers(OPEN_AT_THE_END, "shieldwall=plain").turn("f6-f1");
    assertThat(captured(turn)).containsExactly("c1", "d1", "e1");
  }

  @Test
  void rowsOfAttackersFallLikewise() {
    Turn turn =
        Play.defenders(
                """
                A......
                .....D.
                ...K...
                .......
                .......
                ..DDD..
                .DAAA..
                """,
                "shieldwall=plain")
            .turn("f6-f1");
    assertThat(captured(turn)).containsExactly("c1", "d1", "e1");
  }

  @Test
  void rowsFallAtEveryEdge() {
    Turn turn =
        Play.attackers(
                """
                ......A
                .....AD
                .....AD
                ....A..
                ...K...
                .......
                .......
                """,
                "shieldwall=plain")
            .turn("e4-g4");
    assertThat(captured(turn)).containsExactly("g5", "g6");
  }

  @Test
  void theRowIsNotTakenWhereTheBookKnowsNoShieldWall() {
    Turn turn = Play.attackers(OPEN_IN_FRONT, "escape=corner").turn("d3-d2");
    assertThat(captured(turn)).isEmpty();
    Spared spared = spared(turn, "c1");
    assertThat(spared.reason()).isEqualTo(Spared.Reason.ROW_IS_NOT_TAKEN);
    assertThat(spared.rule()).isEqualTo(Switch.SHIELDWALL);
    assertThat(spared.squares()).containsExactly(new Square(1, 0), new Square(5, 0));
  }

  @Test
  void everyManNeedsAnEnemyInFront() {
    Turn turn =
        Play.attackers(
                OPEN_IN_FRONT.replace("..A.A..", "....A.."), "escape=corner", "shieldwall=plain")
            .turn("d3-d2");
    assertThat(captured(turn)).isEmpty();
  }

  @Test
  void bothEndsMustBeClosed() {
    Turn turn =
        Play.attackers(
                OPEN_IN_FRONT.replace(".ADDDA.", ".ADDD.."), "escape=corner", "shieldwall=plain")
            .turn("d3-d2");
    assertThat(captured(turn)).isEmpty();
  }

  @Test
  void anEmptyCornerClosesAnEndWhereThatWasAgreed() {
    Turn turn =
        Play.attackers(AT_THE_CORNER, "shieldwall=with-corner", "corner-hostile=all").turn("c4-c2");
    assertThat(captured(turn)).containsExactly("b1", "c1");
    assertThat(capture(turn, "b1").captors()).contains(new Captor.Corner(new Square(0, 0)));
  }

  @Test
  void anEmptyCornerThatIsNoEnemyClosesNoEnd() {
    Turn turn = Play.attackers(AT_THE_CORNER, "shieldwall=with-corner").turn("c4-c2");
    assertThat(captured(turn)).isEmpty();
    assertThat(spared(turn, "b1").reason()).isEqualTo(Spared.Reason.CORNER_CLOSES_NO_ROW);
    assertThat(spared(turn, "b1").rule()).isEqualTo(Switch.CORNER_HOSTILE);
    assertThat(spared(turn, "c1").reason()).isEqualTo(Spared.Reason.CORNER_CLOSES_NO_ROW);
  }

  @Test
  void aRowBetweenEnemiesFallsWhereTheCornerIsNoEnemy() {
    Turn turn = Play.attackers(OPEN_AT_THE_END, "shieldwall=with-corner").turn("f6-f1");
    assertThat(captured(turn)).containsExactly("c1", "d1", "e1");
  }

  @Test
  void anEmptyCornerClosesNoEndWhereThatWasNotAgreed() {
    Turn turn =
        Play.attackers(AT_THE_CORNER, "shieldwall=plain", "corner-hostile=all").turn("c4-c2");
    assertThat(captured(turn)).isEmpty();
    assertThat(spared(turn, "b1").reason()).isEqualTo(Spared.Reason.CORNER_CLOSES_NO_ROW);
    assertThat(spared(turn, "b1").rule()).isEqualTo(Switch.SHIELDWALL);
  }

  @Test
  void bothEndsMayBeCorners() {
    Turn turn =
        Play.attackers(
                """
                .......
                .......
                ...K...
                ...A...
                .......
                .AA.AA.
                .DDDDD.
                """,
                "shieldwall=with-corner",
                "corner-hostile=all")
            .turn("d4-d2");
    assertThat(captured(turn)).containsExactly("b1", "c1", "d1", "e1", "f1");
  }

  @Test
  void anEnemyInTheCornerClosesAnEndInAnyCase() {
    Turn turn =
        Play.attackers(AT_THE_CORNER.replace(".DDA...", "ADDA..."), "shieldwall=plain")
            .turn("c4-c2");
    assertThat(captured(turn)).containsExactly("b1", "c1");
  }

  @Test
  void theBorderClosesNoEnd() {
    Turn turn =
        Play.attackers(
                """
                .......
                .......
                ...K...
                .A.....
                .......
                A......
                DDA....
                """,
                "shieldwall=with-corner",
                "corner-hostile=all")
            .turn("b4-b2");
    assertThat(captured(turn)).isEmpty();
  }

  @Test
  void aManAloneIsNoRow() {
    Turn turn =
        Play.attackers(
                """
                .......
                .......
                ...K...
                ...A...
                .......
                .......
                ..ADA..
                """,
                "shieldwall=plain")
            .turn("d4-d2");
    assertThat(captured(turn)).isEmpty();
  }

  @Test
  void theMovedPieceMustBeOneOfThoseWhoEnclose() {
    Play play =
        Play.attackers(
            """
            .......
            .......
            ...K...
            A......
            .......
            ..AA...
            .ADDA..
            """,
            "shieldwall=plain");
    assertThat(captured(play.turn("a4-b4"))).isEmpty();
  }

  @Test
  void aManMayJoinARowThatIsHeldAllAround() {
    Turn turn =
        Play.defenders(
                """
                .......
                .......
                K......
                ...D...
                .......
                ..A....
                .AD.A..
                """,
                "shieldwall=plain")
            .turn("d4-d1");
    assertThat(captured(turn)).isEmpty();
    assertThat(turn.after().board().count(Piece.DEFENDER)).isEqualTo(2);
  }

  @Test
  void theKingInTheRowStaysWhileHisMenFall() {
    Turn turn =
        Play.attackers(
                OPEN_IN_FRONT.replace("K......", ".......").replace(".ADDDA.", ".ADKDA."),
                "escape=corner",
                "shieldwall=plain")
            .turn("d3-d2");
    assertThat(captured(turn)).containsExactly("c1", "e1");
    assertThat(turn.outcome()).isEmpty();
    Spared king = spared(turn, "d1");
    assertThat(king.reason()).isEqualTo(Spared.Reason.KING_IN_ROW);
    assertThat(king.rule()).isEqualTo(Switch.SHIELDWALL);
  }

  @Test
  void theKingCountsAsAManOfHisRow() {
    Turn turn =
        Play.attackers(
                """
                .......
                .......
                .......
                ...A...
                .......
                ..A....
                .ADKA..
                """,
                "escape=corner",
                "shieldwall=plain")
            .turn("d4-d2");
    assertThat(captured(turn)).containsExactly("c1");
  }

  @Test
  void theKingInARowThatIsNotTakenKeepsHisOwnReason() {
    Turn turn =
        Play.attackers(
                OPEN_IN_FRONT.replace("K......", ".......").replace(".ADDDA.", ".ADKDA."),
                "escape=corner")
            .turn("d3-d2");
    assertThat(spared(turn, "d1").reason()).isEqualTo(Spared.Reason.KING_NOT_SURROUNDED);
    assertThat(spared(turn, "c1").reason()).isEqualTo(Spared.Reason.ROW_IS_NOT_TAKEN);
  }

  @Test
  void anArmedKingEncloses() {
    assertThat(captured(kingCloses("yes"))).containsExactly("c1", "d1");
  }

  @Test
  void anUnarmedKingEnclosesNothing() {
    assertThat(captured(kingCloses("no"))).isEmpty();
  }

  private static Turn kingCloses(String armed) {
    return Play.defenders(
            """
            A......
            .......
            .......
            ...K...
            .......
            ..D....
            .DAAD..
            """,
            "escape=corner",
            "shieldwall=plain",
            "king-armed=" + armed)
        .turn("d4-d2");
  }

  @Test
  void anUnarmedKingStandingInFrontLeavesAGap() {
    Turn turn =
        Play.defenders(
                """
                A......
                .......
                .......
                ..D....
                .......
                ...K...
                .DAAD..
                """,
                "escape=corner",
                "shieldwall=plain",
                "king-armed=no")
            .turn("c4-c2");
    assertThat(captured(turn)).isEmpty();
  }

  @Test
  void theOrdinaryCapturesOfTheMoveAreAdded() {
    Turn turn =
        Play.attackers(
                """
                K......
                .......
                ....A..
                .......
                .......
                ..AA.DA
                .ADDDA.
                """,
                "escape=corner",
                "shieldwall=plain")
            .turn("e5-e2");
    assertThat(captured(turn)).containsExactly("c1", "d1", "e1", "f2");
    assertThat(capture(turn, "f2").kind()).isEqualTo(Capture.Kind.PINCER);
  }

  @Test
  void oneMoveMayCloseTwoRows() {
    Turn turn =
        Play.attackers(
                """
                .......
                .......
                ...A...
                K......
                .......
                .AA.AA.
                ADD.DDA
                """,
                "escape=corner",
                "shieldwall=plain")
            .turn("d5-d1");
    assertThat(captured(turn)).containsExactly("b1", "c1", "e1", "f1");
  }
}
