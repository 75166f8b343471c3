package hnefi.search;

/// What an evaluation holds dear, in hundredths of an attacker.
///
/// @param defender what a defender is worth
/// @param kingMove each square the king could go to
/// @param kingRoute each way by which he could win with two moves
/// @param kingRing each attacker beside the king
/// @param kingRun the king's nearness to where he wins, a square
/// @param guard an attacker on the diagonal before a corner, where corners win
/// @param outerAttacker an attacker on the edge, and then on the next rings inwards
/// @param outerDefender a defender on the edge, and then on the next rings inwards
/// @param enclosed how far the king's men are cut off from where he wins
record Weights(
    int defender,
    int kingMove,
    int kingRoute,
    int kingRing,
    int kingRun,
    int guard,
    int outerAttacker,
    int secondAttacker,
    int thirdAttacker,
    int outerDefender,
    int secondDefender,
    int thirdDefender,
    int enclosed) {
  /// What self-play found best.
  static final Weights BEST = new Weights(140, 10, 45, 40, 6, 0, -10, 6, 8, 4, 4, 2, 600);

  /// Returns these weights with one of them changed, named as above.
  ///
  /// @throws IllegalArgumentException if there is no such weight
  Weights with(String name, int value) {
    Object[] values = new Object[COMPONENTS.length];
    boolean found = false;
    try {
      for (int i = 0; i < values.length; i++) {
        boolean meant = COMPONENTS[i].getName().equals(name);
        values[i] = meant ? value : COMPONENTS[i].getAccessor().invoke(this);
        found |= meant;
      }
      if (!found) {
        throw new IllegalArgumentException("there is no weight " + name);
      }
      return (Weights) Weights.class.getDeclaredConstructors()[0].newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Returns these weights as seen by someone who counts men as they are worth, and of everything
  /// else grasps so many hundredths.
  Weights grasped(int percent) {
    return new Weights(
        defender,
        kingMove * percent / 100,
        kingRoute * percent / 100,
        kingRing * percent / 100,
        kingRun * percent / 100,
        guard * percent / 100,
        outerAttacker * percent / 100,
        secondAttacker * percent / 100,
        thirdAttacker * percent / 100,
        outerDefender * percent / 100,
        secondDefender * percent / 100,
        thirdDefender * percent / 100,
        enclosed * percent / 100);
  }

  private static final java.lang.reflect.RecordComponent[] COMPONENTS =
      Weights.class.getRecordComponents();
}
