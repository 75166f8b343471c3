package hnefi.narration;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Direction;
import hnefi.board.Square;
import hnefi.narration.BoardMarks.Kind;
import hnefi.notation.SquareText;
import hnefi.rules.Move;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BoardMarksTest {
  @Test
  void marksAreAddedAndNothingIsLost() {
    BoardMarks marks =
        BoardMarks.NONE
            .withLastMove(move("a1", "a3"))
            .with(Kind.CAPTOR, Set.of(square("a3")))
            .withFreeLine(square("c1"), square("c5"))
            .withArrow(square("d1"), square("d2"))
            .withBorder(square("a4"), Direction.WEST)
            .with(Kind.CAPTOR, Set.of(square("a5")))
            .with(Kind.VICTIM, Set.of(square("a4")));
    assertThat(marks.lastMove()).contains(move("a1", "a3"));
    assertThat(marks.of(Kind.CAPTOR)).containsExactlyInAnyOrder(square("a3"), square("a5"));
    assertThat(marks.of(Kind.VICTIM)).containsExactly(square("a4"));
    assertThat(marks.freeLines()).containsExactly(move("c1", "c5"));
    assertThat(marks.arrows()).containsExactly(move("d1", "d2"));
    assertThat(marks.borders())
        .containsExactly(new BoardMarks.Border(square("a4"), Direction.WEST));
  }

  @Test
  void oneKindCanBeTakenAway() {
    BoardMarks marks =
        BoardMarks.NONE
            .with(Kind.HINT, Set.of(square("a3")))
            .with(Kind.DANGER, Set.of(square("b3")))
            .without(Kind.HINT);
    assertThat(marks.of(Kind.HINT)).isEmpty();
    assertThat(marks.of(Kind.DANGER)).containsExactly(square("b3"));
  }

  @Test
  void nothingAddedIsNothingChanged() {
    assertThat(BoardMarks.NONE.with(Kind.HINT, Set.of())).isEqualTo(BoardMarks.NONE);
  }

  private static Square square(String text) {
    return SquareText.read(text).toOptional().orElseThrow();
  }

  private static Move move(String from, String to) {
    return new Move(square(from), square(to));
  }
}
