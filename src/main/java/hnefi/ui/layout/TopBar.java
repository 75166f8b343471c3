package hnefi.ui.layout;

import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.layout.FlowPane;

/// The ways to the parts, and beside them the tools. Where there is no room for both the ways do
/// without their signs (`:narrow`); where that is not enough the tools come first, the ways below.
public final class TopBar extends GapPane {
  private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
  private static final double ONE_LINE = 1e5;

  // A sign and its gap, as a share of the type size.
  private static final double SIGN = 1.9;

  private boolean narrow;

  public TopBar() {
    getStyleClass().add("top-bar");
    setMinWidth(0);
  }

  private FlowPane ways() {
    return (FlowPane) getManagedChildren().getFirst();
  }

  private Node tools() {
    return getManagedChildren().getLast();
  }

  /// The width of all ways in one line with their signs, whether these are shown or not.
  private double oneLine() {
    double width = narrow ? signs() : 0;
    for (Node each : ways().getChildren()) {
      width += snapSizeX(each.prefWidth(-1)) + snapSpaceX(ways().getHgap());
    }
    return width;
  }

  private double signs() {
    return ways().getChildren().stream()
        .filter(Labeled.class::isInstance)
        .mapToDouble(way -> ((Labeled) way).getFont().getSize() * SIGN)
        .sum();
  }

  private boolean fits(double ways, double width) {
    return ways + gap() + tools().minWidth(-1) <= room(width);
  }

  @Override
  protected double computePrefHeight(double width) {
    double edges = snappedTopInset() + snappedBottomInset();
    double toolHeight = tools().prefHeight(-1);
    return width < 0 || fits(oneLine() - signs(), width)
        ? edges + Math.max(ways().prefHeight(ONE_LINE), toolHeight)
        : edges + toolHeight + ways().prefHeight(room(width));
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double signed = oneLine();
    double bare = signed - signs();
    boolean beside = fits(bare, width);
    boolean full = fits(signed, width);
    if (narrow == full) {
      narrow = !full;
      pseudoClassStateChanged(NARROW, narrow);
    }
    double left = snappedLeftInset();
    double top = snappedTopInset();
    double toolHeight = tools().prefHeight(-1);
    if (beside) {
      double height = innerHeight();
      double toolWidth =
          Math.min(tools().prefWidth(-1), room(width) - gap() - (narrow ? bare : signed));
      double wayHeight = ways().prefHeight(ONE_LINE);
      double wayWidth = room(width) - gap() - toolWidth;
      place(ways(), left, top + (height - wayHeight) / 2, wayWidth, wayHeight);
      double right = left + room(width) - toolWidth;
      place(tools(), right, top + (height - toolHeight) / 2, toolWidth, toolHeight);
    } else {
      tools().resizeRelocate(left, top, room(width), toolHeight);
      ways().resizeRelocate(left, top + toolHeight, room(width), ways().prefHeight(room(width)));
    }
  }
}
