package hnefi.ui.board;

import hnefi.content.BoardLook;
import hnefi.text.Tag;
import java.util.Objects;

/// Where the board's colours are, and by what they are chosen.
final class BoardStyles {
  private BoardStyles() {}

  /// Returns the style class that carries a look's colours, such as `look-oak`.
  static String styleClass(BoardLook look) {
    return "look-" + Tag.of(look);
  }

  static String sheet() {
    return Objects.requireNonNull(BoardStyles.class.getResource("board.css")).toExternalForm();
  }
}
