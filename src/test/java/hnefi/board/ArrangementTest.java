package hnefi.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ArrangementTest {
  private static final BoardSize SEVEN = new BoardSize(7);
  private static final Square A1 = new Square(0, 0);
  private static final Square B2 = new Square(1, 1);
  private static final Square THRONE = new Square(3, 3);
  private static final Arrangement BOARD =
      Arrangement.of(SEVEN, Map.of(A1, Piece.ATTACKER, THRONE, Piece.KING, B2, Piece.DEFENDER));

  @Test
  void thePiecesStandWhereTheyWerePlaced() {
    assertThat(BOARD.at(A1)).isEqualTo(Piece.ATTACKER);
    assertThat(BOARD.at(new Square(6, 6))).isNull();
    assertThat(BOARD.king()).isEqualTo(THRONE);
    assertThat(BOARD.squaresOf(Side.DEFENDERS)).containsExactly(B2, THRONE);
    assertThat(BOARD.squaresOf(Piece.DEFENDER)).containsExactly(B2);
    assertThat(BOARD.count(Piece.ATTACKER)).isEqualTo(1);
  }

  @Test
  void theSamePiecesOnTheSameSquaresAreEqualHoweverTheyGotThere() {
    Square far = new Square(0, 5);
    Arrangement back = BOARD.moved(A1, far).moved(far, A1);
    assertThat(back).isEqualTo(BOARD).hasSameHashCodeAs(BOARD);
    Arrangement replaced = BOARD.without(List.of(B2)).with(B2, Piece.DEFENDER);
    assertThat(replaced).isEqualTo(BOARD).hasSameHashCodeAs(BOARD);
  }

  @Test
  void anotherPieceAnotherSquareOrAnotherSizeIsAnotherArrangement() {
    assertThat(BOARD.with(B2, Piece.ATTACKER)).isNotEqualTo(BOARD);
    assertThat(BOARD.moved(A1, new Square(0, 1))).isNotEqualTo(BOARD);
    assertThat(BOARD.without(List.of(A1))).isNotEqualTo(BOARD);
    assertThat(Arrangement.of(new BoardSize(9), Map.of()))
        .isNotEqualTo(Arrangement.of(SEVEN, Map.of()));
    assertThat(BOARD).isNotEqualTo("board");
  }

  @Test
  void changingMakesAnotherArrangementAndLeavesThisOne() {
    BOARD.moved(A1, new Square(0, 1));
    BOARD.without(List.of(A1));
    BOARD.with(A1, Piece.KING);
    assertThat(BOARD.at(A1)).isEqualTo(Piece.ATTACKER);
  }

  @Test
  void nothingTakenOffLeavesTheSameArrangement() {
    assertThat(BOARD.without(List.of())).isSameAs(BOARD);
  }

  @Test
  void aPieceCannotComeFromAnEmptySquareNorGoOntoAnother() {
    assertThatThrownBy(() -> BOARD.moved(new Square(5, 5), A1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> BOARD.moved(A1, B2)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aSquareOffTheBoardIsAMistake() {
    Square off = new Square(7, 0);
    assertThatThrownBy(() -> BOARD.at(off)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Arrangement.of(SEVEN, Map.of(off, Piece.KING)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void throneAndCornersAreEmptyUntilSomebodyStandsThere() {
    assertThat(BOARD.isEmptyThrone(THRONE)).isFalse();
    assertThat(BOARD.without(List.of(THRONE)).isEmptyThrone(THRONE)).isTrue();
    assertThat(BOARD.isEmptyCorner(A1)).isFalse();
    assertThat(BOARD.isEmptyCorner(new Square(6, 0))).isTrue();
    assertThat(BOARD.isEmptyCorner(new Square(5, 0))).isFalse();
  }

  @Test
  void itIsWrittenForThoseWhoDebug() {
    assertThat(BOARD).hasToString("......./......./......./...K.../......./.D...../A......");
  }
}
