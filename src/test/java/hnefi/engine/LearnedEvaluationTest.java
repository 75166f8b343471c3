package hnefi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.BoardSize;
import hnefi.board.Side;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class LearnedEvaluationTest {
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

  @Test
  void aMirroredBoardIsWorthTheSame() {
    Network network = network(new BoardSize(7));
    String rows = "..A.A../.....A./A.D..../.A..D.A/..K..../.A...../...A...";
    String mirrored = "...A.../.A...../..K..../.A..D.A/A.D..../.....A./..A.A..";
    assertThat(score(network, mirrored)).isEqualTo(score(network, rows)).isNotZero();
  }

  private static int score(Network network, String rows) {
    Position position = new Referee(Books.HAENDE.rules()).setUp(Books.board(rows), Side.ATTACKERS);
    SearchBoard board =
        new SearchBoard(new RuleTables(Books.HAENDE.rules(), new BoardSize(7)), position);
    KingThreats threats = new KingThreats(board);
    threats.update();
    return new LearnedEvaluation(board, threats, network).score();
  }

  private static Network network(BoardSize size) {
    return new Network(
        size,
        weights(TrainingInputs.count(size) * Network.HIDDEN),
        weights(Network.HIDDEN),
        new int[][] {weights(Network.HIDDEN), weights(Network.HIDDEN)},
        weights(2));
  }

  private static int[] weights(int count) {
    return RANDOM.ints(count, -30, 31).toArray();
  }
}
