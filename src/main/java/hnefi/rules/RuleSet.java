package hnefi.rules;

import hnefi.board.Piece;
import hnefi.board.Side;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/// The sixteen switches that make one game of tafl different from another.
///
/// @param firstMove the side that begins
/// @param escape where the king wins
/// @param throneEnter who may stop on the throne once the king has left it
/// @param thronePass who may cross the throne while it is empty
/// @param throneHostile whether the empty throne counts as an enemy beside a soldier of either side
/// @param cornerEnter who may stop on a corner
/// @param cornerHostile whether an empty corner counts as an enemy beside a soldier of either side
/// @param edgeHostile whether the border counts as an enemy behind a soldier on an edge square
/// @param kingArmed whether the king captures, by moving and as the second captor
/// @param kingRange the longest move of the king, in squares; [#UNLIMITED] for any
/// @param kingCapture how many attackers take the king
/// @param kingCaptors what may stand in for one of the four attackers around the king
/// @param shieldWall whether a row at the edge is taken together
/// @param openCorner whether the attackers must leave one corner open
/// @param noLegalMove what happens to a side that cannot move
/// @param repetition what the third occurrence of a position means
public record RuleSet(
    Side firstMove,
    Escape escape,
    Access throneEnter,
    Access thronePass,
    boolean throneHostile,
    Access cornerEnter,
    boolean cornerHostile,
    boolean edgeHostile,
    boolean kingArmed,
    int kingRange,
    KingCapture kingCapture,
    Set<KingCaptor> kingCaptors,
    ShieldWallRule shieldWall,
    boolean openCorner,
    NoLegalMoveRule noLegalMove,
    RepetitionRule repetition) {
  /// The range of a king who may go as far as the line is free.
  public static final int UNLIMITED = Integer.MAX_VALUE;

  public RuleSet {
    if (kingRange < 1) {
      throw new IllegalArgumentException("a king cannot have a range of " + kingRange);
    }
    if (escape == Escape.CORNER && !cornerEnter.allows(Piece.KING)) {
      throw new IllegalArgumentException("the king cannot win on a corner that he may not enter");
    }
    kingCaptors =
        kingCaptors.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(kingCaptors));
  }
}
