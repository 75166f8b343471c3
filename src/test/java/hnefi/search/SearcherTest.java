package hnefi.search;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.notation.MoveText;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import hnefi.rules.Turn;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class SearcherTest {
  /// Positions visited by a fixed search: changes when, and only when, the search does.
  private static final long SIGNATURE = 342_456;

  @Test
  void aFixedSearchVisitsAlwaysTheSamePositions() {
    long nodes = 0;
    for (Books.Book book : Books.ruleSets()) {
      nodes += new Searcher(1, 4).think(book.rules(), book.start(), Limits.depth(6)).nodes();
    }
    assertThat(nodes).isEqualTo(SIGNATURE);
  }

  @Test
  void theKingWalksOutWhenHisLineIsOpen() {
    Result result =
        think(
            Books.MUNGO_SIMPLE.rules(),
            Side.DEFENDERS,
            "A..A..A/......./..A..../.A.K..A/......./..A.A../A.....A",
            4);
    assertThat(result.score().pliesToEnd()).isEqualTo(1);
    assertThat(MoveText.write(result.move())).isIn("d4-d1");
  }

  @Test
  void theAttackersCloseTheRingAtOnce() {
    Result result =
        think(
            Books.MUNGO_SIMPLE.rules(),
            Side.ATTACKERS,
            "......A/......./..A..../.AKA.../......./..A..../......D",
            4);
    assertThat(MoveText.write(result.move())).isEqualTo("c2-c3");
    assertThat(result.score().pliesToEnd()).isEqualTo(1);
  }

  @Test
  void theDistanceOfAWinIsThatOfTryingEverything() {
    java.util.random.RandomGenerator random = new java.util.SplittableRandom(7);
    int decided = 0;
    for (int i = 0; i < 240; i++) {
      RuleSet rules = Books.ruleSets().get(i % Books.ruleSets().size()).rules();
      Position position = small(rules, random);
      if (position.outcome().isPresent()) {
        continue;
      }
      int exact = exhaustive(new Referee(rules), position, 3);
      Result result = new Searcher(1, 4).think(rules, position, Limits.depth(3));
      if (exact != 0) {
        decided++;
        assertThat(result.score().points())
            .as(position.board() + " " + position.toMove() + " " + rules)
            .isEqualTo(exact);
      } else {
        assertThat(result.score().isWin() && result.score().pliesToEnd() <= 3).isFalse();
      }
    }
    assertThat(decided).isGreaterThan(50);
  }

  private static Position small(RuleSet rules, java.util.random.RandomGenerator random) {
    java.util.Map<hnefi.board.Square, hnefi.board.Piece> pieces = new java.util.HashMap<>();
    for (int i = 0; i < 9; i++) {
      pieces.put(
          new hnefi.board.Square(random.nextInt(5), random.nextInt(5)),
          i % 3 == 0 ? hnefi.board.Piece.DEFENDER : hnefi.board.Piece.ATTACKER);
    }
    pieces.put(
        new hnefi.board.Square(1 + random.nextInt(3), 1 + random.nextInt(3)),
        hnefi.board.Piece.KING);
    pieces.put(new hnefi.board.Square(0, 1), hnefi.board.Piece.ATTACKER);
    return new Referee(rules)
        .setUp(
            hnefi.board.Arrangement.of(new hnefi.board.BoardSize(5), pieces),
            random.nextBoolean() ? Side.ATTACKERS : Side.DEFENDERS);
  }

  /// Returns the score of a win or loss within so many moves, else 0, by nothing but the referee.
  private static int exhaustive(Referee referee, Position position, int depth) {
    if (position.outcome().isPresent()) {
      return position
          .outcome()
          .get()
          .winner()
          .map(side -> side == position.toMove() ? Score.WIN : -Score.WIN)
          .orElse(0);
    }
    if (depth == 0) {
      return 0;
    }
    int best = -Score.WIN - 1;
    for (Move move : referee.legalMoves(position)) {
      int score = -exhaustive(referee, ((Turn) referee.judge(position, move)).after(), depth - 1);
      best = Math.max(best, score > 0 ? score - 1 : score < 0 ? score + 1 : 0);
    }
    return best;
  }

  @Test
  void aStopSignalEndsTheThoughtWithinTwentyMilliseconds() throws Exception {
    StopSignal signal = new StopSignal();
    java.util.concurrent.atomic.AtomicLong stoppedAt = new java.util.concurrent.atomic.AtomicLong();
    new Searcher(2, 4)
        .think(
            Books.FETLAR.rules(),
            Books.FETLAR.start(),
            Limits.time(Duration.ofSeconds(60)),
            signal,
            result -> {
              if (result.depth() == 5) {
                stoppedAt.set(System.nanoTime());
                signal.stop();
              }
            });
    assertThat(Duration.ofNanos(System.nanoTime() - stoppedAt.get()))
        .isLessThan(Duration.ofMillis(200));
  }

  private static Result think(RuleSet rules, Side side, String rows, int depth) {
    Position position = new Referee(rules).setUp(Books.board(rows), side);
    return new Searcher(1, 4).think(rules, position, Limits.depth(depth));
  }
}
