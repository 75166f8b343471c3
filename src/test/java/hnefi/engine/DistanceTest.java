package hnefi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RepetitionRule;
import hnefi.rules.RuleSet;
import hnefi.rules.Turn;
import hnefi.text.Tag;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Wins are the shortest there are, losses the longest, as trying every move shows.
class DistanceTest {
  private final Map<Long, Integer> tried = new HashMap<>();

  @ParameterizedTest
  @CsvSource({"3, 9, 160", "5, 6, 60", "7, 3, 24"})
  void distancesAreThoseOfTryingEverything(int depth, int pieces, int positions) {
    RandomGenerator random = new SplittableRandom(depth);
    int decided = 0;
    for (int i = 0; i < positions; i++) {
      RuleSet rules = Books.ruleSets().get(i % Books.ruleSets().size()).rules();
      decided += compare(rules, small(rules, random, pieces), depth) ? 1 : 0;
    }
    assertThat(decided).isGreaterThan(positions / 4);
  }

  @Test
  void distancesAreExactWhicheverSwitchIsTurned() {
    RandomGenerator random = new SplittableRandom(4);
    for (Books.Book book : Books.singleSwitches()) {
      compare(book.rules(), small(book.rules(), random, 6), 3);
      compare(book.rules(), small(book.rules(), random, 5), 4);
    }
  }

  @ParameterizedTest
  @EnumSource(RepetitionRule.class)
  void distancesAreExactWhenPositionsHaveOccurredBefore(RepetitionRule repetition) {
    RandomGenerator random = new SplittableRandom(6);
    RuleSet rules = Books.with(Books.MUNGO_TABLUT.rules(), "repetition=" + Tag.of(repetition));
    int decided = 0;
    for (int i = 0; i < 40; i++) {
      Position position = wornOut(rules, small(rules, random, 3), random);
      decided += compare(rules, position, 5) ? 1 : 0;
    }
    assertThat(decided).isGreaterThan(8);
  }

  /// Returns whether the game is decided within so many moves, having compared how soon.
  private boolean compare(RuleSet rules, Position position, int depth) {
    if (position.outcome().isPresent()) {
      return false;
    }
    int exact = exact(rules, position, depth);
    Score score = new Searcher(1, 1).search(rules, position, SearchLimits.depth(depth)).score();
    String here = position.board() + " " + position.toMove() + " " + rules;
    if (exact != 0) {
      assertThat(score.points()).as(here).isEqualTo(exact);
    } else {
      score.pliesToEnd().ifPresent(plies -> assertThat(plies).as(here).isGreaterThan(depth));
    }
    return exact != 0;
  }

  /// Returns a position after moves to and fro, in which much has occurred once or twice.
  private static Position wornOut(RuleSet rules, Position start, RandomGenerator random) {
    Referee referee = new Referee(rules);
    Position position = start;
    List<Move> played = new ArrayList<>();
    for (int left = 4 + random.nextInt(4); left > 0 && position.outcome().isEmpty(); left--) {
      List<Move> moves = referee.legalMoves(position);
      Move move = moves.get(random.nextInt(moves.size()));
      if (played.size() >= 2) {
        Move last = played.get(played.size() - 2);
        Move back = new Move(last.to(), last.from());
        move = moves.contains(back) ? back : move;
      }
      played.add(move);
      position = ((Turn) referee.judge(position, move)).after();
    }
    return position;
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
      SearchResult result = new Searcher(1, 1).search(rules, position, SearchLimits.depth(plies));
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
        Score score = new Searcher(2, 1).search(rules, position, SearchLimits.depth(5)).score();
        assertThat(exact == 0 || score.points() == exact).as("" + position.board()).isTrue();
      }
    }
  }

  static Position small(RuleSet rules, RandomGenerator random, int pieces) {
    Map<Square, Piece> placed = new HashMap<>();
    for (int i = 0; i < pieces; i++) {
      placed.put(
          new Square(random.nextInt(5), random.nextInt(5)),
          i % 3 == 0 ? Piece.DEFENDER : Piece.ATTACKER);
    }
    placed.put(new Square(1 + random.nextInt(3), 1 + random.nextInt(3)), Piece.KING);
    placed.put(new Square(0, 1), Piece.ATTACKER);
    return new Referee(rules)
        .setUp(
            Arrangement.of(new BoardSize(5), placed),
            random.nextBoolean() ? Side.ATTACKERS : Side.DEFENDERS);
  }

  private int exact(RuleSet rules, Position position, int depth) {
    tried.clear();
    RuleTables tables = new RuleTables(rules, position.board().size());
    SearchBoard board = new SearchBoard(tables, position);
    return exact(board, depth, board.reversiblePlies() + depth < SearchBoard.THIRD_OCCURRENCE);
  }

  /// Returns the score of a win or loss within so many moves, else 0, by trying every move.
  ///
  /// @param fresh whether nothing can occur for the third time, so that it does not matter how a
  ///   position came about
  private int exact(SearchBoard board, int depth, boolean fresh) {
    if (depth == 0) {
      return 0;
    }
    long key = board.hash() * 16 + depth;
    Integer known = fresh ? tried.get(key) : null;
    if (known != null) {
      return known;
    }
    int[] moves = new int[MoveGenerator.capacity(board)];
    int count = MoveGenerator.generate(board, moves, 0);
    int best = -Score.WIN - 1;
    for (int i = 0; i < count; i++) {
      GameStatus status = board.make(moves[i]);
      int score =
          switch (status) {
            case ONGOING -> -exact(board, depth - 1, fresh);
            case REPETITION ->
                board.rules().repetition != RepetitionRule.DEFENDERS_LOSE
                    ? 0
                    : board.attackersToMove() ? -Score.WIN : Score.WIN;
            case NO_LEGAL_MOVE -> board.rules().noMoveLoses ? Score.WIN : 0;
            case KING_CAPTURED, KING_ESCAPED, ENCIRCLEMENT, EXIT_FORT -> Score.WIN;
          };
      board.unmake();
      best = Math.max(best, score > 0 ? score - 1 : score < 0 ? score + 1 : 0);
    }
    tried.put(key, best);
    return best;
  }
}
