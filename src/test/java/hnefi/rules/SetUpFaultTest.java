package hnefi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.rules.SetUpFault.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

class SetUpFaultTest {
  private static final String SOUND =
      """
      .....
      .....
      .DK..
      .....
      ..A..
      """;

  @Test
  void aSoundPositionHasNoFault() {
    assertThat(SetUpFault.of(Play.board(SOUND))).isEmpty();
    assertThat(faults(SOUND, Side.ATTACKERS)).isEmpty();
  }

  @Test
  void whatIsWrongUnderAnyRulesIsToldAlone() {
    assertThat(faults(SOUND.replace('K', '.'), Side.ATTACKERS)).containsExactly(Kind.NO_KING);
    assertThat(faults(SOUND.replace('A', '.'), Side.ATTACKERS)).containsExactly(Kind.NO_ATTACKER);
    assertThat(SetUpFault.of(Play.board(SOUND.replace('D', 'K'))).orElseThrow().squares())
        .containsExactly(new Square(1, 2), new Square(2, 2));
  }

  @Test
  void aKingOnASquareWhereHeWinsPreventsTheGame() {
    String edge =
        """
        .....
        .....
        .D...
        .....
        .KA..
        """;
    assertThat(faults(edge, Side.ATTACKERS)).containsExactly(Kind.KING_HAS_ESCAPED);
    assertThat(faults(edge, Side.ATTACKERS, "escape=corner")).isEmpty();
    String corner =
        """
        .....
        .....
        .D...
        .....
        K.A..
        """;
    assertThat(faults(corner, Side.ATTACKERS, "escape=corner"))
        .containsExactly(Kind.KING_HAS_ESCAPED);
  }

  @Test
  void aSideThatBeginsWithoutAMovePreventsTheGame() {
    String stuck =
        """
        .....
        ..A..
        .AKA.
        ..A..
        .....
        """;
    assertThat(faults(stuck, Side.DEFENDERS)).contains(Kind.NO_LEGAL_MOVE);
    assertThat(faults(stuck, Side.ATTACKERS)).doesNotContain(Kind.NO_LEGAL_MOVE);
  }

  @Test
  void aSurroundedKingIsOddButMayBePlayed() {
    String surrounded =
        """
        .....
        ..A..
        .AKA.
        .DA..
        .....
        """;
    assertThat(faults(surrounded, Side.DEFENDERS)).containsExactly(Kind.KING_IS_SURROUNDED);
    assertThat(Kind.KING_IS_SURROUNDED.prevents()).isFalse();
  }

  @Test
  void aPieceOnASquareThatIsClosedToItIsOddButMayBePlayed() {
    String closed =
        """
        A....
        .K...
        ..D..
        .....
        ..A..
        """;
    List<SetUpFault> found =
        SetUpFault.of(
            Play.board(closed),
            Side.ATTACKERS,
            Play.rules("escape=corner", "corner-enter=king", "throne-enter=king"));
    assertThat(found)
        .containsExactly(
            new SetUpFault(Kind.CLOSED_SQUARE, List.of(new Square(2, 2), new Square(0, 4))));
    assertThat(Kind.CLOSED_SQUARE.prevents()).isFalse();
  }

  @Test
  void anEncirclementThatStandsAlreadyIsTold() {
    String encircled =
        """
        .......
        ..AAA..
        .A...A.
        .A.K.A.
        .A...A.
        ..AAA..
        .......
        """;
    assertThat(faults(encircled, Side.ATTACKERS, "encirclement=yes", "escape=corner"))
        .containsExactly(Kind.ENCIRCLED);
  }

  private static List<Kind> faults(String picture, Side toMove, String... switches) {
    return SetUpFault.of(Play.board(picture), toMove, Play.rules(switches)).stream()
        .map(SetUpFault::kind)
        .toList();
  }
}
