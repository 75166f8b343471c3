package hnefi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.BoardSize;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class LearnedEvaluationTest {
  private static final int HIDDEN = 16;

  private static final RandomGenerator RANDOM = new SplittableRandom(1);

  @Test
  void sumsChangedMoveByMoveAreThoseOfANewEvaluation() {
    for (Books.Book book : Books.ruleSets()) {
      Network network = network(book.board().size());
      SearchBoard board =
          new SearchBoard(new RuleTables(book.rules(), book.board().size()), book.start());
      KingThreats threats = new KingThreats(board);
      LearnedEvaluation kept = new LearnedEvaluation(board, threats, network);
      int[] moves = new int[MoveGenerator.capacity(board) * 2];
      for (int ply = 0; ply < 300; ply++) {
        if (board.status() != GameStatus.ONGOING || board.ply() > 0 && RANDOM.nextInt(4) == 0) {
          board.unmake();
        } else {
          int count = MoveGenerator.generate(board, moves, 0);
          board.make(moves[RANDOM.nextInt(count)]);
        }
        if (board.status() == GameStatus.ONGOING && RANDOM.nextInt(3) > 0) {
          threats.update();
          assertThat(kept.score())
              .isEqualTo(new LearnedEvaluation(board, threats, network).score());
        }
      }
    }
  }

  private static Network network(BoardSize size) {
    return new Network(
        size,
        weights(new NetworkInputs(size).count * HIDDEN),
        weights(HIDDEN),
        new int[][] {weights(HIDDEN), weights(HIDDEN)},
        weights(2));
  }

  private static int[] weights(int count) {
    return RANDOM.ints(count, -30, 31).toArray();
  }
}
