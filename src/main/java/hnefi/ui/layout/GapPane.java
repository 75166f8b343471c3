package hnefi.ui.layout;

import java.util.List;
import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableDoubleProperty;
import javafx.css.Styleable;
import javafx.css.StyleableProperty;
import javafx.css.StyleablePropertyFactory;
import javafx.scene.layout.Pane;

/// A pane whose parts are kept apart by a gap that style sheets set with `-gap`.
public abstract class GapPane extends Pane {
  private static final StyleablePropertyFactory<GapPane> FACTORY =
      new StyleablePropertyFactory<>(Pane.getClassCssMetaData());
  private static final CssMetaData<GapPane, Number> GAP =
      FACTORY.createSizeCssMetaData("-gap", pane -> pane.gap, 16);

  private final StyleableProperty<Number> gap =
      new SimpleStyleableDoubleProperty(GAP, this, "gap", 16.0) {
        @Override
        protected void invalidated() {
          requestLayout();
        }
      };

  /// Returns the gap in pixels.
  protected final double gap() {
    return snapSpaceX(gap.getValue().doubleValue());
  }

  /// Returns the width between the insets.
  protected final double room(double width) {
    return width - snappedLeftInset() - snappedRightInset();
  }

  public static List<CssMetaData<? extends Styleable, ?>> getClassCssMetaData() {
    return FACTORY.getCssMetaData();
  }

  @Override
  public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
    return getClassCssMetaData();
  }
}
