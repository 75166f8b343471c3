package hnefi.lab;

import hnefi.board.BoardSize;
import hnefi.engine.Network;
import hnefi.engine.TrainingInputs;
import hnefi.engine.TrainingPosition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Trains a [Network] on files of [TrainingPosition]s, with all processors: log-loss of the points
/// expected, Adam (Kingma and Ba, 2015), the learning rate falling like a cosine.
///
/// Each position is turned or mirrored at random. Won by attackers or defenders, with attackers or
/// defenders to move: each of the four weighs as much as any other. A drawn one weighs one.
public final class NetworkTrainer {
  /// How to train.
  ///
  /// @param hidden units of the network
  /// @param passes through all positions
  /// @param result how much of the target is how the game ended, from 0 to 1; the rest is what the
  ///   search thought of the position
  /// @param pointsPerLogit how many points of that score make the logarithm of the odds greater by
  ///   one
  /// @param seed of the random numbers
  public record Recipe(int hidden, int passes, double result, double pointsPerLogit, long seed) {}

  /// How well a network foretells games that were not learned from: the mean log-loss of their
  /// results, by the side to move.
  public record Pass(int number, double attackersToMove, double defendersToMove) {
    public double loss() {
      return (attackersToMove + defendersToMove) / 2;
    }
  }

  private static final int BATCH = 16_384;
  private static final double FIRST_RATE = 0.001;
  private static final double LAST_RATE = 0.00003;
  private static final float FIRST_DECAY = 0.9f;
  private static final float SECOND_DECAY = 0.999f;

  /// Of so many games one is not learned from.
  private static final int HELD_OUT = 40;

  /// The greatest weights, so that the sums of whole numbers do not overflow: a hundred inputs that
  /// are on fit into 16 bits, and all outputs into 32.
  private static final float GREATEST_ROW = 2.5f;

  private static final float GREATEST_OUTPUTS = 250;

  private final BoardSize size;
  private final Recipe recipe;
  private final TrainingInputs inputs;
  private final int hidden;
  private final int biases;
  private final int outputs;
  private final int constants;
  private final List<TrainingFile.Mapped> files = new ArrayList<>();
  private final int[] learned;
  private final int[] heldOut;

  /// The weight of each kind of position: by result in half points and side to move.
  private final float[] kindWeights = new float[6];

  /// All weights: rows, biases, two outputs, two constants; and Adam's two means.
  private final float[] weights;

  private final float[] first;
  private final float[] second;
  private final Worker[] workers;
  private int steps;

  /// @param paths files of positions
  public NetworkTrainer(BoardSize size, List<Path> paths, Recipe recipe) throws IOException {
    this.size = size;
    this.recipe = recipe;
    inputs = new TrainingInputs(size);
    hidden = recipe.hidden();
    biases = inputs.count() * hidden;
    outputs = biases + hidden;
    constants = outputs + 2 * hidden;
    weights = new float[constants + 2];
    first = new float[weights.length];
    second = new float[weights.length];
    for (Path each : paths) {
      files.add(new TrainingFile.Mapped(each));
    }
    int count = files.stream().mapToInt(TrainingFile.Mapped::count).sum();
    int[] kinds = new int[kindWeights.length];
    long[] words = new long[TrainingPosition.WORDS];
    int[] all = new int[count];
    int front = 0;
    int back = count;
    for (int i = 0; i < count; i++) {
      read(i, words);
      if (TrainingPosition.game(words) % HELD_OUT == 0) {
        all[--back] = i;
      } else {
        all[front++] = i;
        kinds[kind(words)]++;
      }
    }
    learned = Arrays.copyOf(all, front);
    heldOut = Arrays.copyOfRange(all, back, count);
    for (int i = 0; i < kinds.length; i++) {
      boolean isDrawn = i / 2 == 1;
      kindWeights[i] = isDrawn ? 1 : (float) Math.min(4, front / 4.0 / Math.max(1, kinds[i]));
    }
    begin(new Random(recipe.seed()));
    workers =
        IntStream.range(0, Runtime.getRuntime().availableProcessors())
            .mapToObj(_ -> new Worker())
            .toArray(Worker[]::new);
  }

