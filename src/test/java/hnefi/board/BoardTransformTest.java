package hnefi.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoardTransformTest {
  private static final BoardSize SEVEN = new BoardSize(7);

  private static List<Square> images(Square square) {
    return Arrays.stream(BoardTransform.values()).map(each -> each.apply(square, SEVEN)).toList();
  }

  @Test
  void turnsAndMirrorsASquareInEightWays() {
    assertThat(images(new Square(1, 0)))
        .containsExactly(
            new Square(1, 0),
            new Square(5, 0),
            new Square(1, 6),
            new Square(5, 6),
            new Square(0, 1),
            new Square(0, 5),
            new Square(6, 1),
            new Square(6, 5));
  }

  @Test
  void leavesTheMiddleWhereItIs() {
    assertThat(images(SEVEN.throne())).containsOnly(SEVEN.throne());
  }
}
