package hnefi.rules;

import static hnefi.rules.Play.capture;
import static hnefi.rules.Play.captured;
import static hnefi.rules.Play.spared;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Piece;
import hnefi.board.Square;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A soldier falls when an enemy's move puts him between two of them.
class PincerTest {
  private static final String TRAP =
      """
      A......
      .......
      .......
      .......
      .DA....
      .......
      ......K
      """;

  @Test
  void aSoldierBetweenTwoEnemiesFalls() {
    Turn turn = Play.attackers(TRAP).turn("a7-a3");
    assertThat(captured(turn)).containsExactly("b3");
    assertThat(capture(turn, "b3"))
        .isEqualTo(
            new Capture(
                new Square(1, 2),
                Piece.DEFENDER,
                Capture.Kind.PINCER,
                List.of(
                    new Captor.Man(new Square(0, 2), Piece.ATTACKER),
                    new Captor.Man(new Square(2, 2), Piece.ATTACKER)),
                CommonRule.CAPTURE));
    assertThat(turn.after().board().isEmpty(new Square(1, 2))).isTrue();
  }

  @Test
  void attackersFallLikeDefenders() {
    Turn turn =
        Play.defenders(
                """
                D......
                .......
                .......
                .......
                .AD....
                ....A..
                ......K
                """)
            .turn("a7-a3");
    assertThat(captured(turn)).containsExactly("b3");
    assertThat(capture(turn, "b3").piece()).isEqualTo(Piece.ATTACKER);
  }

  @Test
  void twoEnemiesAroundTheCornerTakeNobody() {
    Turn turn =
        Play.attackers(
                """
                A......
                .......
                .......
                .A.....
                .D.....
                .......
                ......K
                """)
            .turn("a7-a3");
    assertThat(captured(turn)).isEmpty();
    assertThat(spared(turn, "b3").reason()).isEqualTo(Spared.Reason.NOBODY_BEHIND);
    assertThat(spared(turn, "b3").squares()).containsExactly(new Square(2, 2));
  }

  @Test
  void aPieceMayMoveBetweenTwoEnemiesUnharmed() {
    Turn turn =
        Play.defenders(
                """
                .D.....
                .......
                .......
                .......
                A.A....
                .......
                ......K
                """,
                "escape=corner")
            .turn("b7-b3");
    assertThat(captured(turn)).isEmpty();
    Spared spared = spared(turn, "b3");
    assertThat(spared.reason()).isEqualTo(Spared.Reason.MOVED_IN);
    assertThat(spared.rule()).isEqualTo(CommonRule.MOVING_IN);
    assertThat(spared.squares()).containsExactlyInAnyOrder(new Square(0, 2), new Square(2, 2));
  }

  @Test
  void whoStandsBetweenTwoEnemiesIsSafeFromAMoveElsewhere() {
    Turn turn =
        Play.attackers(
                """
                .......
                .......
                .......
                .......
                ADA....
                .......
                A.....K
                """)
            .turn("a1-b1");
    assertThat(captured(turn)).isEmpty();
  }

  @Test
  void movingAwayAndBackTakesOnTheWayBack() {
    Play play =
        Play.attackers(
            """
            .......
            .......
            .......
            .......
            ADA....
            .......
            K......
            """,
            "escape=corner",
            "corner-enter=king");
    assertThat(captured(play.turn("a3-a4"))).isEmpty();
    play.turn("a1-b1");
    assertThat(captured(play.turn("a4-a3"))).containsExactly("b3");
  }

  @Test
  void oneMoveTakesInThreeDirectionsAtOnce() {
    Turn turn =
        Play.attackers(
                """
                .......
                ...A...
                ...D...
                .AD..A.
                ...D...
                ...A...
                K......
                """)
            .turn("f4-d4");
    assertThat(captured(turn)).containsExactly("c4", "d3", "d5");
  }

  @Test
  void eachPairIsJudgedOnItsOwn() {
    Turn turn =
        Play.attackers(
                """
                .......
                ...A...
                ...D...
                .DD..A.
                ...D...
                .......
                K......
                """)
            .turn("f4-d4");
    assertThat(captured(turn)).containsExactly("d5");
    assertThat(spared(turn, "c4").reason()).isEqualTo(Spared.Reason.FRIEND_BEHIND);
    assertThat(spared(turn, "c4").squares()).containsExactly(new Square(1, 3));
    assertThat(spared(turn, "d3").reason()).isEqualTo(Spared.Reason.NOBODY_BEHIND);
    assertThat(spared(turn, "d3").rule()).isEqualTo(CommonRule.CAPTURE);
  }

  @Test
  void twoMenInLineAreNotTakenTogether() {
    Turn turn =
        Play.attackers(
                """
                .......
                A......
                .......
                .......
                .DDA...
                .......
                ....K..
                """)
            .turn("a6-a3");
    assertThat(captured(turn)).isEmpty();
  }

  @Test
  void aTurnLightsUpTheMoveTheCaptiveAndHisCaptors() {
    Turn turn = Play.attackers(TRAP).turn("a7-a3");
    assertThat(turn.captures()).hasSize(1);
    assertThat(turn.spared()).isEmpty();
    assertThat(turn.squares())
        .containsExactlyInAnyOrder(
            new Square(0, 6), new Square(0, 2), new Square(1, 2), new Square(2, 2));
  }

  @Test
  void anOccupiedThroneOrCornerIsJustThePieceThatStandsThere() {
    Turn friend =
        Play.attackers(
                """
                .......
                .......
                .A.....
                ..DD...
                .......
                .......
                ...K...
                """,
                "throne-hostile=all")
            .turn("b5-b4");
    assertThat(captured(friend)).isEmpty();
    assertThat(spared(friend, "c4").reason()).isEqualTo(Spared.Reason.FRIEND_BEHIND);
    Turn enemy =
        Play.attackers(
                """
                .......
                .......
                .A.....
                ..DA...
                .......
                .......
                ...K...
                """)
            .turn("b5-b4");
    assertThat(capture(enemy, "c4").kind()).isEqualTo(Capture.Kind.PINCER);
    Turn corner =
        Play.attackers(
                """
                ....A..
                .......
                .......
                .......
                .......
                ..A....
                DD..K..
                """,
                "corner-hostile=all")
            .turn("c2-c1");
    assertThat(captured(corner)).isEmpty();
  }
}
