package hnefi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Square;
import org.junit.jupiter.api.Test;

/// The attackers must leave one castle open (`haende`).
class OpenCornerTest {
  private static final String THREE_BLOCKED =
      """
      .A...A.
      A.....A
      .......
      ...K...
      .......
      A.....A
      .A...D.
      """;

  private static final String LAST_ONE_HALF_BLOCKED =
      """
      .A...A.
      A.....A
      ...K...
      .......
      .....A.
      A.....A
      .A.....
      """;

  @Test
  void theMoveThatBlocksTheLastCastleIsRefusedAndNamesTheCorners() {
    Refusal refusal = Play.attackers(LAST_ONE_HALF_BLOCKED, "open-corner=yes").refusal("f3-f1");
    assertThat(refusal).isInstanceOf(Refusal.LastCastle.class);
    assertThat(refusal.rule()).contains(Switch.OPEN_CORNER);
    assertThat(refusal.squares())
        .containsExactlyInAnyOrder(
            new Square(0, 0), new Square(6, 0), new Square(0, 6), new Square(6, 6));
  }

  @Test
  void itIsNotAmongTheLegalMoves() {
    assertThat(Play.attackers(LAST_ONE_HALF_BLOCKED, "open-corner=yes").goals("f3"))
        .contains("f2", "f4", "g3")
        .doesNotContain("f1");
  }

  @Test
  void whereTheBookAllowsItTheLastCastleMayBeBlocked() {
    assertThat(Play.attackers(LAST_ONE_HALF_BLOCKED).goals("f3")).contains("f1");
  }

  @Test
  void aDefenderBesideACornerBlocksNothing() {
    assertThat(Play.attackers(THREE_BLOCKED, "open-corner=yes").goals("g2")).contains("g3");
  }

  @Test
  void aPieceThatOnlyShiftsItsGuardLeavesACastleOpen() {
    assertThat(Play.attackers(LAST_ONE_HALF_BLOCKED, "open-corner=yes").goals("g2"))
        .contains("g1", "g3");
  }

  @Test
  void whereAllAreBlockedAtTheStartEveryMoveMustOpenOne() {
    Play play =
        Play.attackers(
            """
            .A...A.
            A.....A
            ...K...
            .......
            .......
            A..A..A
            .A...A.
            """,
            "open-corner=yes");
    assertThat(play.goals("d2")).isEmpty();
    assertThat(play.refusal("d2-d3")).isInstanceOf(Refusal.LastCastle.class);
    assertThat(play.goals("b1")).contains("c1");
  }

  @Test
  void theDefendersAreNotBound() {
    Play play = Play.defenders(THREE_BLOCKED, "open-corner=yes");
    assertThat(play.goals("f1")).isNotEmpty();
  }
}
