package hnefi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Square;
import org.junit.jupiter.api.Test;

/// The defenders win when the king stands at the edge, with room to move, behind a wall of which no
/// piece can ever be taken.
class ExitFortTest {
  private static final String OPEN =
      """
      A.......A
      .........
      ....A....
      .........
      .........
      ......D..
      .........
      ...DD....
      ..D.KD...
      """;

  private static final String[] COPENHAGEN = {
    "exit-fort=yes", "escape=corner", "corner-enter=king", "corner-hostile=all"
  };

  @Test
  void theKingHasWonOnceTheWallIsClosed() {
    // c1, d2, e2 and f1 stand around d1 and the king; f1 lacks a guard along its file? No: the
    // edge.
    Play play = Play.defenders(OPEN, COPENHAGEN);
    assertThat(play.moves("g4-g5").result()).isEqualTo("defenders exit-fort");
    assertThat(play.position().outcome().orElseThrow().rule()).contains(Switch.EXIT_FORT);
  }

  @Test
  void eachDefenderOfTheWallNamesWhatGuardsIt() {
    Turn turn = Play.defenders(OPEN, COPENHAGEN).turn("g4-g5");
    ExitFort fort = ExitFort.of(turn.after().board(), Play.rules(COPENHAGEN)).orElseThrow();
    assertThat(fort.king()).isEqualTo(new Square(4, 0));
    assertThat(fort.room()).containsExactlyInAnyOrder(new Square(3, 0), new Square(4, 0));
    assertThat(fort.walls())
        .containsExactly(
            new ExitFort.Wall(
                new Square(2, 0),
                new ExitFort.Guard.Room(new Square(3, 0)),
                new ExitFort.Guard.Edge()),
            new ExitFort.Wall(
                new Square(5, 0),
                new ExitFort.Guard.Room(new Square(4, 0)),
                new ExitFort.Guard.Edge()),
            new ExitFort.Wall(
                new Square(3, 1),
                new ExitFort.Guard.Man(new Square(4, 1)),
                new ExitFort.Guard.Room(new Square(3, 0))),
            new ExitFort.Wall(
                new Square(4, 1),
                new ExitFort.Guard.Man(new Square(3, 1)),
                new ExitFort.Guard.Room(new Square(4, 0))));
  }

  @Test
  void withoutTheRuleTheGameGoesOn() {
    assertThat(Play.defenders(OPEN, "escape=corner").moves("g4-g5").result()).isEqualTo("ongoing");
  }

  @Test
  void aKingWithoutRoomHasNoFort() {
    assertThat(result(OPEN.replace("..D.KD...", "..DDKD..."))).isEqualTo("ongoing");
  }

  @Test
  void aKingAwayFromTheEdgeHasNoFort() {
    String inside =
        """
        A.......A
        .........
        ....A....
        .........
        ......D..
        ...DD....
        ..D.KD...
        ...DD....
        .........
        """;
    assertThat(Play.defenders(inside, COPENHAGEN).moves("g5-g6").result()).isEqualTo("ongoing");
  }

  @Test
  void anAttackerAtTheRoomSpoilsIt() {
    assertThat(result(OPEN.replace("...DD....", "...DA...."))).isEqualTo("ongoing");
  }

  @Test
  void aDefenderThatCanBeTakenSpoilsIt() {
    // e3 stands alone before the room: attackers on d3 and f3 would take it.
    assertThat(
            result(
                """
                A.......A
                .........
                ....A....
                .........
                .........
                ......D..
                ....D....
                ...D.D...
                ..D.KD...
                """))
        .isEqualTo("ongoing");
  }

  @Test
  void aGuardMustItselfBelongToTheWall() {
    // f3 protects e3, but does not touch the room: it may fall first.
    assertThat(
            result(
                """
                A.......A
                .........
                ....A....
                .........
                .........
                ......D..
                ....DD...
                ...D.D...
                ..D.KD...
                """))
        .isEqualTo("ongoing");
  }

  @Test
  void theKingWinsByMovingToTheEdgeOfHisFort() {
    String fort =
        """
        A.......A
        .........
        ....A....
        .........
        .........
        ......D..
        ...DD....
        ..D.KD...
        ..D..D...
        """;
    assertThat(Play.defenders(fort, COPENHAGEN).moves("g4-g5").result()).isEqualTo("ongoing");
    assertThat(Play.defenders(fort, COPENHAGEN).moves("e2-e1").result())
        .isEqualTo("defenders exit-fort");
    assertThat(
            Play.defenders(fort.replace("...DD....", "...AD...."), COPENHAGEN)
                .moves("e2-e1")
                .result())
        .isEqualTo("ongoing");
  }

  @Test
  void aMoveOfTheAttackersCompletesNoFort() {
    Play play = Play.attackers(OPEN, COPENHAGEN);
    assertThat(play.moves("e7-e8").result()).isEqualTo("ongoing");
    assertThat(play.moves("g4-g5").result()).isEqualTo("defenders exit-fort");
  }

  @Test
  void aHostileEdgeGuardsNobody() {
    Play play =
        Play.defenders(
            OPEN,
            "exit-fort=yes",
            "escape=corner",
            "corner-enter=king",
            "corner-hostile=all",
            "edge-hostile=yes");
    assertThat(play.moves("g4-g5").result()).isEqualTo("ongoing");
  }

  private static String result(String picture) {
    return Play.defenders(picture, COPENHAGEN).moves("g4-g5").result();
  }
}
