package hnefi.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hnefi.board.Side;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// A side that cannot move, endings that coincide, and endings the players choose.
class EndingTest {
  private static final String ABOUT_TO_BE_STUCK =
      """
      KA.....
      .......
      A......
      .......
      .......
      .......
      .......
      """;

  @Test
  void aSideThatCannotMoveLoses() {
    Play play = Play.attackers(ABOUT_TO_BE_STUCK, "escape=corner").moves("a5-a6");
    assertThat(play.result()).isEqualTo("attackers no-legal-move");
    assertThat(play.legal()).isEmpty();
    assertThat(play.refusal("a7-b7").rule()).contains(Switch.NO_LEGAL_MOVE);
  }

  @Test
  void orTheGameIsDrawnBySwitch() {
    Play play =
        Play.attackers(ABOUT_TO_BE_STUCK, "escape=corner", "no-legal-move=draw").moves("a5-a6");
    assertThat(play.result()).isEqualTo("draw no-legal-move");
  }

  @Test
  void aSideWithoutPiecesCannotMove() {
    Play play =
        Play.defenders(
            """
            .......
            ..D....
            .......
            ...AD..
            .......
            ....K..
            .......
            """);
    play.turn("c6-c4");
    assertThat(play.result()).isEqualTo("defenders no-legal-move");
  }

  @Test
  void aSetUpSideThatCannotMoveHasLostAtOnce() {
    Play play =
        Play.defenders(
            """
            KA.....
            A......
            .......
            .......
            .......
            .......
            .......
            """);
    assertThat(play.result()).isEqualTo("attackers no-legal-move");
  }

  @Test
  void aSideWhoseEveryMoveIsForbiddenCannotMove() {
    String blocked =
        """
        .ADA.
        AD.DA
        DKA.D
        AD.DA
        .ADA.
        """;
    assertThat(Play.attackers(blocked, "corner-enter=king").legal())
        .containsExactly("c3-c2", "c3-c4", "c3-d3");
    assertThat(Play.attackers(blocked, "corner-enter=king", "open-corner=yes").result())
        .isEqualTo("defenders no-legal-move");
  }

  @Test
  void theCaptureOfTheKingOutranksThatTheDefendersCannotMove() {
    Play play =
        Play.attackers(
            """
            .......
            .......
            ...A...
            ..AKA..
            .......
            ...A...
            .......
            """);
    play.turn("d2-d3");
    assertThat(play.result()).isEqualTo("attackers king-captured");
  }

  @Test
  void theEscapeOfTheKingOutranksThatTheAttackersCannotMove() {
    Play play =
        Play.defenders(
            """
            .......
            .......
            .......
            ...K...
            .......
            D......
            AD.....
            """);
    play.turn("d4-d7");
    assertThat(play.result()).isEqualTo("defenders king-escaped");
  }

  @Test
  void resignationWinsTheGameForTheOther() {
    assertThat(Outcome.resignationOf(Side.ATTACKERS))
        .isEqualTo(new Outcome(Optional.of(Side.DEFENDERS), Outcome.Ending.RESIGNATION));
  }

  @Test
  void anAgreedDrawHasNoWinner() {
    assertThat(Outcome.agreedDraw().winner()).isEmpty();
  }

  @Test
  void anOutcomeThatCannotBeIsNotMade() {
    assertThatThrownBy(() -> new Outcome(Optional.of(Side.DEFENDERS), Outcome.Ending.KING_CAPTURED))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Outcome(Optional.empty(), Outcome.Ending.RESIGNATION))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Outcome(Optional.of(Side.DEFENDERS), Outcome.Ending.REPETITION))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
