package hnefi.ui.settings;

import hnefi.content.Look;
import hnefi.ui.board.BoardLook;

/// The look a person wants for every board, or the one that belongs to the rule set.
public enum BoardChoice {
  BY_RULE_SET,
  OAK,
  SEA,
  CASTLE,
  LINEN;

  /// Returns the look of a board.
  ///
  /// @param usual the one that belongs to the rule set
  public BoardLook look(Look usual) {
    return switch (this) {
      case BY_RULE_SET ->
          switch (usual) {
            case OAK -> BoardLook.OAK;
            case SEA -> BoardLook.SEA;
            case CASTLE -> BoardLook.CASTLE;
            case LINEN -> BoardLook.LINEN;
          };
      case OAK -> BoardLook.OAK;
      case SEA -> BoardLook.SEA;
      case CASTLE -> BoardLook.CASTLE;
      case LINEN -> BoardLook.LINEN;
    };
  }
}
