package hnefi.lab;

import hnefi.board.BoardSize;
import hnefi.engine.Network;
import hnefi.engine.TrainingInputs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/// Trains a [Network] with numbers that are not whole: log-loss of the expected share of the
/// points, stochastic gradients, Adam.
final class NetworkTrainer {
  private static final int HIDDEN = Network.HIDDEN;
  private static final int BATCH = 512;
  private static final double FIRST_RATE = 0.002;
  private static final double LAST_RATE = 0.0001;
  private static final float FIRST_DECAY = 0.9f;
  private static final float SECOND_DECAY = 0.999f;

  /// The greatest weights, so that the sums of whole numbers do not overflow: a hundred inputs that
  /// are on fit into 16 bits.
  private static final float GREATEST_ROW = 2.5f;

  private static final float GREATEST_OUTPUT = 7.9f;

  private final BoardSize size;
  private final int rows;

  /// All weights: rows, biases, two outputs, two constants; and the same of their gradients and of
  /// Adam's two means.
  private final float[] weights;

  private final float[] gradients;
  private final float[] first;
  private final float[] second;
  private final float[] hidden = new float[HIDDEN];
  private final float[] change = new float[HIDDEN];
  private int steps;

  NetworkTrainer(BoardSize size, long seed) {
    this.size = size;
    rows = TrainingInputs.count(size) * HIDDEN;
    weights = new float[rows + HIDDEN + 2 * HIDDEN + 2];
    gradients = new float[weights.length];
    first = new float[weights.length];
    second = new float[weights.length];
    Random random = new Random(seed);
    for (int i = 0; i < rows; i++) {
      weights[i] = (float) (random.nextGaussian() * 0.05);
    }
    Arrays.fill(weights, rows, rows + HIDDEN, 0.3f);
    for (int i = rows + HIDDEN; i < rows + 3 * HIDDEN; i++) {
      weights[i] = (float) (random.nextGaussian() * 0.3);
    }
  }

  /// Begins with the weights of a network.
  void begin(Network network) {
    int[] whole = network.weights();
    int outputs = rows + HIDDEN;
    for (int i = 0; i < whole.length; i++) {
      weights[i] = (float) whole[i] / (i < outputs ? Network.ONE : Network.OUTPUT_ONE);
    }
  }

  /// Goes through the samples so many times.
  ///
  /// @return the log-loss of those that were not learned from
  double train(List<Sample> samples, List<Sample> unseen, int epochs, long seed) {
    List<Sample> order = new ArrayList<>(samples);
    for (int epoch = 0; epoch < epochs; epoch++) {
      Collections.shuffle(order, new Random(seed + epoch));
      double progress = (double) epoch / Math.max(1, epochs - 1);
      double rate = FIRST_RATE * Math.pow(LAST_RATE / FIRST_RATE, progress);
      for (int from = 0; from < order.size(); from += BATCH) {
        List<Sample> batch = order.subList(from, Math.min(order.size(), from + BATCH));
        batch.forEach(this::learn);
        step(rate, batch.size());
      }
    }
    return loss(unseen);
  }

  /// Returns the mean log-loss.
  double loss(List<Sample> samples) {
    double sum = 0;
    for (Sample each : samples) {
      double chance = Math.clamp(chance(each), 1e-6, 1 - 1e-6);
      sum -= each.target() * Math.log(chance) + (1 - each.target()) * Math.log(1 - chance);
    }
    return sum / Math.max(1, samples.size());
  }

  private double chance(Sample sample) {
    System.arraycopy(weights, rows, hidden, 0, HIDDEN);
    for (short input : sample.inputs()) {
      int row = input * HIDDEN;
      for (int i = 0; i < HIDDEN; i++) {
        hidden[i] += weights[row + i];
      }
    }
    int output = output(sample);
    float logit = weights[rows + 3 * HIDDEN + (sample.attackersToMove() ? 0 : 1)];
    for (int i = 0; i < HIDDEN; i++) {
      float value = Math.max(0, Math.min(hidden[i], 1));
      logit += value * value * weights[output + i];
    }
    return 1 / (1 + Math.exp(-logit));
  }

  private int output(Sample sample) {
    return rows + (sample.attackersToMove() ? 1 : 2) * HIDDEN;
  }

  private void learn(Sample sample) {
    float error = (float) (chance(sample) - sample.target());
    int output = output(sample);
    gradients[rows + 3 * HIDDEN + (sample.attackersToMove() ? 0 : 1)] += error;
    for (int i = 0; i < HIDDEN; i++) {
      float value = Math.max(0, Math.min(hidden[i], 1));
      gradients[output + i] += error * value * value;
      boolean isClipped = hidden[i] <= 0 || hidden[i] >= 1;
      change[i] = isClipped ? 0 : 2 * error * value * weights[output + i];
      gradients[rows + i] += change[i];
    }
    for (short input : sample.inputs()) {
      int row = input * HIDDEN;
      for (int i = 0; i < HIDDEN; i++) {
        gradients[row + i] += change[i];
      }
    }
  }

  /// Adam.
  private void step(double rate, int count) {
    steps++;
    float scale = 1f / count;
    float step =
        (float)
            (rate
                * Math.sqrt(1 - Math.pow(SECOND_DECAY, steps))
                / (1 - Math.pow(FIRST_DECAY, steps)));
    for (int i = 0; i < weights.length; i++) {
      float gradient = gradients[i] * scale;
      first[i] = FIRST_DECAY * first[i] + (1 - FIRST_DECAY) * gradient;
      second[i] = SECOND_DECAY * second[i] + (1 - SECOND_DECAY) * gradient * gradient;
      weights[i] -= step * first[i] / ((float) Math.sqrt(second[i]) + 1e-8f);
      gradients[i] = 0;
    }
    for (int i = 0; i < rows; i++) {
      weights[i] = Math.clamp(weights[i], -GREATEST_ROW, GREATEST_ROW);
    }
    for (int i = rows + HIDDEN; i < rows + 3 * HIDDEN; i++) {
      weights[i] = Math.clamp(weights[i], -GREATEST_OUTPUT, GREATEST_OUTPUT);
    }
  }

  /// Returns the network in whole numbers.
  Network network() {
    int outputs = rows + HIDDEN;
    return new Network(
        size,
        rounded(0, rows, Network.ONE),
        rounded(rows, HIDDEN, Network.ONE),
        new int[][] {
          rounded(outputs, HIDDEN, Network.OUTPUT_ONE),
          rounded(outputs + HIDDEN, HIDDEN, Network.OUTPUT_ONE)
        },
        rounded(outputs + 2 * HIDDEN, 2, Network.OUTPUT_ONE));
  }

  private int[] rounded(int from, int count, int one) {
    int[] whole = new int[count];
    for (int i = 0; i < count; i++) {
      whole[i] = Math.round(weights[from + i] * one);
    }
    return whole;
  }
}
