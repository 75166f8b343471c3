package hnefi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The throne of this board is d4; the king stands beside it on the way to d2, a defender and an
/// attacker look at it from afar.
class ThroneTest {
  private static final Square THRONE = new Square(3, 3);
  private static final String EMPTY_THRONE =
      """
      .......
      .......
      ...K...
      A.....D
      .......
      .......
      .......
      """;

  @ParameterizedTest
  @CsvSource({
    "anyone, true, true, true",
    "king, false, false, true",
    "nobody, false, false, false"
  })
  void whoMayStopOnTheThroneIsASwitch(
      String value, boolean attacker, boolean defender, boolean king) {
    Play attackers = Play.attackers(EMPTY_THRONE, "throne-enter=" + value);
    Play defenders = Play.defenders(EMPTY_THRONE, "throne-enter=" + value);
    assertThat(attackers.goals("a4").contains("d4")).isEqualTo(attacker);
    assertThat(defenders.goals("g4").contains("d4")).isEqualTo(defender);
    assertThat(defenders.goals("d5").contains("d4")).isEqualTo(king);
  }

  @ParameterizedTest
  @CsvSource({
    "anyone, true, true, true",
    "king, false, false, true",
    "nobody, false, false, false"
  })
  void whoMayCrossTheThroneIsASwitch(
      String value, boolean attacker, boolean defender, boolean king) {
    Play attackers = Play.attackers(EMPTY_THRONE, "throne-pass=" + value);
    Play defenders = Play.defenders(EMPTY_THRONE, "throne-pass=" + value);
    assertThat(attackers.goals("a4").contains("e4")).isEqualTo(attacker);
    assertThat(defenders.goals("g4").contains("c4")).isEqualTo(defender);
    assertThat(defenders.goals("d5").contains("d3")).isEqualTo(king);
  }

  @Test
  void aPieceMayCrossWhereItMayNotStop() {
    Play play = Play.attackers(EMPTY_THRONE, "throne-enter=nobody", "throne-pass=anyone");
    assertThat(play.goals("a4")).contains("c4", "e4").doesNotContain("d4");
  }

  @Test
  void aPieceMayStopWhereItMayNotCross() {
    Play play = Play.attackers(EMPTY_THRONE, "throne-enter=anyone", "throne-pass=nobody");
    assertThat(play.goals("a4")).contains("c4", "d4").doesNotContain("e4");
  }

  @Test
  void theClosedThroneIsNamed() {
    Refusal refusal = Play.attackers(EMPTY_THRONE, "throne-enter=king").refusal("a4-d4");
    assertThat(refusal).isEqualTo(new Refusal.ThroneClosed(THRONE));
    assertThat(refusal.rule()).contains(Switch.THRONE_ENTER);
    assertThat(refusal.squares()).containsExactly(THRONE);
  }

  @Test
  void theImpassableThroneIsNamed() {
    Refusal refusal = Play.attackers(EMPTY_THRONE, "throne-pass=king").refusal("a4-e4");
    assertThat(refusal).isEqualTo(new Refusal.ThroneImpassable(THRONE));
    assertThat(refusal.rule()).contains(Switch.THRONE_PASS);
    assertThat(refusal.squares()).containsExactly(THRONE);
  }

  @Test
  void whileTheKingSitsThereTheThroneIsSimplyOccupied() {
    Play play =
        Play.attackers(
            """
            .......
            .......
            .......
            A..K...
            .......
            .......
            .......
            """,
            "throne-enter=nobody",
            "throne-pass=nobody");
    assertThat(play.refusal("a4-d4")).isEqualTo(new Refusal.Occupied(THRONE));
    assertThat(play.refusal("a4-e4")).isEqualTo(new Refusal.Blocked(THRONE));
  }

  @Test
  void afterTheKingHasLeftTheThroneStaysLockedEvenForHim() {
    Play play =
        Play.defenders(
            """
            .......
            .......
            .......
            ...K...
            .......
            .......
            A......
            """,
            "escape=corner",
            "throne-enter=nobody");
    play.moves("d4-d5", "a1-b1");
    assertThat(play.refusal("d5-d4")).isEqualTo(new Refusal.ThroneClosed(THRONE));
  }
}
