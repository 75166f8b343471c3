package hnefi.rules;

/// What may stand in for one of the four attackers around the king.
public enum KingCaptor {
  /// The empty throne.
  THRONE,
  /// An empty corner.
  CORNER,
  /// The border of the board.
  EDGE
}
