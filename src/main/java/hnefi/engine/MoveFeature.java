package hnefi.engine;

/// What people see of a move at a glance; each means the same under every rule set.
public enum MoveFeature {
  /// It wins at once.
  WINS,
  /// It loses at once, or the other side wins at once after it.
  LOSES,
  /// It threatens to win at once through the king.
  THREATENS_WIN,
  /// How many soldiers it captures.
  CAPTURES,
  /// How many own soldiers the other side can capture after it.
  HANGING,
  /// The moved soldier is one of them.
  MOVED_HANGS,
  /// How many soldiers of the other side could be captured next.
  THREATENS,
  /// How free the king is after it (logarithm), for the defenders; the same negated for the
  /// attackers.
  KING_MOVES,
  /// How many moves of the king would threaten to win, counted likewise.
  KING_ROUTES,
  /// How many attackers are beside the king, for the attackers; negated for the defenders.
  KING_RING,
  /// It moves the king.
  KING,
  /// How far it goes (logarithm).
  LENGTH,
  /// It goes to the edge (1) or leaves it (-1).
  EDGE,
  /// The same for the second line.
  SECOND_LINE,
  /// The same for the third line.
  THIRD_LINE,
  /// The same for the square diagonally before a corner.
  CORNER_GUARD,
  /// The same for the edge squares beside a corner.
  BESIDE_CORNER,
  /// How much farther from the king a soldier is (logarithm).
  TO_KING,
  /// It comes to a line with the king (1) or leaves it (-1).
  KING_LINE,
  /// How many own soldiers are beside it, compared with before.
  BESIDE_OWN,
  /// The same for soldiers of the other side.
  BESIDE_ENEMY,
  /// How near it ends to where the other side has just moved (negated logarithm).
  NEAR_LAST,
  /// How near it begins to there.
  FROM_NEAR_LAST,
  /// It ends beside there.
  BESIDE_LAST,
  /// How near it ends to what the other side has just left.
  NEAR_LEFT,
  /// It moves the piece that moved last.
  SAME_PIECE,
  /// It takes back that move.
  BACK,
  /// How near it ends to where the own side moved last.
  NEAR_OWN_LAST,
  /// It brings an earlier position back.
  REPEATS,
  /// An attacker ends where the king could have gone.
  BLOCKS_KING,
  /// It ends where the piece that has just moved could have gone.
  BLOCKS_LAST,
  /// It captures that piece.
  TAKES_LAST,
  /// It takes a soldier away that could have been captured.
  FLEES;

  static final int COUNT = values().length;
}
