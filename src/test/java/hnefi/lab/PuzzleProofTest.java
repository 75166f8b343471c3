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
  @Test
  void aLineWithoutAnotherWinIsProven() {
    assertThat(
            isProven(
                Books.FETLAR,
                "...A......./.A.....A.../..A..D...../..A.D..DA.A/AA....D..../.......D.A./"
                    + "....A...AA./.....A...../A..A......./...K..A..../.....A.....",
                "d2-a2 f1-b1 a2-a1"))
        .isTrue();
  }

  @Test
  void aWinIsNoPuzzleIfAnotherMoveWinsAsSoon() {
    assertThat(
            isProven(
                Books.HAENDE, "...A.../......./......./......./......./......./.A.K...", "d1-g1"))
        .isTrue();
    assertThat(
            isProven(
                Books.HAENDE, "...A.../......./......./......./......./......./...K...", "d1-g1"))
        .isFalse();
  }

  @Test
  void aLineThatDoesNotWinIsNotProven() {
    assertThat(
            isProven(
                Books.HAENDE, "...A.../......./......./......./......./......./.A.K...", "d1-f1"))
        .isFalse();
  }

  private static boolean isProven(Books.Book book, String rows, String line) {
    Position start = new Referee(book.rules()).setUp(Books.board(rows), Side.DEFENDERS);
    List<Move> moves =
        Arrays.stream(line.split(" "))
            .map(each -> MoveText.read(each).toOptional().orElseThrow())
            .toList();
    return new PuzzleProof(book.rules(), 100_000).isProven(start, moves);
  }
}
