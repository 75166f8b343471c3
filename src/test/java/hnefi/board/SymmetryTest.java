package hnefi.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class SymmetryTest {
  private static final BoardSize SEVEN = new BoardSize(7);
  private static final Square SIDE = new Square(1, 0);

  @Test
  void everyKindTakesTheSquaresThatBelongTogether() {
    assertThat(Symmetry.FREE.squares(SEVEN, SIDE)).containsExactly(SIDE);
    assertThat(Symmetry.MIRRORED.squares(SEVEN, SIDE))
        .containsExactlyInAnyOrder(SIDE, new Square(5, 0));
    assertThat(Symmetry.FOURFOLD.squares(SEVEN, SIDE))
        .containsExactlyInAnyOrder(SIDE, new Square(5, 0), new Square(1, 6), new Square(5, 6));
    assertThat(Symmetry.ROTATED.squares(SEVEN, SIDE))
        .containsExactlyInAnyOrder(SIDE, new Square(0, 5), new Square(5, 6), new Square(6, 1));
    assertThat(Symmetry.FULL.squares(SEVEN, SIDE)).hasSize(8);
  }

  @Test
  void theSquaresThatBelongTogetherAreTheSameFromEachOfThem() {
    for (Symmetry symmetry : Symmetry.values()) {
      for (Square square : SEVEN.squares()) {
        Set<Square> together = symmetry.squares(SEVEN, square);
        assertThat(together)
            .allSatisfy(each ->
                assertThat(symmetry.squares(SEVEN, each))
                    .containsExactlyInAnyOrderElementsOf(together));
      }
    }
  }

  @Test
  void theMiddleBelongsToItself() {
    for (Symmetry symmetry : Symmetry.values()) {
      assertThat(symmetry.squares(SEVEN, SEVEN.throne())).containsExactly(SEVEN.throne());
    }
  }
}
