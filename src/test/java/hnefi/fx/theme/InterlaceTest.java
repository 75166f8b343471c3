package hnefi.fx.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import javafx.geometry.Point2D;
import javafx.scene.shape.SVGPath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InterlaceTest {
  private static final double WIDTH = 640;

  /// Points are written in hundredths of a pixel.
  private static final double ROUNDING = 0.02;

  @ParameterizedTest
  @ValueSource(doubles = {8, 12, 30})
  void noPieceLiesATenthOfAPixelOffItsStrand(double height) {
    for (List<Point2D> figure : figures(height)) {
      for (int i = 1; i < figure.size(); i++) {
        Point2D middle = figure.get(i - 1).midpoint(figure.get(i));
        assertThat(offStrands(figure.get(i), height)).isCloseTo(0, within(3 * ROUNDING));
        assertThat(offStrands(middle, height)).isLessThan(0.1 + 3 * ROUNDING);
      }
    }
  }

  @Test
  void aStrandGoesUnderTwoOthersInEveryPeriod() {
    long periods = periods(12);
    // Three strands; those that are cut by the ends begin or end with a part of a stretch.
    assertThat(figures(12).size()).isBetween((int) (3 * 2 * periods), (int) (3 * 2 * periods) + 3);
  }

  @Test
  void aHighBraidIsDrawnInFinerPieces() {
    assertThat(figures(48).getFirst().size()).isGreaterThan(figures(12).get(1).size());
  }

  /// Returns how far a point lies above or below the nearest of the three strands.
  private static double offStrands(Point2D point, double height) {
    double turn = 2 * Math.PI * periods(height) * point.getX() / WIDTH;
    return DoubleStream.of(0, 1, 2)
        .map(strand -> Math.sin(turn + 2 * Math.PI * strand / 3))
        .map(sine -> Math.abs(height / 2 - (height / 2 - 1) * sine - point.getY()))
        .min()
        .orElseThrow();
  }

  private static long periods(double height) {
    return Math.round(WIDTH / height * 0.26);
  }

  private static List<List<Point2D>> figures(double height) {
    Interlace braid = new Interlace();
    braid.resize(WIDTH, height);
    braid.layout();
    String data = ((SVGPath) braid.lookup(".interlace-strand")).getContent();
    List<List<Point2D>> figures = new ArrayList<>();
    for (String figure : data.substring(1).split("M")) {
      figures.add(Arrays.stream(figure.split("L")).map(InterlaceTest::point).toList());
    }
    return figures;
  }

  private static Point2D point(String numbers) {
    String[] xy = numbers.strip().split(" ");
    return new Point2D(Double.parseDouble(xy[0]), Double.parseDouble(xy[1]));
  }
}
