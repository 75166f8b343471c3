package hnefi.rules;

/// What happens to a side that cannot move.
public enum NoLegalMoveRule {
  LOSES,
  DRAW
}
