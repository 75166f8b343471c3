package hnefi.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hnefi.board.Side;
import hnefi.engine.Books;
import hnefi.engine.Score;
import hnefi.engine.WinChance;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntToDoubleFunction;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class CalibrationTest {
  @Test
  void findsTheCurveThatResultsFollowWhateverItsShape() {
    IntToDoubleFunction steps = points -> points < -100 ? 0.2 : points < 250 ? 0.35 : 0.9;
    WinChance fitted = Calibration.fitted(following(steps, 1));
    for (int points : List.of(-350, -200, 0, 150, 330)) {
      assertThat(fitted.of(new Score(points), Side.ATTACKERS))
          .as("%d", points)
          .isCloseTo(steps.applyAsDouble(points), within(0.05));
    }
    assertThat(Calibration.curve(fitted, List.of(), following(steps, 2)))
        .allSatisfy(bin -> {
          if (bin.positions() >= 300) {
            assertThat(bin.won()).isCloseTo(bin.predicted(), within(0.05));
          }
        });
  }

  @Test
  void whereABetterScoreWonLessBothAreWorthTheSame() {
    WinChance fitted = Calibration.fitted(following(points -> points < 0 ? 0.6 : 0.4, 1));
    for (int points : List.of(-300, -50, 50, 300)) {
      assertThat(fitted.of(new Score(points), Side.ATTACKERS)).isCloseTo(0.5, within(0.03));
    }
  }

  @Test
  void aDrawnScoreSaysNothingAboutItsNeighbours() {
    List<Calibration.Scored> positions =
        new ArrayList<>(following(points -> points < 0 ? 0.05 : 0.1, 1));
    for (int i = 0; i < 1_000; i++) {
      positions.add(new Calibration.Scored(i, 0, i % 5 == 0 ? 0 : 0.5));
    }
    WinChance fitted = Calibration.fitted(positions);
    assertThat(fitted.of(new Score(0), Side.ATTACKERS)).isCloseTo(0.4, within(0.03));
    assertThat(fitted.of(new Score(0), Side.DEFENDERS)).isCloseTo(0.6, within(0.03));
    assertThat(fitted.of(new Score(50), Side.ATTACKERS)).isCloseTo(0.1, within(0.03));
    assertThat(fitted.of(new Score(-50), Side.ATTACKERS)).isCloseTo(0.05, within(0.03));
  }

  @Test
  void fewGamesMakeNothingCertain() {
    List<Calibration.Scored> lost = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      lost.add(new Calibration.Scored(i % 4, i, 0));
    }
    assertThat(Calibration.fitted(lost).of(new Score(200), Side.ATTACKERS)).isBetween(0.05, 0.2);
    assertThat(Calibration.fitted(List.of()).of(new Score(0), Side.ATTACKERS)).isEqualTo(0.5);
  }

  @Test
  void thePositionsOfAGameShareItsLuck() {
    List<Calibration.Scored> positions = new ArrayList<>();
    for (int i = 0; i < 1_000; i++) {
      positions.add(new Calibration.Scored(i % 10, 0, i % 2));
    }
    WinChance fitted = Calibration.fitted(positions);
    double error = 1.96 * 0.5 / Math.sqrt(10);
    Calibration.Bin alone = Calibration.curve(fitted, List.of(), positions).getFirst();
    assertThat(alone.games()).isEqualTo(10);
    assertThat(alone.error()).isCloseTo(error, within(1e-3));
    assertThat(Calibration.curve(fitted, positions, positions).getFirst().error())
        .isCloseTo(error * Math.sqrt(2), within(1e-3));
  }

  @Test
  void theCurveCountsEveryPositionOfFreshGames() {
    Calibration calibration = new Calibration(Books.HAENDE.rules(), Books.HAENDE.start(), 2, 2, 40);
    Calibration.Fit fit = calibration.fit(12, 200, List.of(7L, 6L));
    List<Calibration.Scored> fresh = calibration.play(12, 200, 8, fit.chance());
    assertThat(fit.curve().stream().mapToInt(Calibration.Bin::positions).sum())
        .isEqualTo(fresh.size())
        .isPositive();
    assertThat(fresh).isNotEqualTo(calibration.play(12, 200, 7, fit.chance()));
  }

  private static List<Calibration.Scored> following(IntToDoubleFunction chance, long seed) {
    RandomGenerator random = new SplittableRandom(seed);
    List<Calibration.Scored> positions = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      int points = random.nextInt(-400, 401);
      double result = random.nextDouble() < chance.applyAsDouble(points) ? 1 : 0;
      positions.add(new Calibration.Scored(i, points, result));
    }
    return positions;
  }
}
