package hnefi.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SynthesizerTest {
  private static final double RATE = 44_100;

  @ParameterizedTest
  @EnumSource
  void everySoundIsHeardAndBeginsAndEndsAtRest(SoundEffect effect) {
    for (Material material : Material.values()) {
      double[] samples = samples(effect, material);

      assertThat(Arrays.stream(samples).map(Math::abs).max().orElse(0)).isBetween(0.15, 1.0);
      assertThat(Math.abs(samples[0])).isLessThan(0.01);
      assertThat(Math.abs(samples[samples.length - 1])).isLessThan(0.01);
      assertThat(samples.length / RATE).isBetween(0.03, 2.5);
    }
  }

  @Test
  void stoneSoundsBrighterThanWoodAndWoodBrighterThanCloth() {
    assertThat(brightness(Material.STONE)).isGreaterThan(2 * brightness(Material.WOOD));
    assertThat(brightness(Material.WOOD)).isGreaterThan(1.2 * brightness(Material.CLOTH));
  }

  @Test
  void theSameSoundIsAlwaysTheSame() {
    assertThat(samples(SoundEffect.END, Material.WOOD))
        .isEqualTo(samples(SoundEffect.END, Material.WOOD));
  }

  private static double[] samples(SoundEffect effect, Material material) {
    return new Synthesizer(RATE).samples(effect, material);
  }

  /// How fast the samples change, for their size.
  private static double brightness(Material material) {
    double[] samples = samples(SoundEffect.MOVE, material);
    double change =
        IntStream.range(1, samples.length)
            .mapToDouble(i -> Math.pow(samples[i] - samples[i - 1], 2))
            .sum();
    return Math.sqrt(change / Arrays.stream(samples).map(each -> each * each).sum());
  }
}
