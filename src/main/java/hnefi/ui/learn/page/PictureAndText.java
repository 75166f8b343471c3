package hnefi.ui.learn.page;

import hnefi.fx.layout.GapPane;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.css.CssMetaData;
import javafx.css.PseudoClass;
import javafx.css.SimpleStyleableDoubleProperty;
import javafx.css.Styleable;
import javafx.css.StyleablePropertyFactory;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/// A picture and the text to it: side by side in a wide place, one above the other in a tall one
/// (`:stacked`, and `:short` where it is lower than `-short-below`). A row of pictures (`:many`)
/// stands above its text in a wide place too, as long as the text leaves it enough of the height.
///
/// The first child is the picture, the second the text. A picture is as large a square as leaves
/// the text room; a row of pictures gets all the room its text does not want.
public final class PictureAndText extends GapPane {
  private static final PseudoClass STACKED = PseudoClass.getPseudoClass("stacked");
  private static final PseudoClass MANY = PseudoClass.getPseudoClass("many");
  private static final PseudoClass SHORT = PseudoClass.getPseudoClass("short");
  private static final double MOST_WIDTH = 0.66;
  private static final double MOST_HEIGHT = 0.58;
  private static final double MOST_HEIGHT_SHORT = 0.53;
  private static final double MOST_TEXT_BELOW_MANY = 0.5;
  private static final double MOST_LEAST_TEXT_BELOW_MANY = 0.4;

  private static final StyleablePropertyFactory<PictureAndText> FACTORY =
      new StyleablePropertyFactory<>(GapPane.getClassCssMetaData());
  private static final CssMetaData<PictureAndText, Number> SHORT_BELOW =
      FACTORY.createSizeCssMetaData("-short-below", pane -> pane.shortBelow, 0);

  private final SimpleStyleableDoubleProperty shortBelow =
      new SimpleStyleableDoubleProperty(SHORT_BELOW, this, "shortBelow", 0.0) {
        @Override
        protected void invalidated() {
          requestLayout();
        }
      };

  private final ReadOnlyBooleanWrapper low = new ReadOnlyBooleanWrapper(this, "low");

  public PictureAndText() {
    getStyleClass().add("picture-and-text");
    low.bind(
        Bindings.createBooleanBinding(
            this::isTextLow, widthProperty(), heightProperty(), insetsProperty(), shortBelow));
  }

  /// Whether the text wants for height: below the picture, which needs as much, or beside it.
  ReadOnlyBooleanProperty lowProperty() {
    return low.getReadOnlyProperty();
  }

  private boolean isTextLow() {
    return getHeight() > getWidth() ? isLow() : inner() < shortBelow.get() / 2;
  }

  private boolean isLow() {
    return inner() < shortBelow.get();
  }

  private double inner() {
    return getHeight() - getInsets().getTop() - getInsets().getBottom();
  }

  @Override
  public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
    return FACTORY.getCssMetaData();
  }

  @Override
  protected double computeMinHeight(double width) {
    return snappedTopInset() + snappedBottomInset();
  }

  @Override
  protected void layoutChildren() {
    if (getManagedChildren().size() < 2) {
      return;
    }
    Insets inset = getInsets();
    double x = snapPositionX(inset.getLeft());
    double y = snapPositionY(inset.getTop());
    double width = room(getWidth());
    double height = inner();
    Node picture = getManagedChildren().get(0);
    Node text = getManagedChildren().get(1);
    boolean many = many(picture);
    boolean roomBelow = text.minHeight(width) <= height * MOST_LEAST_TEXT_BELOW_MANY;
    boolean stacked = getHeight() > getWidth() || (many && roomBelow);
    pseudoClassStateChanged(MANY, many);
    pseudoClassStateChanged(STACKED, stacked);
    boolean low = stacked && isLow();
    pseudoClassStateChanged(SHORT, low);
    double gap = gap();
    if (stacked) {
      double least = text.minHeight(width);
      double side =
          many
              ? height
                  - gap
                  - Math.max(least, Math.min(text.prefHeight(width), height * MOST_TEXT_BELOW_MANY))
              : Math.min(
                  Math.min(width, height * (low ? MOST_HEIGHT_SHORT : MOST_HEIGHT)),
                  height - gap - least);
      picture.resizeRelocate(x, y, width, side);
      text.resizeRelocate(x, snapPositionY(y + side + gap), width, height - side - gap);
    } else {
      double side = Math.min(height, Math.min(width * MOST_WIDTH, width - text.minWidth(-1)) - gap);
      double words = Math.min(width - side - gap, text.maxWidth(-1));
      double wide = width - words - gap;
      picture.resizeRelocate(x, y, wide, height);
      text.resizeRelocate(snapPositionX(x + wide + gap), y, words, height);
    }
  }

  /// Several boards need more room than one.
  private static boolean many(Node picture) {
    return picture instanceof Pane pane
        && pane.getChildren().stream()
            .anyMatch(child -> child.getStyleClass().contains(CardGrid.SCROLLING));
  }
}
