package hnefi.fx.layout;

import java.util.List;
import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableBooleanProperty;
import javafx.css.SimpleStyleableDoubleProperty;
import javafx.css.Styleable;
import javafx.css.StyleableProperty;
import javafx.css.StyleablePropertyFactory;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/// A pane whose height follows from its width and whose parts are kept apart by a gap that style
/// sheets set with `-gap`.
public abstract class GapPane extends Pane {
  private static final StyleablePropertyFactory<GapPane> FACTORY =
      new StyleablePropertyFactory<>(Pane.getClassCssMetaData());
  private static final CssMetaData<GapPane, Number> GAP =
      FACTORY.createSizeCssMetaData("-gap", pane -> pane.gap, 16);

  private static final CssMetaData<GapPane, Boolean> FOLDING =
      FACTORY.createBooleanCssMetaData("-folding", pane -> pane.folding, false);

  private final StyleableProperty<Number> gap =
      new SimpleStyleableDoubleProperty(GAP, this, "gap", 16.0) {
        @Override
        protected void invalidated() {
          requestLayout();
        }
      };

  private final StyleableProperty<Boolean> folding =
      new SimpleStyleableBooleanProperty(FOLDING, this, "folding", false) {
        @Override
        protected void invalidated() {
          requestLayout();
        }
      };

  /// Returns whether what has no room beside the rest gives way.
  protected final boolean isFolding() {
    return folding.getValue();
  }

  /// Returns the gap in pixels.
  protected final double gap() {
    return snapSpaceX(gap.getValue().doubleValue());
  }

  /// Returns the width between the insets.
  protected final double room(double width) {
    return width - snappedLeftInset() - snappedRightInset();
  }

  /// Returns the height between the insets.
  protected final double innerHeight() {
    return getHeight() - snappedTopInset() - snappedBottomInset();
  }

  /// Returns how high a part wants to be at a width, and at least must be; -1 for any width.
  protected final double height(Node part, double width) {
    return snapSizeY(Math.max(part.minHeight(width), part.prefHeight(width)));
  }

  /// Gives a part its place, from where a pixel begins.
  protected final void place(Node part, double x, double y, double width, double height) {
    part.resizeRelocate(snapPositionX(x), snapPositionY(y), width, height);
  }

  /// Returns the height it wants: unless a pane says otherwise, nothing in it gives way.
  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  public static List<CssMetaData<? extends Styleable, ?>> getClassCssMetaData() {
    return FACTORY.getCssMetaData();
  }

  @Override
  public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
    return getClassCssMetaData();
  }
}
