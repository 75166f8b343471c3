package hnefi.rules;

/// How many attackers it takes to take the king.
public enum KingCapture {
  /// All four sides, or three and one [KingCaptor].
  FOUR_SIDES,
  /// Two opposite sides, as a soldier; or else as by [#FOUR_SIDES].
  TWO_SIDES,
  /// By [#FOUR_SIDES] on the throne and beside it while it is empty, by [#TWO_SIDES] anywhere else.
  BY_PLACE
}
