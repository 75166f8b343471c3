package hnefi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Square;
import org.junit.jupiter.api.Test;

/// The shield wall of Copenhagen Hnefatafl: only a move to an end of the row takes it.
class FlankingShieldWallTest {
  private static final String[] FLANKING = {
    "shieldwall=flanking", "escape=corner", "corner-enter=king", "corner-hostile=all"
  };

  @Test
  void aMoveToAnEndTakesTheRow() {
    Turn turn =
        Play.attackers(
                """
                K......
                .....A.
                .......
                .......
                .......
                ..AAA..
                .ADDD..
                """,
                FLANKING)
            .turn("f6-f1");
    assertThat(Play.captured(turn)).containsExactly("c1", "d1", "e1");
    assertThat(Play.capture(turn, "d1").kind()).isEqualTo(Capture.Kind.SHIELD_WALL);
  }

  @Test
  void aMoveInFrontOfTheRowTakesNothing() {
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
                FLANKING)
            .turn("d3-d2");
    assertThat(turn.captures()).isEmpty();
    Spared spared = Play.spared(turn, "d1");
    assertThat(spared.reason()).isEqualTo(Spared.Reason.ROW_CLOSED_FROM_THE_FRONT);
    assertThat(spared.rule()).isEqualTo(Switch.SHIELDWALL);
    assertThat(spared.squares()).containsExactly(new Square(1, 0), new Square(5, 0));
  }

  @Test
  void aHostileCornerClosesTheOtherEnd() {
    String picture =
        """
        .......
        ...A...
        ...K...
        .......
        .......
        .AA....
        .DD...A
        """;
    Turn turn = Play.attackers(picture, FLANKING).turn("g1-d1");
    assertThat(Play.captured(turn)).containsExactly("b1", "c1");
    turn = Play.attackers(picture, "shieldwall=flanking", "escape=corner").turn("g1-d1");
    assertThat(turn.captures()).isEmpty();
    assertThat(Play.spared(turn, "b1").reason()).isEqualTo(Spared.Reason.CORNER_CLOSES_NO_ROW);
  }

  @Test
  void theKingInTheRowStaysAndTheOthersFall() {
    Turn turn =
        Play.attackers(
                """
                .......
                .....A.
                .......
                .......
                .......
                ..AAA..
                .ADKD..
                """,
                FLANKING)
            .turn("f6-f1");
    assertThat(Play.captured(turn)).containsExactly("c1", "e1");
    assertThat(Play.spared(turn, "d1").reason()).isEqualTo(Spared.Reason.KING_IN_ROW);
    assertThat(turn.outcome()).isEmpty();
  }

  @Test
  void theKingMayCloseAnEndOrStandInFront() {
    Turn turn =
        Play.defenders(
                """
                .......
                .....K.
                .......
                .......
                .......
                ..DDD..
                .DAAA..
                """,
                FLANKING)
            .turn("f6-f1");
    assertThat(Play.captured(turn)).containsExactly("c1", "d1", "e1");
    turn =
        Play.defenders(
                """
                .......
                .....D.
                .......
                .......
                .......
                ..DKD..
                .DAAA..
                """,
                FLANKING)
            .turn("f6-f1");
    assertThat(Play.captured(turn)).containsExactly("c1", "d1", "e1");
  }

  @Test
  void onePieceIsNoRow() {
    Turn turn =
        Play.attackers(
                """
                K......
                ...A...
                .......
                .......
                .......
                ..A....
                .ADA...
                """,
                FLANKING)
            .turn("d6-d5");
    assertThat(turn.captures()).isEmpty();
  }
}
