package hnefi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Square;
import org.junit.jupiter.api.Test;

/// The attackers win when neither the king nor any defender can get past them to the edge.
class EncirclementTest {
  private static final String GAP =
      """
      .......
      ..AAA..
      .A...A.
      .AD.KA.
      .A..D.A
      ..AA.A.
      ....A..
      """;

  @Test
  void theRingIsClosedByTheLastAttacker() {
    Play play = Play.attackers(GAP, "encirclement=yes", "escape=corner").moves("g3-f3");
    assertThat(play.result()).isEqualTo("attackers encirclement");
    assertThat(play.position().outcome().orElseThrow().rule()).contains(Switch.ENCIRCLEMENT);
  }

  @Test
  void theRingIsTheAttackersAroundTheDefendersAndNoOthers() {
    Turn turn = Play.attackers(GAP, "encirclement=yes", "escape=corner").turn("g3-f3");
    Encirclement found = Encirclement.of(turn.after().board()).orElseThrow();
    assertThat(found.ring())
        .hasSize(13)
        .contains(new Square(5, 2))
        .doesNotContain(new Square(6, 2));
    assertThat(found.inside()).contains(new Square(2, 3), new Square(4, 3), new Square(4, 1));
  }

  @Test
  void withoutTheRuleTheGameGoesOn() {
    assertThat(Play.attackers(GAP, "escape=corner").moves("g3-f3").result()).isEqualTo("ongoing");
  }

  @Test
  void oneDefenderOutsideIsEnough() {
    Play play =
        Play.attackers(GAP.replace("..AAA..\n", "D.AAA..\n"), "encirclement=yes", "escape=corner");
    assertThat(play.moves("g3-f3").result()).isEqualTo("ongoing");
  }

  @Test
  void defendersDoNotBlockOneAnother() {
    // The defender in the gap stands at the edge of what they can reach, and beyond him is the
    // edge.
    Play play =
        Play.attackers(
            """
            ..A....
            ..AAA..
            .A...A.
            .AD.KA.
            .A...A.
            ..ADA..
            .......
            """,
            "encirclement=yes",
            "escape=corner");
    assertThat(play.moves("c7-b7").result()).isEqualTo("ongoing");
  }

  @Test
  void aRingMayBeClosedByATakenDefender() {
    Play play =
        Play.attackers(
            """
            .......
            ..AAA..
            .A...A.
            .A..KA.
            .A...A.
            ..AAA..
            .AD..A.
            """,
            "encirclement=yes",
            "escape=corner");
    assertThat(Play.captured(play.turn("f1-d1"))).containsExactly("c1");
    assertThat(play.result()).isEqualTo("attackers encirclement");
  }

  @Test
  void aMoveOfTheDefendersEncirclesNobody() {
    Play play =
        Play.defenders(
            """
            ......A
            ..AAA..
            .A...A.
            .AD.KA.
            .A..DA.
            ..AAA..
            .......
            """,
            "encirclement=yes",
            "escape=corner");
    assertThat(play.moves("e3-d3").result()).isEqualTo("ongoing");
    assertThat(play.moves("g7-g6").result()).isEqualTo("attackers encirclement");
  }

  @Test
  void diagonalAttackersLeaveNoGap() {
    Play play =
        Play.attackers(
            """
            .......
            ...A...
            ..A.A..
            .A.K...
            ..A.A..
            ...A..A
            .......
            """,
            "encirclement=yes",
            "escape=corner");
    assertThat(play.turn("g2-f2").outcome()).isEmpty();
    play =
        Play.attackers(
            """
            .......
            ...A...
            ..A.A..
            .A.K...
            ..A.AA.
            ...A...
            .......
            """,
            "encirclement=yes",
            "escape=corner");
    assertThat(play.moves("f3-f4").result()).isEqualTo("attackers encirclement");
  }

  @Test
  void theCaptureOfTheKingComesFirst() {
    String open =
        """
        .......
        .......
        ...A...
        ..AK..A
        ...A...
        .......
        .......
        """;
    assertThat(
            Play.attackers(open, "encirclement=yes", "escape=corner", "king-capture=two-sides")
                .moves("g4-e4")
                .result())
        .isEqualTo("attackers king-captured");
  }
}
