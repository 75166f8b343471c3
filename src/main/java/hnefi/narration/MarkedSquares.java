package hnefi.narration;

import hnefi.rules.Access;
import hnefi.rules.Escape;
import hnefi.rules.RuleSet;

/// Which special squares a board shows.
///
/// @param throne whether the middle square is marked
/// @param corners how the corners are marked
/// @param edgeExit whether the border is shown as the king's way out
public record MarkedSquares(boolean throne, Corners corners, boolean edgeExit) {
  /// What a corner is shown as.
  public enum Corners {
    /// A square like any other.
    PLAIN,
    /// A special square that is nobody's goal.
    MARKED,
    /// The king's goal.
    CASTLES
  }

  /// A board without special squares.
  public static final MarkedSquares NONE = new MarkedSquares(false, Corners.PLAIN, false);

  /// Returns the signs that are true under these rules: a square is marked if the rules treat it
  /// otherwise than its neighbours.
  public static MarkedSquares under(RuleSet rules) {
    boolean throne =
        rules.throneEnter() != Access.ANYONE
            || rules.thronePass() != Access.ANYONE
            || rules.throneHostile();
    return new MarkedSquares(throne, corners(rules), rules.escape() == Escape.EDGE);
  }

  private static Corners corners(RuleSet rules) {
    if (rules.escape() == Escape.CORNER) {
      return Corners.CASTLES;
    }
    return rules.cornerEnter() != Access.ANYONE || rules.cornerHostile()
        ? Corners.MARKED
        : Corners.PLAIN;
  }
}
