package hnefi.ui.board;

import java.util.Objects;

/// Where the board's colours are.
final class BoardStyles {
  private BoardStyles() {}

  static String sheet() {
    return Objects.requireNonNull(BoardStyles.class.getResource("board.css")).toExternalForm();
  }
}
