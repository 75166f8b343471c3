package hnefi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Square;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Linnaeus 1732, rules 9 to 11: four attackers on the throne, three beside it, two anywhere else;
/// and a throne that turns against the last defender beside it.
class KingByPlaceTest {
  private static final String[] LINNAEUS = {
    "king-capture=by-place",
    "king-captors=throne",
    "throne-enter=nobody",
    "throne-pass=nobody",
    "throne-hostile=all",
    "held-throne=hostile"
  };

  @Test
  void twoCaptureHimTwoStepsFromTheThrone() {
    Play play =
        attack(
            """
            .......
            .......
            .......
            .......
            ....A..
            ..AK...
            .......
            """);
    Turn turn = play.turn("e3-e2");
    assertThat(Play.capture(turn, "d2").kind()).isEqualTo(Capture.Kind.KING_FLANKED);
    assertThat(Play.capture(turn, "d2").rule()).isEqualTo(Switch.KING_CAPTURE);
    assertThat(play.result()).isEqualTo("attackers king-captured");
  }

  @Test
  void besideTheEmptyThroneTwoAreNotEnough() {
    Turn turn =
        attack(
                """
                .......
                .......
                .......
                .......
                ..AK..A
                .......
                .......
                """)
            .turn("g3-e3");
    assertThat(turn.captures()).isEmpty();
    Spared spared = Play.spared(turn, "d3");
    assertThat(spared.reason()).isEqualTo(Spared.Reason.KING_NOT_SURROUNDED);
    assertThat(spared.squares()).containsExactly(new Square(3, 1));
  }

  @Test
  void besideTheEmptyThroneThreeAreEnough() {
    Turn turn =
        attack(
                """
                .......
                .......
                .......
                .......
                ..AK..A
                ...A...
                .......
                """)
            .turn("g3-e3");
    assertThat(Play.capture(turn, "d3").kind()).isEqualTo(Capture.Kind.KING_SURROUNDED);
    assertThat(Play.capture(turn, "d3").rule()).isEqualTo(Switch.KING_CAPTORS);
  }

  @Test
  void onTheThroneThreeAreNotEnoughAndFourAre() {
    String three =
        """
        .......
        .......
        ...A...
        ..AK..A
        .......
        ...A...
        .......
        """;
    Play play = attack(three);
    assertThat(play.turn("g4-e4").captures()).isEmpty();
    play = attack(three.replace("..AK..A", "..AKA.."));
    assertThat(Play.capture(play.turn("d2-d3"), "d4").kind())
        .isEqualTo(Capture.Kind.KING_SURROUNDED);
  }

  @Test
  void besideAThroneThatSomebodyTookTwoAreEnough() {
    Play play =
        Play.attackers(
            """
            .......
            .......
            .......
            A......
            ...K...
            ...A...
            .......
            """,
            "king-capture=by-place",
            "king-captors=throne");
    assertThat(Play.capture(play.turn("a4-d4"), "d3").kind()).isEqualTo(Capture.Kind.KING_FLANKED);
  }

  @Test
  void aKingWhoMovesBetweenTwoIsSafe() {
    Turn turn =
        Play.defenders(
                """
                .......
                .......
                .......
                .......
                .......
                K.A.A..
                .......
                """,
                "king-capture=by-place",
                "escape=corner")
            .turn("a2-b2");
    assertThat(turn.captures()).isEmpty();
  }

  @Test
  void theHeldThroneCapturesTheLastDefenderBesideIt() {
    Turn turn =
        attack(
                """
                .......
                ......A
                ...D...
                ..AKA..
                ...A...
                .......
                .......
                """)
            .turn("g6-d6");
    Capture capture = Play.capture(turn, "d5");
    assertThat(capture.kind()).isEqualTo(Capture.Kind.AGAINST_HELD_THRONE);
    assertThat(capture.rule()).isEqualTo(Switch.HELD_THRONE);
    assertThat(capture.captors().getLast()).isEqualTo(new Captor.HeldThrone(new Square(3, 3)));
    assertThat(turn.outcome()).isEmpty();
  }

  @Test
  void aThroneHeldByTwoCapturesNobody() {
    Turn turn =
        attack(
                """
                .......
                ......A
                ...D...
                ..AKA..
                ...D...
                .......
                .......
                """)
            .turn("g6-d6");
    assertThat(turn.captures()).isEmpty();
    Spared spared = Play.spared(turn, "d5");
    assertThat(spared.reason()).isEqualTo(Spared.Reason.THRONE_IS_NOT_HELD);
    assertThat(spared.rule()).isEqualTo(Switch.HELD_THRONE);
    assertThat(spared.squares()).isEqualTo(List.of(new Square(3, 2)));
  }

  @Test
  void aQuietThroneCapturesNobody() {
    Turn turn =
        Play.attackers(
                """
                .......
                ......A
                ...D...
                ..AKA..
                ...A...
                .......
                .......
                """,
                "held-throne=quiet")
            .turn("g6-d6");
    assertThat(turn.captures()).isEmpty();
    assertThat(Play.spared(turn, "d5").reason()).isEqualTo(Spared.Reason.FRIEND_BEHIND);
  }

  @Test
  void theLastOfTheThreeDoesNotCaptureFromTheSide() {
    Turn turn =
        attack(
                """
                .......
                ...A...
                ...D...
                ..AKA..
                ......A
                .......
                .......
                """)
            .turn("g3-d3");
    assertThat(turn.captures()).isEmpty();
  }

  @Test
  void aDefenderThatMovesBeforeTheHeldThroneIsSafe() {
    Turn turn =
        Play.defenders(
                """
                .......
                ...A...
                ......D
                ..AKA..
                ...A...
                .......
                .......
                """,
                LINNAEUS)
            .turn("g5-d5");
    assertThat(turn.captures()).isEmpty();
    assertThat(Play.spared(turn, "d5").reason()).isEqualTo(Spared.Reason.MOVED_IN);
  }

  private static Play attack(String picture) {
    return Play.attackers(picture, LINNAEUS);
  }
}