  private void begin(Random random) {
    for (int i = 0; i < biases; i++) {
      weights[i] = (float) (random.nextGaussian() * 0.05);
    }
    Arrays.fill(weights, biases, outputs, 0.3f);
    for (int i = outputs; i < constants; i++) {
      weights[i] = (float) (random.nextGaussian() * 0.3);
    }
  }

  private static int kind(long[] words) {
    return 2 * TrainingPosition.attackersHalfPoints(words)
        + (TrainingPosition.attackersToMove(words) ? 0 : 1);
  }

  private void read(int index, long[] into) {
    int rest = index;
    for (TrainingFile.Mapped each : files) {
      if (rest < each.count()) {
        each.read(rest, into);
        return;
      }
      rest -= each.count();
    }
    throw new IndexOutOfBoundsException(index);
  }

  /// Returns how many positions there are to learn from.
  public int positions() {
    return learned.length;
  }

  /// Learns.
  ///
  /// @param progress is told of every pass
  /// @return the network of the pass with the least loss
  public Network train(Consumer<Pass> progress) {
    Network best = network();
    double least = Double.MAX_VALUE;
    long batches = (learned.length + BATCH - 1) / BATCH;
    long all = batches * recipe.passes();
    for (int pass = 0; pass < recipe.passes(); pass++) {
      shuffle(new SplittableRandom(recipe.seed() + pass));
      for (int from = 0; from < learned.length; from += BATCH) {
        double done = steps / (double) all;
        double rate = LAST_RATE + (FIRST_RATE - LAST_RATE) * (1 + Math.cos(Math.PI * done)) / 2;
        learn(from, Math.min(learned.length, from + BATCH), pass);
        step(rate);
      }
      Pass result = evaluate(pass + 1);
      progress.accept(result);
      if (result.loss() < least) {
        least = result.loss();
        best = network();
      }
    }
    return best;
  }

  private void shuffle(SplittableRandom random) {
    for (int i = learned.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int index = learned[i];
      learned[i] = learned[other];
      learned[other] = index;
    }
  }

  private void learn(int from, int to, int pass) {
    IntStream.range(0, workers.length)
        .parallel()
        .forEach(i -> {
          int length = to - from;
          int begin = from + (int) ((long) length * i / workers.length);
          int end = from + (int) ((long) length * (i + 1) / workers.length);
          workers[i].learn(begin, end, pass);
        });
  }

  private Pass evaluate(int number) {
    double[][] sums =
        IntStream.range(0, workers.length)
            .parallel()
            .mapToObj(i -> {
              int begin = (int) ((long) heldOut.length * i / workers.length);
              int end = (int) ((long) heldOut.length * (i + 1) / workers.length);
              return workers[i].loss(begin, end);
            })
            .toArray(double[][]::new);
    double[] total = new double[4];
    for (double[] each : sums) {
      for (int i = 0; i < total.length; i++) {
        total[i] += each[i];
      }
    }
    return new Pass(number, total[0] / Math.max(1, total[1]), total[2] / Math.max(1, total[3]));
  }

  /// Adam.
  private void step(double rate) {
    steps++;
    float step =
        (float)
            (rate
                * Math.sqrt(1 - Math.pow(SECOND_DECAY, steps))
                / (1 - Math.pow(FIRST_DECAY, steps)));
    float[] gradients = workers[0].gradients;
    for (int i = 1; i < workers.length; i++) {
      float[] more = workers[i].gradients;
      for (int j = 0; j < gradients.length; j++) {
        gradients[j] += more[j];
      }
      Arrays.fill(more, 0);
    }
    float scale = 1f / BATCH;
    for (int i = 0; i < weights.length; i++) {
      float gradient = gradients[i] * scale;
      first[i] = FIRST_DECAY * first[i] + (1 - FIRST_DECAY) * gradient;
      second[i] = SECOND_DECAY * second[i] + (1 - SECOND_DECAY) * gradient * gradient;
      weights[i] -= step * first[i] / ((float) Math.sqrt(second[i]) + 1e-8f);
    }
    Arrays.fill(gradients, 0);
    for (int i = 0; i < biases; i++) {
      weights[i] = Math.clamp(weights[i], -GREATEST_ROW, GREATEST_ROW);
    }
    float greatest = GREATEST_OUTPUTS / hidden;
    for (int i = outputs; i < constants; i++) {
      weights[i] = Math.clamp(weights[i], -greatest, greatest);
    }
  }

