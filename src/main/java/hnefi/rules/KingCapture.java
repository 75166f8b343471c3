package hnefi.rules;

/// How many attackers it takes to take the king.
public enum KingCapture {
  /// All four sides, or three and one [KingCaptor].
  FOUR_SIDES,
  /// Two opposite sides, as a soldier; or else as by [#FOUR_SIDES].
  TWO_SIDES
}
