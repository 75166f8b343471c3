package hnefi.engine;

/// The part of an endgame tablebase with the same men: a result for every placement and side to
/// move.
///
/// A result is [#UNDECIDED], n if the side to move wins in n plies, or -n - 1 if it loses in n.
final class EndgameTable {
  static final short UNDECIDED = 0;

  /// No position has this number.
  static final short IMPOSSIBLE = Short.MIN_VALUE;

  private final EndgameIndex index;
  private final short[] attackersToMove;
  private final short[] defendersToMove;

  EndgameTable(EndgameIndex index) {
    this.index = index;
    attackersToMove = new short[index.size()];
    defendersToMove = new short[index.size()];
  }

  EndgameIndex index() {
    return index;
  }

  /// Returns the results by number.
  short[] results(boolean ofAttackersToMove) {
    return ofAttackersToMove ? attackersToMove : defendersToMove;
  }

  static short wonIn(int plies) {
    return (short) plies;
  }

  static short lostIn(int plies) {
    return (short) (-plies - 1);
  }

  /// Returns after how many plies a decided game ends.
  static int plies(int result) {
    return result > 0 ? result : -result - 1;
  }
}
