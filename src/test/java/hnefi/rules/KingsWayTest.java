package hnefi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.board.Square;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// How far the king goes and where he wins.
class KingsWayTest {
  private static final String FREE_KING =
      """
      .......
      .......
      .......
      ..K....
      .......
      .......
      A......
      """;

  @Test
  void theKingWinsTheMomentHeStopsOnTheEdge() {
    Play play = Play.defenders(FREE_KING);
    Turn turn = play.turn("c4-c7");
    assertThat(turn.outcome())
        .contains(new Outcome(Optional.of(Side.DEFENDERS), Outcome.Ending.KING_ESCAPED));
    assertThat(play.result()).isEqualTo("defenders king-escaped");
    assertThat(play.legal()).isEmpty();
  }

  @Test
  void aCornerIsAnEdgeTooWhereHeMayEnterIt() {
    String besideTheCorner =
        """
        ...K...
        .......
        .......
        .......
        .......
        .......
        ...A...
        """;
    assertThat(Play.defenders(besideTheCorner).turn("d7-a7").outcome()).isPresent();
    assertThat(Play.defenders(besideTheCorner, "corner-enter=nobody").refusal("d7-a7"))
        .isInstanceOf(Refusal.CornerClosed.class);
  }

  @Test
  void theEdgeIsNoRefugeWhereOnlyCornersAre() {
    Play play = Play.defenders(FREE_KING, "escape=corner");
    assertThat(play.turn("c4-c7").outcome()).isEmpty();
    play.turn("a1-b1");
    assertThat(play.turn("c7-g7").outcome())
        .contains(new Outcome(Optional.of(Side.DEFENDERS), Outcome.Ending.KING_ESCAPED));
  }

  @Test
  void aSoldierOnTheEdgeWinsNothing() {
    Play play =
        Play.defenders(
            """
            .......
            .......
            .......
            ..KD...
            .......
            .......
            A......
            """);
    assertThat(play.turn("d4-d7").outcome()).isEmpty();
  }

  @Test
  void afterTheGameEveryMoveIsRefused() {
    Play play = Play.defenders(FREE_KING).moves("c4-c7");
    Refusal refusal = play.refusal("a1-a2");
    assertThat(refusal)
        .isEqualTo(
            new Refusal.GameOver(
                new Outcome(Optional.of(Side.DEFENDERS), Outcome.Ending.KING_ESCAPED)));
    assertThat(refusal.rule()).contains(Switch.ESCAPE);
    assertThat(refusal.squares()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "2", "3", "9"})
  void theKingGoesNoFartherThanHisRange(String range) {
    Play play = Play.defenders(FREE_KING, "king-range=" + range);
    long eastwards =
        play.goals("c4").stream()
            .filter(goal -> goal.endsWith("4") && goal.charAt(0) > 'c')
            .count();
    assertThat(eastwards).isEqualTo(Math.min(4, Integer.parseInt(range)));
  }

  @Test
  void hisRangeAndTheLastSquareHeCouldReachAreNamed() {
    Refusal refusal = Play.defenders(FREE_KING, "king-range=3").refusal("c4-g4");
    assertThat(refusal).isEqualTo(new Refusal.TooFar(3, new Square(5, 3)));
    assertThat(refusal.rule()).contains(Switch.KING_RANGE);
    assertThat(refusal.squares()).containsExactly(new Square(5, 3));
  }

  @Test
  void whateverMeetsHimFirstOnHisWayIsTheReason() {
    Play play = Play.defenders(FREE_KING.replace("..K....", "..K...A"), "king-range=2");
    assertThat(play.refusal("c4-g4")).isInstanceOf(Refusal.TooFar.class);
    Play near = Play.defenders(FREE_KING.replace("..K....", "..K.A.."), "king-range=2");
    assertThat(near.refusal("c4-g4")).isEqualTo(new Refusal.Blocked(new Square(4, 3)));
  }

  @Test
  void theKingsRangeBindsNobodyElse() {
    assertThat(Play.attackers(FREE_KING, "king-range=1").goals("a1")).contains("g1", "a7");
  }
}
