package hnefi.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.engine.Books;
import hnefi.notation.MoveText;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class PuzzleProofTest {
  private static final String SAVED = "...A.../....A../.....A./A.....A/.A....K/...A.../..DA...";

  @Test
  void aLineWithoutAnotherWinIsProven() {
    assertThat(
            isOnlyWin(
                Books.FETLAR,
                "...A......./.A.....A.../..A..D...../..A.D..DA.A/AA....D..../.......D.A./"
                    + "....A...AA./.....A...../A..A......./...K..A..../.....A.....",
                "d2-a2 f1-b1 a2-a1"))
        .isTrue();
  }

  @Test
  void aWinIsNoPuzzleIfAnotherMoveWinsAsSoon() {
    assertThat(
            isOnlyWin(
                Books.HAENDE, "...A.../......./......./......./......./......./.A.K...", "d1-g1"))
        .isTrue();
    assertThat(
            isOnlyWin(
                Books.HAENDE, "...A.../......./......./......./......./......./...K...", "d1-g1"))
        .isFalse();
  }

  @Test
  void aLineThatDoesNotWinIsNotProven() {
    assertThat(
            isOnlyWin(
                Books.HAENDE, "...A.../......./......./......./......./......./.A.K...", "d1-f1"))
        .isFalse();
  }

  @Test
  void aLineOfOnlyMovesThatAvertTheLossIsProven() {
    assertThat(isOnlySave(SAVED, "d2-g2 g3-f3 g2-f2")).isTrue();
  }

  @Test
  void aMoveThatDoesNotAvertTheLossIsNotProven() {
    assertThat(isOnlySave(SAVED, "e6-g6")).isFalse();
  }

  @Test
  void aPositionThatNothingThreatensIsNotToBeSaved() {
    assertThat(isOnlySave("...A.../......./......./.A.K.A./......./......./...A...", "d7-d6"))
        .isFalse();
  }

  private static boolean isOnlySave(String rows, String line) {
    return new PuzzleProof(Books.HAENDE.rules(), 100_000)
        .isOnlySave(start(Books.HAENDE, rows, Side.ATTACKERS), moves(line));
  }

  private static boolean isOnlyWin(Books.Book book, String rows, String line) {
    return new PuzzleProof(book.rules(), 100_000)
        .isOnlyWin(start(book, rows, Side.DEFENDERS), moves(line));
  }

  private static Position start(Books.Book book, String rows, Side side) {
    return new Referee(book.rules()).setUp(Books.board(rows), side);
  }

  private static List<Move> moves(String line) {
    return Arrays.stream(line.split(" "))
        .map(each -> MoveText.read(each).toOptional().orElseThrow())
        .toList();
  }
}
