package hnefi.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.engine.Books;
import hnefi.notation.MoveText;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import org.junit.jupiter.api.Test;

class FirstMovesTest {
  private static final Referee REFEREE = new Referee(Books.HAENDE.rules());

  /// Two attackers on each arm, the outer one with two ways, the inner one with three.
  @Test
  void onTheBrandubBoardFiveMovesDiffer() {
    assertThat(FirstMoves.of(REFEREE, Books.HAENDE.start())).hasSize(5);
  }

  @Test
  void afterTheFirstMoveAllMovesDiffer() {
    Position after =
        REFEREE
            .play(Books.HAENDE.start(), MoveText.read("d6-c6").toOptional().orElseThrow())
            .after();
    assertThat(FirstMoves.of(REFEREE, after)).isEqualTo(REFEREE.legalMoves(after));
  }
}
