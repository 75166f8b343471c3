package hnefi.rules;

import static hnefi.rules.Play.capture;
import static hnefi.rules.Play.captured;
import static hnefi.rules.Play.spared;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Direction;
import hnefi.board.Piece;
import hnefi.board.Square;
import org.junit.jupiter.api.Test;

/// The empty throne, an empty corner and the border as second captors of a soldier.
class HostileSquaresTest {
  private static final String AT_THE_THRONE =
      """
      .......
      .......
      .%s.....
      ..%s....
      .......
      ....A..
      K......
      """;

  private static final String AT_THE_CORNER =
      """
      .......
      .......
      .......
      ...K...
      .......
      ..A....
      .D.....
      """;

  private static final String AT_THE_EDGE =
      """
      .......
      .......
      .......
      D..A...
      .......
      .......
      ....K..
      """;

  @Test
  void theEmptyThroneTakesSoldiersOfBothSides() {
    Turn defenderFalls =
        Play.attackers(AT_THE_THRONE.formatted("A", "D"), "throne-hostile=all").turn("b5-b4");
    Capture capture = capture(defenderFalls, "c4");
    assertThat(capture.kind()).isEqualTo(Capture.Kind.AGAINST_THRONE);
    assertThat(capture.rule()).isEqualTo(Switch.THRONE_HOSTILE);
    assertThat(capture.captors())
        .containsExactly(
            new Captor.Man(new Square(1, 3), Piece.ATTACKER), new Captor.Throne(new Square(3, 3)));
    Turn attackerFalls =
        Play.defenders(AT_THE_THRONE.formatted("D", "A"), "throne-hostile=all").turn("b5-b4");
    assertThat(captured(attackerFalls)).containsExactly("c4");
  }

  @Test
  void theEmptyThroneIsNoEnemyWhereTheBookDoesNotSaySo() {
    Turn turn = Play.attackers(AT_THE_THRONE.formatted("A", "D")).turn("b5-b4");
    Spared spared = spared(turn, "c4");
    assertThat(spared.reason()).isEqualTo(Spared.Reason.THRONE_IS_NO_ENEMY);
    assertThat(spared.rule()).isEqualTo(Switch.THRONE_HOSTILE);
    assertThat(spared.squares()).containsExactly(new Square(3, 3));
  }

  @Test
  void theKingOnHisThroneDoesNotTakeHisOwnMen() {
    Turn turn =
        Play.attackers(
                """
                .......
                .......
                .A.....
                ..DK...
                .......
                .......
                .......
                """,
                "throne-hostile=all")
            .turn("b5-b4");
    assertThat(captured(turn)).isEmpty();
    assertThat(spared(turn, "c4").reason()).isEqualTo(Spared.Reason.FRIEND_BEHIND);
  }

  @Test
  void anEmptyCornerTakesASoldier() {
    Turn turn = Play.attackers(AT_THE_CORNER, "corner-hostile=all").turn("c2-c1");
    Capture capture = capture(turn, "b1");
    assertThat(capture.kind()).isEqualTo(Capture.Kind.AGAINST_CORNER);
    assertThat(capture.rule()).isEqualTo(Switch.CORNER_HOSTILE);
    assertThat(capture.captors())
        .containsExactly(
            new Captor.Man(new Square(2, 0), Piece.ATTACKER), new Captor.Corner(new Square(0, 0)));
  }

  @Test
  void anEmptyCornerIsNoEnemyWhereTheBookDoesNotSaySo() {
    Spared spared = spared(Play.attackers(AT_THE_CORNER).turn("c2-c1"), "b1");
    assertThat(spared.reason()).isEqualTo(Spared.Reason.CORNER_IS_NO_ENEMY);
    assertThat(spared.rule()).isEqualTo(Switch.CORNER_HOSTILE);
    assertThat(spared.squares()).containsExactly(new Square(0, 0));
  }

  @Test
  void theBorderTakesASoldierStraightInFrontOfIt() {
    Turn turn = Play.attackers(AT_THE_EDGE, "edge-hostile=yes").turn("d4-b4");
    Capture capture = capture(turn, "a4");
    assertThat(capture.kind()).isEqualTo(Capture.Kind.AGAINST_EDGE);
    assertThat(capture.rule()).isEqualTo(Switch.EDGE_HOSTILE);
    assertThat(capture.captors())
        .containsExactly(
            new Captor.Man(new Square(1, 3), Piece.ATTACKER), new Captor.Edge(Direction.WEST));
  }

  @Test
  void theBorderIsNoEnemyWhereTheBookDoesNotSaySo() {
    Spared spared = spared(Play.attackers(AT_THE_EDGE).turn("d4-b4"), "a4");
    assertThat(spared.reason()).isEqualTo(Spared.Reason.EDGE_IS_NO_ENEMY);
    assertThat(spared.rule()).isEqualTo(Switch.EDGE_HOSTILE);
    assertThat(spared.squares()).isEmpty();
  }

  @Test
  void theBorderDoesNotHoldAManFromTheSide() {
    Turn turn =
        Play.attackers(
                """
                .......
                .......
                .A.....
                D......
                .......
                .......
                ....K..
                """,
                "edge-hostile=yes")
            .turn("b5-a5");
    assertThat(captured(turn)).isEmpty();
    assertThat(spared(turn, "a4").reason()).isEqualTo(Spared.Reason.NOBODY_BEHIND);
  }

  @Test
  void theBorderHoldsAManInACornerAlongTheEdge() {
    Turn turn =
        Play.attackers(
                """
                .......
                .......
                .......
                ....K..
                .......
                .A.....
                D......
                """,
                "edge-hostile=yes")
            .turn("b2-b1");
    assertThat(captured(turn)).containsExactly("a1");
  }

  @Test
  void hostileSquaresHoldNobodyByThemselves() {
    Turn turn =
        Play.attackers(
                """
                .......
                .......
                .......
                ....K..
                .A.....
                .......
                D......
                """,
                "edge-hostile=yes",
                "corner-hostile=all")
            .turn("b3-b2");
    assertThat(captured(turn)).isEmpty();
  }

  @Test
  void whoMovesBetweenAnEnemyAndAHostileSquareIsSafe() {
    Turn turn =
        Play.defenders(
                """
                .......
                ..D....
                .......
                .A.....
                .......
                .......
                ....K..
                """,
                "throne-hostile=all")
            .turn("c6-c4");
    assertThat(captured(turn)).isEmpty();
    assertThat(spared(turn, "c4").reason()).isEqualTo(Spared.Reason.MOVED_IN);
  }
}
