package hnefi.ui.history.part;

import java.util.List;
import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableDoubleProperty;
import javafx.css.Styleable;
import javafx.css.StyleableProperty;
import javafx.css.StyleablePropertyFactory;
import javafx.scene.layout.Pane;

/// A pane whose parts are kept apart by a gap that style sheets set with `-gap`.
abstract class GapPane extends Pane {
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

  final double gap() {
    return snapSpaceX(gap.getValue().doubleValue());
  }

  /// Returns the width between the insets.
  final double room(double width) {
    return width - snappedLeftInset() - snappedRightInset();
  }

  @Override
  public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
    return FACTORY.getCssMetaData();
  }
}
