package hnefi.ui.board;

import static hnefi.ui.board.BoardFixture.square;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.BoardSize;
import hnefi.board.Direction;
import java.util.Optional;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardGeometryTest {
  private final BoardGeometry upright = new BoardGeometry(new BoardSize(11), false);
  private final BoardGeometry flipped = new BoardGeometry(new BoardSize(11), true);

  @Test
  void theFirstSquareIsAtTheBottomLeft() {
    assertThat(upright.centre(square("a1"))).isEqualTo(new Point2D(50, 1050));
    assertThat(upright.centre(square("k11"))).isEqualTo(new Point2D(1050, 50));
  }

  @Test
  void flippedTheFirstSquareIsAtTheTopRight() {
    assertThat(flipped.centre(square("a1"))).isEqualTo(new Point2D(1050, 50));
    assertThat(flipped.centre(square("k11"))).isEqualTo(new Point2D(50, 1050));
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 7, 9, 11, 13, 15, 17, 19})
  void everySquareIsFoundUnderItsOwnMiddle(int width) {
    BoardSize size = new BoardSize(width);
    for (boolean turned : new boolean[] {false, true}) {
      BoardGeometry grid = new BoardGeometry(size, turned);
      assertThat(size.squares())
          .allSatisfy(each -> assertThat(grid.at(grid.centre(each))).contains(each));
    }
  }

  @Test
  void besideThePlayingAreaThereIsNoSquare() {
    assertThat(upright.at(new Point2D(-0.1, 500))).isEqualTo(Optional.empty());
    assertThat(upright.at(new Point2D(500, -0.1))).isEqualTo(Optional.empty());
    assertThat(upright.at(new Point2D(1100, 500))).isEqualTo(Optional.empty());
    assertThat(upright.at(new Point2D(500, 1100))).isEqualTo(Optional.empty());
  }

  @Test
  void neighboursAreNamedAsTheyAreSeen() {
    assertThat(upright.next(square("c3"), Direction.NORTH)).isEqualTo(square("c4"));
    assertThat(flipped.next(square("c3"), Direction.NORTH)).isEqualTo(square("c2"));
    assertThat(flipped.next(square("c3"), Direction.WEST)).isEqualTo(square("d3"));
    assertThat(flipped.next(square("c1"), Direction.NORTH)).isNull();
  }
}
