package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.board.BoardTransform;

/// Tells which inputs of a network are on in a [TrainingPosition].
public final class TrainingInputs {
  /// The turned and mirrored boards, each as good to learn from.
  public static final int SYMMETRIES = BoardTransform.values().length;

  /// The most inputs that can be on.
  public static final int MOST = TrainingPosition.MOST_SQUARES + NetworkInputs.GROUPS;

  private final NetworkInputs inputs;
  private final int[][] images = new int[SYMMETRIES][];

  /// @throws IllegalArgumentException if the board is too large for a training position
  public TrainingInputs(BoardSize size) {
    if (size.area() > TrainingPosition.MOST_SQUARES) {
      throw new IllegalArgumentException("this board is too large to train on: " + size.width());
    }
    inputs = new NetworkInputs(size);
    for (BoardTransform each : BoardTransform.values()) {
      images[each.ordinal()] = inputs.image(each, size);
    }
  }

  /// Returns how many inputs there are.
  public int count() {
    return inputs.count;
  }

  /// Writes the inputs that are on.
  ///
  /// @param symmetry which of the turned boards, from 0
  /// @return how many they are
  public int write(long[] position, int symmetry, int[] into) {
    int[] image = images[symmetry];
    int end = writeSet(position, 0, inputs.attacker(0), image, into, 0);
    end = writeSet(position, 2, inputs.defender(0), image, into, end);
    boolean attackersToMove = TrainingPosition.attackersToMove(position);
    into[end++] = inputs.king(image[TrainingPosition.king(position)]);
    into[end++] = inputs.kingMoves(attackersToMove, TrainingPosition.kingMoves(position));
    into[end++] = inputs.escapeRoutes(attackersToMove, TrainingPosition.escapeRoutes(position));
    into[end++] =
        inputs.attackersBeside(attackersToMove, TrainingPosition.attackersBeside(position));
    into[end++] = inputs.enclosure(attackersToMove, TrainingPosition.enclosure(position));
    return end;
  }

  private static int writeSet(
      long[] position, int word, int firstInput, int[] image, int[] into, int start) {
    int end = start;
    for (int i = 0; i < 2; i++) {
      for (long left = position[word + i]; left != 0; left &= left - 1) {
        into[end++] = firstInput + image[i * Long.SIZE + Long.numberOfTrailingZeros(left)];
      }
    }
    return end;
  }
}
