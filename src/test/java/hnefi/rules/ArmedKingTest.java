package hnefi.rules;

import static hnefi.rules.Play.capture;
import static hnefi.rules.Play.captured;
import static hnefi.rules.Play.spared;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Square;
import org.junit.jupiter.api.Test;

class ArmedKingTest {
  private static final String KING_MOVES =
      """
      .......
      .K.....
      .......
      ..AD...
      .......
      .......
      .......
      """;

  private static final String KING_WAITS =
      """
      .......
      .D.....
      .......
      ..AK...
      .......
      .......
      .......
      """;

  @Test
  void anArmedKingTakesByMoving() {
    Turn turn = Play.defenders(KING_MOVES).turn("b6-b4");
    assertThat(capture(turn, "c4").rule()).isEqualTo(Switch.KING_ARMED);
    assertThat(capture(turn, "c4").kind()).isEqualTo(Capture.Kind.PINCER);
  }

  @Test
  void anArmedKingServesAsTheSecondCaptor() {
    Turn turn = Play.defenders(KING_WAITS).turn("b6-b4");
    assertThat(captured(turn)).containsExactly("c4");
    assertThat(capture(turn, "c4").rule()).isEqualTo(Switch.KING_ARMED);
  }

  @Test
  void anUnarmedKingTakesNobodyByMoving() {
    Turn turn = Play.defenders(KING_MOVES, "king-armed=no").turn("b6-b4");
    assertThat(captured(turn)).isEmpty();
    Spared spared = spared(turn, "c4");
    assertThat(spared.reason()).isEqualTo(Spared.Reason.KING_IS_UNARMED);
    assertThat(spared.rule()).isEqualTo(Switch.KING_ARMED);
    assertThat(spared.squares()).containsExactly(new Square(1, 3));
  }

  @Test
  void anUnarmedKingIsNoSecondCaptor() {
    Turn turn = Play.defenders(KING_WAITS, "king-armed=no").turn("b6-b4");
    assertThat(captured(turn)).isEmpty();
    Spared spared = spared(turn, "c4");
    assertThat(spared.reason()).isEqualTo(Spared.Reason.KING_IS_UNARMED);
    assertThat(spared.squares()).containsExactly(new Square(3, 3));
  }

  @Test
  void anUnarmedKingAloneBesideAManTakesHimNotBecauseHeIsUnarmed() {
    Turn turn =
        Play.defenders(
                """
                .......
                .K.....
                .......
                ..A....
                .......
                .......
                .......
                """,
                "king-armed=no")
            .turn("b6-b4");
    Spared spared = spared(turn, "c4");
    assertThat(spared.reason()).isEqualTo(Spared.Reason.KING_IS_UNARMED);
    assertThat(spared.squares()).containsExactly(new Square(1, 3));
  }

  @Test
  void anAttackerMayMoveBetweenADefenderAndAnUnarmedKing() {
    Turn turn =
        Play.attackers(
                """
                .......
                ..A....
                .......
                .D.K...
                .......
                .......
                .......
                """,
                "king-armed=no")
            .turn("c6-c4");
    Spared spared = spared(turn, "c4");
    assertThat(spared.reason()).isEqualTo(Spared.Reason.KING_IS_UNARMED);
    assertThat(spared.squares()).containsExactly(new Square(3, 3));
  }
}
