package hnefi.ui.settings;

/// The look a person wants for every board, or the one that belongs to the rule set.
public enum BoardChoice {
  BY_RULE_SET,
  OAK,
  SEA,
  CASTLE,
  LINEN
}
