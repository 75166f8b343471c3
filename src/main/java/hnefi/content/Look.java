package hnefi.content;

/// What a rule set's board looks like, by what its book says the game depicts.
public enum Look {
  /// Two fleets in a bay (`mungo`).
  SEA,
  /// A castle under attack (`spieltz`).
  CASTLE,
  /// Carved oak.
  OAK,
  /// Linen and bone.
  LINEN
}
