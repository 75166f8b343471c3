package hnefi.ui.history;

import hnefi.fx.layout.GapPane;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.layout.FlowPane;

/// The ways to the parts, and beside them the tools. Where there is no room for both the ways do
/// without their signs (`:narrow`); where that is not enough the tools come first, the ways below,
/// or a menu takes the place of the ways if style sheets set `-folding`.
///
/// The children are the ways, the menu and the tools.
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
    return (FlowPane) getChildren().getFirst();
  }

  private Node menu() {
    return getChildren().get(1);
  }

  private Node tools() {
    return getChildren().getLast();
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
    if (width < 0 || fits(oneLine() - signs(), width)) {
      return edges + Math.max(ways().prefHeight(ONE_LINE), toolHeight);
    }
    return isFolding()
        ? edges + Math.max(height(menu(), -1), toolHeight)
        : edges + toolHeight + ways().prefHeight(room(width));
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
    boolean folded = !beside && isFolding();
    ways().setVisible(!folded);
    menu().setVisible(folded);
    double left = snappedLeftInset();
    double top = snappedTopInset();
    double toolHeight = tools().prefHeight(-1);
    if (folded) {
      double menuWidth = snapSizeX(menu().prefWidth(-1));
      placeInMiddle(menu(), left, menuWidth);
      placeInMiddle(tools(), left + menuWidth + gap(), room(width) - menuWidth - gap());
    } else if (beside) {
      double toolWidth =
          Math.min(tools().prefWidth(-1), room(width) - gap() - (narrow ? bare : signed));
      placeInMiddle(ways(), left, room(width) - gap() - toolWidth);
      placeInMiddle(tools(), left + room(width) - toolWidth, toolWidth);
    } else {
      tools().resizeRelocate(left, top, room(width), toolHeight);
      ways().resizeRelocate(left, top + toolHeight, room(width), ways().prefHeight(room(width)));
    }
  }

  private void placeInMiddle(Node part, double x, double width) {
    double height = height(part, part == ways() ? ONE_LINE : -1);
    place(part, x, snappedTopInset() + (innerHeight() - height) / 2, width, height);
  }
}
