package hnefi.engine;

import hnefi.board.BoardSize;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.stream.Stream;

/// A network that tells from [NetworkInputs] the chance to win: one layer of hidden units, the sums
/// of the rows of all inputs that are on, clipped and squared; and one output for either side to
/// move.
///
/// All numbers are whole. A file holds: width, number of hidden units, rows, biases, outputs,
/// constants.
public final class Network implements EvaluationModel {
  /// One in the sums of the hidden units, and one in the weights of the outputs.
  public static final int ONE = 127;

  public static final int OUTPUT_ONE = 256;

  /// How many sums are packed into a word.
  public static final int LANES = 4;

  private static final int LANE_BITS = 16;

  private static final float SCORE_PER_OUTPUT =
      (float) Score.POINTS_PER_LOGIT / ((float) ONE * ONE * OUTPUT_ONE);

  final NetworkInputs inputs;

  /// How many words the sums of the hidden units are packed into.
  final int words;

  /// A row of weights, one for each hidden unit, for each input.
  private final int[] rows;

  private final int[] biases;

  /// The same, packed: [#LANES] to a word, so that one addition adds several. A lane holds the
  /// lowest 16 bits of its sum, and what it borrows from the next is given back by [#score].
  final long[] packedRows;

  final long[] packedBiases;

  /// The weights of the two outputs: attackers to move, then defenders to move. Both tell the
  /// attackers' chance.
  private final int[][] outputs;

  private final int[] constants;

  /// @param rows a row of weights, one for each hidden unit, for each input, in 1/[#ONE]
  /// @param biases of the hidden units, likewise
  /// @param outputs the weights for attackers and for defenders to move, in 1/[#OUTPUT_ONE]
  /// @param constants of the outputs, likewise
  public Network(BoardSize size, int[] rows, int[] biases, int[][] outputs, int[] constants) {
    inputs = new NetworkInputs(size);
    words = biases.length / LANES;
    if (rows.length != inputs.count * biases.length) {
      throw new IllegalArgumentException("this network does not fit the board");
    }
    this.rows = rows.clone();
    this.biases = biases.clone();
    this.outputs = new int[][] {outputs[0].clone(), outputs[1].clone()};
    this.constants = constants.clone();
    packedRows = packed(rows);
    packedBiases = packed(biases);
  }

  private static long[] packed(int[] weights) {
    long[] words = new long[weights.length / LANES];
    for (int i = 0; i < weights.length; i++) {
      words[i / LANES] += (long) weights[i] << (i % LANES * LANE_BITS);
    }
    return words;
  }

  /// Returns the score for the attackers.
  ///
  /// @param hidden the packed sums of the hidden units
  int score(long[] hidden, boolean attackersToMove) {
    int[] weights = outputs[attackersToMove ? 0 : 1];
    int sum = 0;
    for (int i = 0; i < words; i++) {
      long word = hidden[i];
      int first = (short) word;
      word = (word - first) >> LANE_BITS;
      int second = (short) word;
      word = (word - second) >> LANE_BITS;
      int third = (short) word;
      int fourth = (short) ((word - third) >> LANE_BITS);
      sum +=
          activation(first) * weights[LANES * i]
              + activation(second) * weights[LANES * i + 1]
              + activation(third) * weights[LANES * i + 2]
              + activation(fourth) * weights[LANES * i + 3];
    }
    return (int) (SCORE_PER_OUTPUT * (sum + constants[attackersToMove ? 0 : 1] * ONE * ONE));
  }

  private static int activation(int sum) {
    int value = Math.max(0, Math.min(sum, ONE));
    return value * value;
  }

  @Override
  public boolean fits(BoardSize size) {
    return size.width() == inputs.width;
  }

  /// Returns all weights: rows, biases, the outputs for attackers and for defenders to move, their
  /// constants.
  public int[] weights() {
    return Stream.of(rows, biases, outputs[0], outputs[1], constants)
        .flatMapToInt(Arrays::stream)
        .toArray();
  }

  /// Reads a network.
  public static Network read(InputStream stream) throws IOException {
    DataInputStream in = new DataInputStream(new BufferedInputStream(stream));
    BoardSize size = size(in.readUnsignedByte());
    int hidden = in.readUnsignedByte();
    if (hidden == 0 || hidden % LANES != 0) {
      throw new IOException("this is no network");
    }
    int[] rows = new int[new NetworkInputs(size).count * hidden];
    int[] biases = new int[hidden];
    int[][] outputs = new int[2][hidden];
    int[] constants = new int[2];
    for (int[] each : new int[][] {rows, biases, outputs[0], outputs[1], constants}) {
      for (int i = 0; i < each.length; i++) {
        each[i] = in.readShort();
      }
    }
    return new Network(size, rows, biases, outputs, constants);
  }

  private static BoardSize size(int width) throws IOException {
    if (!BoardSize.isAllowed(width)) {
      throw new IOException("this is no network");
    }
    return new BoardSize(width);
  }

  /// Writes what [#read] reads.
  public void write(DataOutputStream out) throws IOException {
    out.writeByte(inputs.width);
    out.writeByte(biases.length);
    for (int weight : weights()) {
      out.writeShort(weight);
    }
  }
}
