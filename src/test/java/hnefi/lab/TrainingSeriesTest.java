package hnefi.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.engine.Books;
import hnefi.engine.EvaluationWeights;
import java.util.List;
import org.junit.jupiter.api.Test;

class TrainingSeriesTest {
  @Test
  void theSameSeedTrainsTheSameNetwork() {
    int[] first = trained(1).network().weights();
    assertThat(trained(1).network().weights()).isEqualTo(first);
    assertThat(trained(2).network().weights()).isNotEqualTo(first);
  }

  @Test
  void whatIsLearnedTellsResultsBetterThanChance() {
    TrainingSeries.Generation generation = trained(3);
    assertThat(generation.samples()).isPositive();
    assertThat(generation.loss()).isLessThan(Math.log(2));
  }

  private static TrainingSeries.Generation trained(long seed) {
    TrainingSeries.Recipe recipe = new TrainingSeries.Recipe(60, 100, 4, 1, 0.9, 50, 1, seed);
    TrainingSeries.Course course =
        new TrainingSeries.Course(Books.HAENDE.rules(), Books.HAENDE.start());
    return new TrainingSeries(List.of(course), recipe, EvaluationWeights.BEST).next();
  }
}
