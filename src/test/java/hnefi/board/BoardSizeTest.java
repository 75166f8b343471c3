package hnefi.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardSizeTest {
  private static final BoardSize FIVE = new BoardSize(5);

  @ParameterizedTest
  @ValueSource(ints = {5, 7, 9, 11, 13, 15, 17, 19})
  void boardsAreOddAndFromFiveToNineteenWide(int width) {
    assertThat(new BoardSize(width).squares()).hasSize(width * width).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 3, 4, 6, 18, 20, 21})
  void otherBoardsAreNotMade(int width) {
    assertThat(BoardSize.isAllowed(width)).isFalse();
    assertThatThrownBy(() -> new BoardSize(width)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theThroneIsInTheMiddle() {
    assertThat(FIVE.throne()).isEqualTo(new Square(2, 2));
    assertThat(FIVE.isThrone(new Square(2, 2))).isTrue();
    assertThat(FIVE.isThrone(new Square(2, 3))).isFalse();
  }

  @Test
  void cornersAreEdgesButNotTheOtherWayRound() {
    assertThat(FIVE.corners())
        .containsExactly(new Square(0, 0), new Square(4, 0), new Square(0, 4), new Square(4, 4))
        .allMatch(FIVE::isEdge)
        .allMatch(FIVE::isCorner);
    assertThat(FIVE.isEdge(new Square(0, 2))).isTrue();
    assertThat(FIVE.isCorner(new Square(0, 2))).isFalse();
    assertThat(FIVE.isEdge(new Square(1, 3))).isFalse();
  }

  @Test
  void aStepLeadsToTheNextSquareOrOverTheBorder() {
    assertThat(FIVE.next(new Square(0, 0), Direction.NORTH)).isEqualTo(new Square(0, 1));
    assertThat(FIVE.next(new Square(0, 0), Direction.EAST)).isEqualTo(new Square(1, 0));
    assertThat(FIVE.next(new Square(0, 0), Direction.SOUTH)).isNull();
    assertThat(FIVE.next(new Square(0, 0), Direction.WEST)).isNull();
    assertThat(FIVE.next(new Square(4, 4), Direction.NORTH)).isNull();
    assertThat(FIVE.next(new Square(4, 4), Direction.EAST)).isNull();
  }

  @Test
  void aSquareHasTwoToFourNeighbours() {
    assertThat(FIVE.neighbours(new Square(0, 0))).hasSize(2);
    assertThat(FIVE.neighbours(new Square(0, 1))).hasSize(3);
    assertThat(FIVE.neighbours(new Square(1, 1))).hasSize(4);
  }

  @Test
  void squaresKnowTheWayToOneAnother() {
    Square c3 = new Square(2, 2);
    assertThat(c3.directionTo(new Square(2, 4))).isEqualTo(Direction.NORTH);
    assertThat(c3.directionTo(new Square(4, 2))).isEqualTo(Direction.EAST);
    assertThat(c3.directionTo(new Square(2, 0))).isEqualTo(Direction.SOUTH);
    assertThat(c3.directionTo(new Square(0, 2))).isEqualTo(Direction.WEST);
    assertThat(c3.distanceTo(new Square(2, 0))).isEqualTo(2);
    assertThat(c3.isInLineWith(c3)).isFalse();
    assertThatThrownBy(() -> c3.directionTo(new Square(3, 3)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Square(-1, 0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void everyDirectionHasItsOpposite() {
    for (Direction each : Direction.values()) {
      assertThat(each.opposite().files()).isEqualTo(-each.files());
      assertThat(each.opposite().ranks()).isEqualTo(-each.ranks());
    }
  }
}
