package hnefi.sound;

import java.util.Random;

/// Computes the sounds: struck bars and strings, and noise through filters. The same call always
/// gives the same samples, from -1 to 1.
final class Synthesizer {
  private static final long SEED = 7;

  /// The strings of a lyre, in hertz.
  private static final double[] LYRE = {196, 293.66, 392, 493.88};

  private static final double BETWEEN_STRINGS = 0.16;

  private final double rate;

  /// @param rate samples a second
  Synthesizer(double rate) {
    this.rate = rate;
  }

  double[] samples(SoundEffect effect, Material material) {
    return faded(
        switch (effect) {
          case MOVE -> put(material, 1);
          case CAPTURE -> twice(put(material, 0.75), put(material, 0.6));
          case END -> lyre();
          case TICK -> struck(0.05, 0.5, new double[] {1900, 3100}, 90);
        });
  }

  /// @param pitch how high, 1 for the usual
  private double[] put(Material material, double pitch) {
    return switch (material) {
      case WOOD ->
          mixed(
              struck(0.18, 0.7, new double[] {190 * pitch, 430 * pitch, 910 * pitch}, 32),
              noise(0.012, 0.35, 0.6));
      case WATER -> mixed(bubble(0.22, 0.55, 420 * pitch, 880 * pitch), noise(0.16, 0.22, 0.12));
      case STONE ->
          mixed(
              struck(0.12, 0.5, new double[] {1240 * pitch, 2310 * pitch, 3170 * pitch}, 55),
              noise(0.03, 0.4, 0.8));
      case CLOTH ->
          mixed(noise(0.14, 0.5, 0.06 * pitch), struck(0.1, 0.3, new double[] {120 * pitch}, 45));
    };
  }

  /// Bars that ring and die away.
  ///
  /// @param decay how fast, in nepers a second; higher bars die sooner
  private double[] struck(double seconds, double loudness, double[] tones, double decay) {
    double[] samples = new double[length(seconds)];
    for (int i = 0; i < samples.length; i++) {
      double time = i / rate;
      for (int n = 0; n < tones.length; n++) {
        samples[i] +=
            loudness
                / tones.length
                * Math.sin(2 * Math.PI * tones[n] * time)
                * Math.exp(-decay * (1 + 0.6 * n) * time);
      }
    }
    return samples;
  }

  /// A tone that rises as the bubble shrinks.
  private double[] bubble(double seconds, double loudness, double from, double to) {
    double[] samples = new double[length(seconds)];
    double phase = 0;
    for (int i = 0; i < samples.length; i++) {
      double share = (double) i / samples.length;
      phase += 2 * Math.PI * (from + (to - from) * share * share) / rate;
      samples[i] = loudness * Math.sin(phase) * Math.sin(Math.PI * share) * (1 - share);
    }
    return samples;
  }

  /// Noise that dies away.
  ///
  /// @param brightness the share of each new value in the running mean, near 0 for a dull sound
  private double[] noise(double seconds, double loudness, double brightness) {
    double[] samples = new double[length(seconds)];
    Random random = new Random(SEED);
    double mean = 0;
    double most = 0;
    for (int i = 0; i < samples.length; i++) {
      double share = (double) i / samples.length;
      mean += brightness * (random.nextDouble() * 2 - 1 - mean);
      samples[i] = mean * Math.pow(1 - share, 2);
      most = Math.max(most, Math.abs(samples[i]));
    }
    for (int i = 0; i < samples.length; i++) {
      samples[i] *= loudness / Math.max(most, 1e-9);
    }
    return samples;
  }

  /// A chord on plucked strings, one after the other (the algorithm of Karplus and Strong).
  private double[] lyre() {
    double[] all = new double[length(LYRE.length * BETWEEN_STRINGS + 1.4)];
    for (int n = 0; n < LYRE.length; n++) {
      double[] string = plucked(LYRE[n], 1.4);
      int start = length(n * BETWEEN_STRINGS);
      for (int i = 0; i < string.length && start + i < all.length; i++) {
        all[start + i] += 0.3 * string[i];
      }
    }
    return all;
  }

  private double[] plucked(double tone, double seconds) {
    double[] samples = new double[length(seconds)];
    double[] delay = new double[Math.max(2, (int) Math.round(rate / tone))];
    Random random = new Random(SEED);
    for (int i = 0; i < delay.length; i++) {
      delay[i] = random.nextDouble() * 2 - 1;
    }
    for (int i = 0; i < samples.length; i++) {
      int at = i % delay.length;
      samples[i] = delay[at];
      delay[at] = 0.996 * 0.5 * (delay[at] + delay[(at + 1) % delay.length]);
    }
    return samples;
  }

  private double[] twice(double[] first, double[] second) {
    int gap = length(0.07);
    double[] both = new double[Math.max(first.length, gap + second.length)];
    System.arraycopy(first, 0, both, 0, first.length);
    for (int i = 0; i < second.length; i++) {
      both[gap + i] = (both[gap + i] + second[i]) * 0.7;
    }
    return both;
  }

  private static double[] mixed(double[] one, double[] other) {
    double[] both = new double[Math.max(one.length, other.length)];
    for (int i = 0; i < both.length; i++) {
      both[i] = (i < one.length ? one[i] : 0) + (i < other.length ? other[i] : 0);
    }
    return both;
  }

  /// A sound begins and ends at rest, or the membrane would click.
  private double[] faded(double[] samples) {
    int in = Math.min(length(0.001), samples.length / 2);
    int out = Math.min(length(0.01), samples.length / 2);
    for (int i = 0; i < in; i++) {
      samples[i] *= (double) i / in;
    }
    for (int i = 0; i < out; i++) {
      samples[samples.length - 1 - i] *= (double) i / out;
    }
    for (int i = 0; i < samples.length; i++) {
      samples[i] = Math.clamp(samples[i], -1.0, 1.0);
    }
    return samples;
  }

  private int length(double seconds) {
    return (int) Math.round(seconds * rate);
  }
}
