package hnefi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Square;
import org.junit.jupiter.api.Test;

/// The third time the same pieces stand on the same squares with the same side to move.
class RepetitionTest {
  private static final String OPEN_BOARD =
      """
      A......
      .......
      .......
      ...K...
      .......
      ..A.D..
      .......
      """;

  private static final String[] ROUND = {"a7-a6", "e2-e3", "a6-a7", "e3-e2"};

  @Test
  void theThirdOccurrenceIsADrawAndTheStartCounts() {
    Play play = Play.attackers(OPEN_BOARD).moves(ROUND);
    assertThat(play.result()).isEqualTo("ongoing");
    assertThat(play.position().occurrence()).isEqualTo(2);
    play.moves(ROUND);
    assertThat(play.position().occurrence()).isEqualTo(3);
    assertThat(play.result()).isEqualTo("draw repetition");
    assertThat(play.refusal("a7-a6").rule()).contains(Switch.REPETITION);
  }

  @Test
  void theSamePiecesWithTheOtherSideToMoveAreAnotherPosition() {
    Play play = Play.attackers(OPEN_BOARD);
    play.moves("a7-a6", "e2-e4", "a6-a5", "e4-e2", "a5-a7");
    assertThat(play.position().board()).isEqualTo(Play.board(OPEN_BOARD));
    assertThat(play.position().occurrence()).isEqualTo(1);
  }

  @Test
  void occurrencesNeedNotFollowOneAnother() {
    Play play =
        Play.attackers(OPEN_BOARD)
            .moves("a7-a6", "e2-e3", "a6-b6", "e3-e2", "b6-a6", "e2-e3")
            .moves("a6-a7", "e3-e2");
    assertThat(play.position().occurrence()).isEqualTo(2);
    assertThat(play.moves("a7-a6").result()).isEqualTo("draw repetition");
  }

  @Test
  void theMoveThatWouldRepeatIsRefusedWhereThatIsForbidden() {
    Play play =
        Play.attackers(OPEN_BOARD, "repetition=forbidden")
            .moves(ROUND)
            .moves("a7-a6", "e2-e3", "a6-a7");
    Refusal refusal = play.refusal("e3-e2");
    assertThat(refusal).isEqualTo(new Refusal.Repeats(new Square(4, 1)));
    assertThat(refusal.rule()).contains(Switch.REPETITION);
    assertThat(refusal.squares()).containsExactly(new Square(4, 1));
    assertThat(play.goals("e3")).contains("e1", "e4").doesNotContain("e2");
    assertThat(play.result()).isEqualTo("ongoing");
  }

  @Test
  void theDefendersLoseWhereRepetitionIsTheirs() {
    Play play = Play.attackers(OPEN_BOARD, "repetition=defenders-lose").moves(ROUND);
    assertThat(play.result()).isEqualTo("ongoing");
    assertThat(play.moves(ROUND).result()).isEqualTo("attackers repetition");
    assertThat(play.position().outcome().orElseThrow().rule()).contains(Switch.REPETITION);
  }

  @Test
  void nothingHappensWhereRepetitionIsFree() {
    Play play = Play.attackers(OPEN_BOARD, "repetition=off");
    play.moves(ROUND).moves(ROUND).moves(ROUND).moves(ROUND);
    assertThat(play.result()).isEqualTo("ongoing");
    assertThat(play.position().occurrence()).isEqualTo(5);
  }

  @Test
  void aPositionWithFewerPiecesIsAnother() {
    Play play =
        Play.attackers(
            """
            A......
            .......
            .......
            ...K...
            .......
            .DA.D..
            .......
            """);
    play.moves(ROUND);
    assertThat(play.position().occurrence()).isEqualTo(2);
    assertThat(Play.captured(play.turn("a7-a2"))).containsExactly("b2");
    assertThat(play.position().occurrence()).isEqualTo(1);
    play.moves("e2-e3", "a2-a7", "e3-e2");
    assertThat(play.position().occurrence()).isEqualTo(1);
  }
}
