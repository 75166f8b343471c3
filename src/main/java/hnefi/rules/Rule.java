package hnefi.rules;

/// Something a rulebook has a passage about: a point on which the books differ, or one they share.
public sealed interface Rule permits Switch, CommonRule {
  /// Returns the name by which content refers to this rule, such as `king-armed`.
  String id();
}
