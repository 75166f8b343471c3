package hnefi.ui.learn.page;

import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/// A picture and the text to it: side by side in a wide place, one above the other in a tall one
/// (`:stacked`, and `:short` where it is not very tall either). A row of pictures stands above its
/// text everywhere.
///
/// The first child is the picture, the second the text. A picture is as large a square as leaves
/// the text room; a row of pictures gets all the room its text does not want.
public final class PictureAndText extends Pane {
  private static final PseudoClass STACKED = PseudoClass.getPseudoClass("stacked");
  private static final PseudoClass SHORT = PseudoClass.getPseudoClass("short");
  private static final double SHORT_HEIGHT = 28;
  private static final double MOST_WIDTH = 0.66;
  private static final double MOST_HEIGHT = 0.58;
  private static final double MOST_TEXT_BELOW_MANY = 0.5;
  private static final double LEAST_TEXT = 10.3;
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
    Node picture = getManagedChildren().get(0);
    Node text = getManagedChildren().get(1);
    boolean stacked = many(picture) || getHeight() > getWidth();
    pseudoClassStateChanged(STACKED, stacked);
    // The padding is given in em, so all measures follow the size of the text.
    pseudoClassStateChanged(SHORT, stacked && height < SHORT_HEIGHT * x);
    double gap = stacked ? x / 2 : x;
    if (stacked) {
      double side =
          many(picture)
              ? height - gap - Math.min(text.prefHeight(width), height * MOST_TEXT_BELOW_MANY)
              : Math.min(Math.min(width, height * MOST_HEIGHT), height - gap - LEAST_TEXT * x);
      picture.resizeRelocate(x, y, width, side);
      text.resizeRelocate(x, y + side + gap, width, height - side - gap);
    } else {
      double side = Math.min(height, width * MOST_WIDTH - gap);
      double words = Math.min(width - side - gap, WIDEST_TEXT * x);
      double wide = width - words - gap;
      picture.resizeRelocate(x, y, wide, height);
      text.resizeRelocate(x + wide + gap, y, words, height);
    }
  }

  /// Several boards need more room than one.
  private static boolean many(Node picture) {
    return picture instanceof Pane pane
        && pane.getChildren().stream()
            .anyMatch(child -> child.getStyleClass().contains(Grid.SCROLLING));
  }
}
