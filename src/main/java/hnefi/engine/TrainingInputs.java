package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.board.Side;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import java.util.random.RandomGenerator;

/// Tells which inputs of a network are on in positions, for training.
public final class TrainingInputs {
  private final RuleTables rules;
  private final NetworkInputs inputs;

  public TrainingInputs(RuleSet rules, BoardSize size) {
    this.rules = new RuleTables(rules, size);
    inputs = new NetworkInputs(size);
  }

  /// Returns how many inputs there are on a board of this size.
  public static int count(BoardSize size) {
    return new NetworkInputs(size).count;
  }

  /// Returns the inputs that are on in a position which is not over.
  ///
  /// @param random chooses among the turned boards where several have the king in the same place
  public int[] of(Position position, RandomGenerator random) {
    SearchBoard board = new SearchBoard(rules, position);
    KingThreats threats = new KingThreats(board);
    threats.update();
    int king = board.king();
    int symmetry = random.nextInt(NetworkInputs.SYMMETRIES);
    while (!inputs.isCanonical(symmetry, king)) {
      symmetry = (symmetry + 1) % NetworkInputs.SYMMETRIES;
    }
    PieceList attackers = board.soldiers(Side.ATTACKERS);
    PieceList defenders = board.soldiers(Side.DEFENDERS);
    int[] on = new int[1 + 2 * (attackers.count() + defenders.count()) + NetworkInputs.GROUPS];
    int end = 0;
    on[end++] = inputs.king(symmetry, king);
    for (PieceList soldiers : new PieceList[] {attackers, defenders}) {
      boolean attacking = soldiers == attackers;
      for (int i = 0; i < soldiers.count(); i++) {
        on[end++] = inputs.square(symmetry, attacking, soldiers.square(i));
        on[end++] = inputs.distance(symmetry, attacking, soldiers.square(i), king);
      }
    }
    Enclosure enclosure = new Enclosure(board, threats.escapeSquares());
    inputs.writeGroups(board, threats, enclosure, on, end);
    return on;
  }
}
