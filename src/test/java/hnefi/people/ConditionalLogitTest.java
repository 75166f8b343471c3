package hnefi.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hnefi.people.ConditionalLogit.Choice;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ConditionalLogitTest {
  private static final double[] KNOWN = {1.5, -0.7, 0};

  @Test
  void recoversTheWeightsByWhichChoicesWereMade() {
    SplittableRandom random = new SplittableRandom(1);
    List<Choice> choices = new ArrayList<>();
    for (int i = 0; i < 4000; i++) {
      float[][] alternatives = new float[5][KNOWN.length];
      double[] utilities = new double[5];
      for (int k = 0; k < 5; k++) {
        for (int j = 0; j < KNOWN.length; j++) {
          alternatives[k][j] = (float) random.nextGaussian();
          utilities[k] += KNOWN[j] * alternatives[k][j];
        }
      }
      choices.add(
          new Choice(alternatives, drawn(ConditionalLogit.probabilities(utilities), random), 1));
    }

    double[] fitted = ConditionalLogit.fit(choices, 0.5);

    for (int j = 0; j < KNOWN.length; j++) {
      assertThat(fitted[j]).isCloseTo(KNOWN[j], within(0.1));
    }
    assertThat(ConditionalLogit.logLikelihood(fitted, choices))
        .isGreaterThan(ConditionalLogit.logLikelihood(new double[3], choices));
  }

  private static int drawn(double[] chances, SplittableRandom random) {
    double left = random.nextDouble();
    for (int i = 0; i < chances.length - 1; i++) {
      left -= chances[i];
      if (left < 0) {
        return i;
      }
    }
    return chances.length - 1;
  }

  @Test
  void takesEverythingAsEquallyLikelyThatIsAlike() {
    assertThat(ConditionalLogit.probabilities(new double[] {700, 700, -700}))
        .containsExactly(0.5, 0.5, 0);
  }
}
