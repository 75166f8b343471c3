package hnefi.ui.learn.page;

import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/// A picture and the text to it: side by side in a wide place, one above the other in a tall one
/// (`:stacked`).
///
/// The first child is the picture, the second the text. The picture is as large a square as leaves
/// the text room.
public final class PictureAndText extends Pane {
  private static final PseudoClass STACKED = PseudoClass.getPseudoClass("stacked");
  private static final double MOST_WIDTH = 0.66;
  private static final double MOST_WIDTH_OF_MANY = 0.74;
  private static final double MOST_HEIGHT = 0.58;
  private static final double MOST_HEIGHT_OF_MANY = 0.7;
  private static final double WIDEST_TEXT = 18;

  public PictureAndText() {
    getStyleClass().add("picture-and-text");
  }

  @Override
  protected void layoutChildren() {
    if (getManagedChildren().size() < 2) {
      return;
    }
    Insets inset = getInsets();
    double x = inset.getLeft();
    double y = inset.getTop();
    double width = getWidth() - x - inset.getRight();
    double height = getHeight() - y - inset.getBottom();
    boolean stacked = getHeight() > getWidth();
    pseudoClassStateChanged(STACKED, stacked);
    Node picture = getManagedChildren().get(0);
    Node text = getManagedChildren().get(1);
    // The padding is given in em, so the gap and the widest text follow the size of the text too.
    double gap = x;
    if (stacked) {
      double side =
          many(picture) ? height * MOST_HEIGHT_OF_MANY : Math.min(width, height * MOST_HEIGHT);
      picture.resizeRelocate(x, y, width, side);
      text.resizeRelocate(x, y + side + gap, width, height - side - gap);
    } else {
      double side =
          many(picture)
              ? width * MOST_WIDTH_OF_MANY - gap
              : Math.min(height, width * MOST_WIDTH - gap);
      double words = Math.min(width - side - gap, WIDEST_TEXT * x);
      double wide = width - words - gap;
      picture.resizeRelocate(x, y, wide, height);
      text.resizeRelocate(x + wide + gap, y, words, height);
    }
  }

  /// Several boards need more room than one.
  private static boolean many(Node picture) {
    return picture instanceof Pane pane
        && pane.getChildren().stream().anyMatch(Grid.class::isInstance);
  }
}
