package hnefi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class KingMobilityTest {
  @Test
  void mobilityUpdatedMoveByMoveIsThatOfANewFloodFill() {
    int plies = 0;
    for (int game = 0; plies < 60_000; game++) {
      Books.Book book = Books.ruleSets().get(game % Books.ruleSets().size());
      plies += play(book, new SplittableRandom(game));
    }
  }

  /// Makes and takes back moves, and updates the mobility now and then.
  private static int play(Books.Book book, RandomGenerator random) {
    SearchBoard board =
        new SearchBoard(new RuleTables(book.rules(), book.board().size()), book.start());
    KingMobility kept = new KingMobility(board);
    int[] moves = new int[MoveGenerator.capacity(board) * 2];
    int plies = 0;
    for (; plies < 400; plies++) {
      if (board.ply() > 0 && random.nextInt(5) == 0) {
        board.unmake();
      } else {
        int count = MoveGenerator.generate(board, moves, 0);
        if (board.make(moves[random.nextInt(count)]) != GameStatus.ONGOING) {
          return plies;
        }
      }
      if (random.nextInt(3) > 0) {
        kept.update();
        KingMobility anew = new KingMobility(board);
        anew.update();
        assertThat(ranks(kept, board)).isEqualTo(ranks(anew, board));
        assertThat(kept.size()).isEqualTo(anew.size());
      }
    }
    return plies;
  }

  private static int[] ranks(KingMobility mobility, SearchBoard board) {
    return IntStream.rangeClosed(1, board.rules().width).map(mobility::rank).toArray();
  }
}
