package hnefi.ui.board;

import static hnefi.ui.board.BoardFixture.arrangement;
import static hnefi.ui.board.BoardFixture.move;
import static hnefi.ui.board.BoardFixture.square;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ArrangementDiffTest {
  @Test
  void equalArrangementsDoNotDiffer() {
    ArrangementDiff none =
        between("...../A.D../..K../...../.....", "...../A.D../..K../...../.....");
    assertThat(none.slides()).isEmpty();
    assertThat(none.gone()).isEmpty();
    assertThat(none.come()).isEmpty();
  }

  @Test
  void aMoveIsASlideAndItsCaptiveIsGone() {
    ArrangementDiff turn =
        between("...../A..../.D.K./.A.../.....", "...../.A.../...K./.A.../.....");
    assertThat(turn.slides()).containsExactly(move("a4", "b4"));
    assertThat(turn.gone()).containsExactly(square("b3"));
    assertThat(turn.come()).isEmpty();
  }

  @Test
  void takingItBackBringsTheCaptive() {
    ArrangementDiff back =
        between("...../.A.../...K./.A.../.....", "...../A..../.D.K./.A.../.....");
    assertThat(back.slides()).containsExactly(move("b4", "a4"));
    assertThat(back.come()).containsExactly(square("b3"));
  }

  @Test
  void aWayInLineIsPreferredToAShorterOneAcross() {
    ArrangementDiff two = between("A..../...../..K../...../..A..", "....A/...../..K../...A./.....");
    assertThat(two.slides()).containsExactly(move("a5", "e5"), move("c1", "d2"));
  }

  @Test
  void anotherPieceOnTheSameSquareComesAndGoes() {
    ArrangementDiff swap =
        between("..A../...../..K../...../.....", "..D../...../..K../...../.....");
    assertThat(swap.slides()).isEmpty();
    assertThat(swap.gone()).containsExactly(square("c5"));
    assertThat(swap.come()).containsExactly(square("c5"));
  }

  private static ArrangementDiff between(String before, String after) {
    return ArrangementDiff.between(arrangement(before), arrangement(after));
  }
}
