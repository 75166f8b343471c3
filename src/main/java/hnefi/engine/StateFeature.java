package hnefi.engine;

/// What the chance of winning depends on besides the score of a search, always from the attackers'
/// point of view; each means the same under every rule set.
public enum StateFeature {
  /// Always 1.
  CONSTANT,
  /// The score of a search, at most near 1.
  SCORE,
  /// The same at a glance: captures are followed, nothing else.
  GLANCE,
  /// How many attackers there are, by the width of the board.
  ATTACKERS,
  /// How many defenders there are, likewise.
  DEFENDERS,
  /// How many attackers can be captured now that it is the defenders' turn.
  LOST_ATTACKERS,
  /// How many attackers could be captured if it were.
  THREATENED_ATTACKERS,
  /// How many defenders can be captured now that it is the attackers' turn.
  LOST_DEFENDERS,
  /// How many of the three squares across each corner hold attackers.
  CORNER_GUARDS,
  /// How far the king is from the nearest corner, by the width of the board.
  KING_DISTANCE,
  /// How many moves the attackers have compared with the defenders (logarithm).
  MOBILITY,
  /// How far the king is enclosed.
  ENCLOSURE;

  static final int COUNT = values().length;
}
