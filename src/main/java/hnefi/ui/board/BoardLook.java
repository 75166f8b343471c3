package hnefi.ui.board;

import hnefi.text.Tag;
import hnefi.ui.board.art.BoardArt;
import hnefi.ui.board.art.CastleArt;
import hnefi.ui.board.art.LinenArt;
import hnefi.ui.board.art.OakArt;
import hnefi.ui.board.art.SeaArt;

/// What a board and its pieces are made of.
public enum BoardLook {
  /// Carved oak with inlaid squares and turned men.
  OAK,
  /// A bay at evening, with ships seen from above.
  SEA,
  /// A paved castle court with shields.
  CASTLE,
  /// An embroidered cloth with men of bone and glass.
  LINEN;

  /// Returns the style class that carries this look's colours.
  String styleClass() {
    return "look-" + Tag.of(this);
  }

  /// Returns the forms of this look.
  BoardArt art() {
    return switch (this) {
      case OAK -> new OakArt();
      case SEA -> new SeaArt();
      case CASTLE -> new CastleArt();
      case LINEN -> new LinenArt();
    };
  }
}
