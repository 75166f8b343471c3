package hnefi.fx.layout;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;

/// Scrolls only what has no room: it wants to be exactly as high as its content is at its width.
public final class FitHeightScrollPane extends VerticalScrollPane {
  public FitHeightScrollPane() {
    setFocusTraversable(false);
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computePrefHeight(double width) {
    Node content = getContent();
    if (content == null) {
      return super.computePrefHeight(width);
    }
    Insets inset = getInsets();
    double inner = width < 0 ? -1 : width - inset.getLeft() - inset.getRight();
    return Math.ceil(content.prefHeight(inner)) + inset.getTop() + inset.getBottom() + 1;
  }
}
