package hnefi.ui.kiosk;

import javafx.scene.Node;
import javafx.scene.layout.Pane;

/// Lays out a board as large as possible and what is said beside it, or below it on a screen that
/// stands. There the board gives room to words that need more, down to the size it would have
/// beside them; beside it, the words keep their least width. Its children are the board and the
/// words.
public final class BoardAndWordsPane extends Pane {
  /// The share of the longer side that the words get at least.
  private static final double WORDS = 0.34;

  @Override
  protected void layoutChildren() {
    if (getManagedChildren().size() != 2) {
      return;
    }
    double gap = getInsets().getLeft();
    double width = getWidth() - 2 * gap;
    double height = getHeight() - 2 * gap;
    boolean standing = height > width;
    Node words = getManagedChildren().get(1);
    double board =
        Math.floor(
            standing
                ? Math.min(
                    Math.min(width, height * (1 - WORDS)),
                    Math.max(width * (1 - WORDS), height - words.prefHeight(width)))
                : Math.min(
                    height, Math.min(width * (1 - WORDS), width - gap - words.minWidth(height))));
    if (standing) {
      getManagedChildren().getFirst().resizeRelocate(gap + (width - board) / 2, gap, board, board);
      words.resizeRelocate(gap, gap + board, width, height - board);
    } else {
      getManagedChildren().getFirst().resizeRelocate(gap, gap + (height - board) / 2, board, board);
      words.resizeRelocate(2 * gap + board, gap, width - board - gap, height);
    }
  }
}
