package hnefi.engine;

import hnefi.board.Side;

/// The evaluation by a [Network], and by the [MopUp] at the end.
///
/// The sums over the pieces are an incremental accumulator: those of the last position evaluated,
/// changed only where pieces have come and gone since.
final class LearnedEvaluation implements Evaluation {
  private final SearchBoard board;
  private final KingThreats kingThreats;
  private final Enclosure enclosure;
  private final MopUp mopUp;
  private final Network network;
  private final NetworkInputs inputs;
  private final int words;

  /// The sums over the pieces, and with the other inputs.
  private final long[] pieces;

  private final long[] sums;

  /// The position that they are of.
  private int king;

  private final int[] attackers = new int[Mailbox.STRIDE];
  private final int[] defenders = new int[Mailbox.STRIDE];

  /// @throws IllegalArgumentException if the network is for boards of another size
  LearnedEvaluation(SearchBoard board, KingThreats kingThreats, Network network) {
    this.board = board;
    this.kingThreats = kingThreats;
    enclosure = new Enclosure(board, kingThreats.escapeSquares());
    mopUp = new MopUp(board, kingThreats);
    this.network = network;
    inputs = network.inputs;
    if (inputs.width != board.rules().width) {
      throw new IllegalArgumentException("this network does not fit the board");
    }
    words = network.words;
    pieces = network.packedBiases.clone();
    sums = new long[words];
    king = board.king();
    add(inputs.king(inputs.place(king)));
  }

  @Override
  public int score(int beta) {
    return score();
  }

  @Override
  public int score() {
    updatePieces();
    boolean attackersToMove = board.attackersToMove();
    long[] rows = network.packedRows;
    int first = inputs.kingMoves(attackersToMove, kingThreats.kingMoves()) * words;
    int second = inputs.escapeRoutes(attackersToMove, kingThreats.escapeRoutes()) * words;
    int third = inputs.attackersBeside(attackersToMove, kingThreats.attackersBeside()) * words;
    int fourth = inputs.enclosure(attackersToMove, enclosure.bucket()) * words;
    for (int i = 0; i < words; i++) {
      sums[i] = pieces[i] + rows[first + i] + rows[second + i] + rows[third + i] + rows[fourth + i];
    }
    int score = network.score(sums, attackersToMove) + mopUp.value();
    return attackersToMove ? score : -score;
  }

  private void updatePieces() {
    int[] attackersNow = board.soldiers(Side.ATTACKERS).ranks();
    int[] defendersNow = board.soldiers(Side.DEFENDERS).ranks();
    if (king != board.king()) {
      subtract(inputs.king(inputs.place(king)));
      king = board.king();
      add(inputs.king(inputs.place(king)));
    }
    for (int rank = 1; rank <= inputs.width; rank++) {
      int changed = attackers[rank] ^ attackersNow[rank];
      if (changed != 0) {
        change(inputs.attacker(0), rank, changed, attackersNow[rank]);
        attackers[rank] = attackersNow[rank];
      }
      changed = defenders[rank] ^ defendersNow[rank];
      if (changed != 0) {
        change(inputs.defender(0), rank, changed, defendersNow[rank]);
        defenders[rank] = defendersNow[rank];
      }
    }
  }

  private void change(int firstInput, int rank, int changed, int now) {
    for (int left = changed; left != 0; left &= left - 1) {
      int square = rank * Mailbox.STRIDE | Integer.numberOfTrailingZeros(left);
      int input = firstInput + inputs.place(square);
      if ((now & left & -left) != 0) {
        add(input);
      } else {
        subtract(input);
      }
    }
  }

  private void add(int input) {
    long[] rows = network.packedRows;
    int row = input * words;
    for (int i = 0; i < words; i++) {
      pieces[i] += rows[row + i];
    }
  }

  private void subtract(int input) {
    long[] rows = network.packedRows;
    int row = input * words;
    for (int i = 0; i < words; i++) {
      pieces[i] -= rows[row + i];
    }
  }
}
