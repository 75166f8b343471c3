package hnefi.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hnefi.engine.Books;
import hnefi.engine.WinChance;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class CalibrationTest {
  @Test
  void findsTheFunctionThatResultsFollow() {
    WinChance fitted = Calibration.fitted(following(-120, 200));
    assertThat(fitted.offset()).isCloseTo(-120, within(15.0));
    assertThat(fitted.pointsPerLogit()).isCloseTo(200, within(15.0));
  }

  @Test
  void oneSidedResultsAreFittedToo() {
    WinChance fitted = Calibration.fitted(following(-700, 100));
    assertThat(fitted.offset() / fitted.pointsPerLogit()).isBetween(-9.0, -5.0);
  }

  @Test
  void theCurveCountsEveryPositionOfFreshGames() {
    Calibration calibration = new Calibration(Books.HAENDE.rules(), Books.HAENDE.start(), 2, 40);
    Calibration.Fit fit = calibration.fit(12, 200);
    int positions = calibration.play(12, 12, 200).size();
    assertThat(fit.curve().stream().mapToInt(Calibration.Bin::positions).sum())
        .isEqualTo(positions)
        .isPositive();
    assertThat(fit.curve())
        .allSatisfy(bin -> {
          assertThat(bin.called()).isBetween(0.0, 1.0);
          assertThat(bin.won()).isBetween(0.0, 1.0);
        });
  }

  private static List<Calibration.Scored> following(double offset, double pointsPerLogit) {
    RandomGenerator random = new SplittableRandom(1);
    List<Calibration.Scored> positions = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      int points = random.nextInt(-400, 401);
      double chance = 1 / (1 + Math.exp(-(points + offset) / pointsPerLogit));
      positions.add(new Calibration.Scored(points, random.nextDouble() < chance ? 1 : 0));
    }
    return positions;
  }
}
