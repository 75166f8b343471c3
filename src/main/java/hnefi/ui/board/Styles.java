package hnefi.ui.board;

import java.util.Objects;

/// Where the board's colours are.
final class Styles {
  private Styles() {}

  static String sheet() {
    return Objects.requireNonNull(Styles.class.getResource("board.css")).toExternalForm();
  }
}