  /// Returns the network in whole numbers.
  private Network network() {
    return new Network(
        size,
        rounded(0, biases, Network.ONE),
        rounded(biases, hidden, Network.ONE),
        new int[][] {
          rounded(outputs, hidden, Network.OUTPUT_ONE),
          rounded(outputs + hidden, hidden, Network.OUTPUT_ONE)
        },
        rounded(constants, 2, Network.OUTPUT_ONE));
  }

  private int[] rounded(int from, int count, int one) {
    int[] whole = new int[count];
    for (int i = 0; i < count; i++) {
      whole[i] = Math.round(weights[from + i] * one);
    }
    return whole;
  }

  /// What one thread needs.
  private final class Worker {
    private final float[] gradients = new float[weights.length];
    private final float[] sums = new float[hidden];
    private final float[] change = new float[hidden];
    private final long[] words = new long[TrainingPosition.WORDS];
    private final int[] on = new int[TrainingInputs.MOST];
    private int count;

    void learn(int from, int to, int pass) {
      SplittableRandom random = new SplittableRandom(recipe.seed() + 31L * from + 1_009L * pass);
      for (int i = from; i < to; i++) {
        read(learned[i], words);
        learn(random.nextInt(TrainingInputs.SYMMETRIES));
      }
    }

    /// Returns the sums of log-loss and weight, with attackers to move and with defenders to move.
    double[] loss(int from, int to) {
      double[] total = new double[4];
      for (int i = from; i < to; i++) {
        read(heldOut[i], words);
        double chance = Math.clamp(chance(0), 1e-6, 1 - 1e-6);
        double result = TrainingPosition.attackersHalfPoints(words) / 2.0;
        double weight = kindWeights[kind(words)];
        int turn = TrainingPosition.attackersToMove(words) ? 0 : 2;
        total[turn] -= weight * (result * Math.log(chance) + (1 - result) * Math.log(1 - chance));
        total[turn + 1] += weight;
      }
      return total;
    }

    /// Returns the attackers' chance in the position read last.
    private float chance(int symmetry) {
      count = inputs.write(words, symmetry, on);
      System.arraycopy(weights, biases, sums, 0, hidden);
      for (int j = 0; j < count; j++) {
        int row = on[j] * hidden;
        for (int i = 0; i < hidden; i++) {
          sums[i] += weights[row + i];
        }
      }
      int turn = TrainingPosition.attackersToMove(words) ? 0 : 1;
      int output = outputs + turn * hidden;
      float logit = weights[constants + turn];
      for (int i = 0; i < hidden; i++) {
        float value = Math.max(0, Math.min(sums[i], 1));
        logit += value * value * weights[output + i];
      }
      return (float) (1 / (1 + Math.exp(-logit)));
    }

    private void learn(int symmetry) {
      double result = TrainingPosition.attackersHalfPoints(words) / 2.0;
      double score = TrainingPosition.attackersScore(words);
      double target =
          recipe.result() * result
              + (1 - recipe.result()) / (1 + Math.exp(-score / recipe.pointsPerLogit()));
      float error = (float) (chance(symmetry) - target) * kindWeights[kind(words)];
      int turn = TrainingPosition.attackersToMove(words) ? 0 : 1;
      int output = outputs + turn * hidden;
      gradients[constants + turn] += error;
      for (int i = 0; i < hidden; i++) {
        float value = Math.max(0, Math.min(sums[i], 1));
        gradients[output + i] += error * value * value;
        float slope = value == sums[i] ? 2 * error * value * weights[output + i] : 0;
        change[i] = slope;
        gradients[biases + i] += slope;
      }
      for (int j = 0; j < count; j++) {
        int row = on[j] * hidden;
        for (int i = 0; i < hidden; i++) {
          gradients[row + i] += change[i];
        }
      }
    }
  }
}
