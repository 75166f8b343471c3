package hnefi.rules;

/// Whether a row at the edge is taken together (`mungo`, B III; as [#FLANKING] in Copenhagen
/// Hnefatafl).
public enum ShieldWallRule {
  NONE,
  /// Both ends of the row must be closed by enemies.
  PLAIN,
  /// An empty corner closes an end as well, if it is hostile.
  WITH_CORNER,
  /// As [#WITH_CORNER], but only a move to an end of the row takes it.
  FLANKING
}
