package hnefi.search;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import hnefi.rules.Turn;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Wins are the shortest there are, losses the longest, as trying every move shows.
class DistanceTest {
  private final Map<Long, Integer> tried = new HashMap<>();

  @ParameterizedTest
  @CsvSource({"3, 9, 160", "5, 6, 60", "7, 3, 24"})
  void distancesAreThoseOfTryingEverything(int depth, int men, int positions) {
    RandomGenerator random = new SplittableRandom(depth);
    int decided = 0;
    for (int i = 0; i < positions; i++) {
      RuleSet rules = Books.ruleSets().get(i % Books.ruleSets().size()).rules();
      Position position = small(rules, random, men);
      if (position.outcome().isPresent()) {
        continue;
      }
      int exact = exact(rules, position, depth);
      Score score = new Searcher(1, 1).think(rules, position, Limits.depth(depth)).score();
      String here = position.board() + " " + position.toMove() + " " + rules;
      if (exact != 0) {
        decided++;
        assertThat(score.points()).as(here).isEqualTo(exact);
      } else if (score.isWin() || score.isLoss()) {
        assertThat(score.pliesToEnd()).as(here).isGreaterThan(depth);
      }
    }
    assertThat(decided).isGreaterThan(positions / 4);
  }

  @ParameterizedTest
  @CsvSource({"3", "5"})
  void theWholeLineOfAWinLastsAsLongAsItIsSaidTo(int plies) {
    RandomGenerator random = new SplittableRandom(plies);
    RuleSet rules = Books.HAENDE.rules();
    int found = 0;
    for (int i = 0; i < 300 && found < 2; i++) {
      Position position = small(rules, random, 4);
      if (position.outcome().isPresent() || exact(rules, position, plies) != Score.winIn(plies)) {
        continue;
      }
      found++;
      Result result = new Searcher(1, 1).think(rules, position, Limits.depth(plies));
      Referee referee = new Referee(rules);
      Position end = position;
      for (var move : result.line()) {
        end = ((Turn) referee.judge(end, move)).after();
      }
      assertThat(result.line()).hasSize(plies);
      assertThat(end.outcome().orElseThrow().winner()).contains(position.toMove());
    }
    assertThat(found).isPositive();
  }

  @Test
  void twoThreadsFindTheSameDistances() {
    RandomGenerator random = new SplittableRandom(2);
    RuleSet rules = Books.MUNGO_SIMPLE.rules();
    for (int i = 0; i < 40; i++) {
      Position position = small(rules, random, 4);
      if (position.outcome().isEmpty()) {
        int exact = exact(rules, position, 5);
        Score score = new Searcher(2, 1).think(rules, position, Limits.depth(5)).score();
        assertThat(exact == 0 || score.points() == exact).as("" + position.board()).isTrue();
      }
    }
  }

  private static Position small(RuleSet rules, RandomGenerator random, int men) {
    Map<Square, Piece> pieces = new HashMap<>();
    for (int i = 0; i < men; i++) {
      pieces.put(
          new Square(random.nextInt(5), random.nextInt(5)),
          i % 3 == 0 ? Piece.DEFENDER : Piece.ATTACKER);
    }
    pieces.put(new Square(1 + random.nextInt(3), 1 + random.nextInt(3)), Piece.KING);
    pieces.put(new Square(0, 1), Piece.ATTACKER);
    return new Referee(rules)
        .setUp(
            Arrangement.of(new BoardSize(5), pieces),
            random.nextBoolean() ? Side.ATTACKERS : Side.DEFENDERS);
  }

  private int exact(RuleSet rules, Position position, int depth) {
    tried.clear();
    Terrain terrain = new Terrain(rules, position.board().size());
    return exact(new SearchBoard(terrain, position), depth);
  }

  /// Returns the score of a win or loss within so many moves, else 0, by trying every move. Within
  /// so few moves no position can occur for the third time.
  private int exact(SearchBoard board, int depth) {
    if (depth == 0) {
      return 0;
    }
    long key = board.hash * 16 + depth;
    Integer known = tried.get(key);
    if (known != null) {
      return known;
    }
    int[] moves = new int[Moves.capacity(board)];
    int count = Moves.generate(board, moves, 0);
    int best = -Score.WIN - 1;
    for (int i = 0; i < count; i++) {
      int ending = board.make(moves[i]);
      int score =
          ending == SearchBoard.ONGOING
              ? -exact(board, depth - 1)
              : ending == SearchBoard.STUCK && !board.terrain.stuckLoses ? 0 : Score.WIN;
      board.unmake();
      best = Math.max(best, score > 0 ? score - 1 : score < 0 ? score + 1 : 0);
    }
    tried.put(key, best);
    return best;
  }
}
