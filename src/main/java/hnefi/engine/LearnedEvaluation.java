package hnefi.engine;

import hnefi.board.Side;

/// The evaluation by a [Network].
///
/// The sums over the pieces are an incremental accumulator: those of the last position evaluated,
/// changed only where pieces have come and gone since. They are made anew when the king has moved.
final class LearnedEvaluation implements Evaluation {
  private static final int WORDS = Network.WORDS;

  private final SearchBoard board;
  private final KingThreats kingThreats;
  private final Network network;
  private final NetworkInputs inputs;
  private final Enclosure enclosure;
  private final int width;

  /// The sums over the pieces, and with the other inputs.
  private final long[] pieces = new long[WORDS];

  private final long[] sums = new long[WORDS];

  /// The position that they are of.
  private int king;

  private int symmetry;
  private final int[] attackers = new int[Mailbox.STRIDE];
  private final int[] defenders = new int[Mailbox.STRIDE];
  private final int[] groups = new int[NetworkInputs.GROUPS];

  /// @throws IllegalArgumentException if the network is for boards of another size
  LearnedEvaluation(SearchBoard board, KingThreats kingThreats, Network network) {
    this.board = board;
    this.kingThreats = kingThreats;
    this.network = network;
    inputs = network.inputs;
    if (inputs.width != board.rules().width) {
      throw new IllegalArgumentException("this network does not fit the board");
    }
    enclosure = new Enclosure(board, kingThreats.escapeSquares());
    width = inputs.width;
  }

  @Override
  public int score(int beta) {
    return score();
  }

  @Override
  public int score() {
    updatePieces();
    inputs.writeGroups(board, kingThreats, enclosure, groups, 0);
    long[] rows = network.packedRows;
    int first = groups[0] * WORDS;
    int second = groups[1] * WORDS;
    int third = groups[2] * WORDS;
    int fourth = groups[3] * WORDS;
    int fifth = groups[4] * WORDS;
    int sixth = groups[5] * WORDS;
    int seventh = groups[6] * WORDS;
    for (int i = 0; i < WORDS; i++) {
      sums[i] =
          pieces[i]
              + rows[first + i]
              + rows[second + i]
              + rows[third + i]
              + rows[fourth + i]
              + rows[fifth + i]
              + rows[sixth + i]
              + rows[seventh + i];
    }
    int score = network.score(sums, board.attackersToMove());
    return board.attackersToMove() ? score : -score;
  }

  private void updatePieces() {
    int[] attackersNow = board.soldiers(Side.ATTACKERS).ranks();
    int[] defendersNow = board.soldiers(Side.DEFENDERS).ranks();
    if (king != board.king()) {
      begin();
    }
    for (int rank = 1; rank <= width; rank++) {
      int changed = attackers[rank] ^ attackersNow[rank];
      if (changed != 0) {
        change(true, rank, changed, attackersNow[rank]);
        attackers[rank] = attackersNow[rank];
      }
      changed = defenders[rank] ^ defendersNow[rank];
      if (changed != 0) {
        change(false, rank, changed, defendersNow[rank]);
        defenders[rank] = defendersNow[rank];
      }
    }
  }

  /// Begins with the king alone.
  private void begin() {
    king = board.king();
    symmetry = inputs.canonical(king);
    System.arraycopy(network.packedBiases, 0, pieces, 0, WORDS);
    add(inputs.king(symmetry, king) * WORDS);
    java.util.Arrays.fill(attackers, 0);
    java.util.Arrays.fill(defenders, 0);
  }

  private void change(boolean attacker, int rank, int changed, int now) {
    for (int left = changed; left != 0; left &= left - 1) {
      int square = rank * Mailbox.STRIDE | Integer.numberOfTrailingZeros(left);
      int place = inputs.square(symmetry, attacker, square) * WORDS;
      int distance = inputs.distance(symmetry, attacker, square, king) * WORDS;
      if ((now & left & -left) != 0) {
        add(place, distance);
      } else {
        subtract(place, distance);
      }
    }
  }

  private void add(int row) {
    long[] rows = network.packedRows;
    for (int i = 0; i < WORDS; i++) {
      pieces[i] += rows[row + i];
    }
  }

  private void add(int one, int other) {
    long[] rows = network.packedRows;
    for (int i = 0; i < WORDS; i++) {
      pieces[i] += rows[one + i] + rows[other + i];
    }
  }

  private void subtract(int one, int other) {
    long[] rows = network.packedRows;
    for (int i = 0; i < WORDS; i++) {
      pieces[i] -= rows[one + i] + rows[other + i];
    }
  }
}
