package hnefi.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hnefi.board.Square;
import hnefi.rules.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TrainingGamesTest {
  private static final Books.Book BOOK = Books.COPENHAGEN;

  private final TrainingGames games =
      new TrainingGames(BOOK.rules(), BOOK.start(), EvaluationWeights.BEST, 100);

  @Test
  void positionsAreQuietNewAndHaveTheResultOfTheirGame() {
    Set<Long> seen = new HashSet<>();
    Set<Integer> results = new HashSet<>();
    int positions = 0;
    for (int game = 0; game < 40; game++) {
      List<long[]> played = positions(play(game, seen));
      positions += played.size();
      for (long[] each : played) {
        assertThat(TrainingPosition.game(each)).isEqualTo(game);
        assertThat(TrainingPosition.attackersHalfPoints(each))
            .isEqualTo(TrainingPosition.attackersHalfPoints(played.getFirst()));
        assertThat(Math.abs(TrainingPosition.attackersScore(each))).isLessThan(Score.DECIDED);
        results.add(TrainingPosition.attackersHalfPoints(each));
      }
    }
    assertThat(positions).isGreaterThan(50).isLessThanOrEqualTo(seen.size());
    assertThat(results).contains(0, 2);
  }

  @Test
  void theSameNumbersPlayTheSameGame() {
    assertThat(play(5, new HashSet<>())).isEqualTo(play(5, new HashSet<>()));
  }

  @Test
  void aPositionHasTheInputsThatItsEvaluationUses() {
    TrainingInputs inputs = new TrainingInputs(BOOK.board().size());
    int[] on = new int[TrainingInputs.MOST];
    for (int game = 0; game < 20; game++) {
      for (long[] each : positions(play(game, new HashSet<>()))) {
        for (int symmetry = 0; symmetry < TrainingInputs.SYMMETRIES; symmetry++) {
          int count = inputs.write(each, symmetry, on);
          assertThat(Arrays.stream(on, 0, count).distinct().count()).isEqualTo(count);
          assertThat(Arrays.stream(on, 0, count)).allMatch(input -> input < inputs.count());
          long pieces =
              Long.bitCount(each[0])
                  + Long.bitCount(each[1])
                  + Long.bitCount(each[2])
                  + Long.bitCount(each[3]);
          assertThat(count).isEqualTo((int) pieces + 1 + NetworkInputs.GROUPS);
        }
      }
    }
  }

  @Test
  void anIllegalMoveOfAnOpeningIsRefused() {
    Move illegal = new Move(new Square(3, 3), new Square(0, 0));
    assertThatThrownBy(() -> games.play(List.of(illegal), 0, 0, _ -> true, new SplittableRandom(1)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private long[] play(int game, Set<Long> seen) {
    return games.play(List.of(), 6, game, seen::add, new SplittableRandom(game));
  }

  private static List<long[]> positions(long[] words) {
    List<long[]> positions = new ArrayList<>();
    for (int i = 0; i < words.length; i += TrainingPosition.WORDS) {
      positions.add(Arrays.copyOfRange(words, i, i + TrainingPosition.WORDS));
    }
    return positions;
  }
}
