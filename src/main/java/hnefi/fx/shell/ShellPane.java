package hnefi.fx.shell;

import java.util.List;
import javafx.css.CssMetaData;
import javafx.css.PseudoClass;
import javafx.css.SimpleStyleableDoubleProperty;
import javafx.css.Styleable;
import javafx.css.StyleablePropertyFactory;
import javafx.scene.layout.BorderPane;

/// The frame itself, which may rearrange its parts once it knows how much room there is.
///
/// Where it is lower than `-low-below` (`:low`), heads and feet give way to what lies between.
public final class ShellPane extends BorderPane {
  private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");

  private static final StyleablePropertyFactory<ShellPane> FACTORY =
      new StyleablePropertyFactory<>(BorderPane.getClassCssMetaData());
  private static final CssMetaData<ShellPane, Number> LOW_BELOW =
      FACTORY.createSizeCssMetaData("-low-below", pane -> pane.lowBelow, 0);

  private final SimpleStyleableDoubleProperty lowBelow =
      new SimpleStyleableDoubleProperty(LOW_BELOW, this, "lowBelow", 0.0) {
        @Override
        protected void invalidated() {
          requestLayout();
        }
      };

  private Runnable arrangement = () -> {};

  /// Says what to do before every layout. Whatever is asked of the layout later comes too late.
  void beforeLayout(Runnable newArrangement) {
    arrangement = newArrangement;
  }

  /// Whether there is little height for text of this size.
  boolean isLow() {
    return getHeight() < lowBelow.get();
  }

  @Override
  protected void layoutChildren() {
    pseudoClassStateChanged(LOW, isLow());
    arrangement.run();
    super.layoutChildren();
  }

  @Override
  public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
    return FACTORY.getCssMetaData();
  }
}
