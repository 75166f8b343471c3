package hnefi.ui.layout;

import java.util.Arrays;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;

/// Lays out its children in as many columns of one width as fit, each child below the shortest
/// column so far. A column is at least as wide as the widest least width of a child.
public final class MasonryPane extends GapPane {
  public MasonryPane() {
    getStyleClass().add("bookshelf");
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computePrefHeight(double width) {
    return arrange(width < 0 ? prefWidth(-1) : width, false);
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefWidth(double height) {
    return least() + getInsets().getLeft() + getInsets().getRight();
  }

  @Override
  protected double computeMinWidth(double height) {
    return computePrefWidth(height);
  }

  @Override
  protected void layoutChildren() {
    arrange(getWidth(), true);
  }

  private double least() {
    return getManagedChildren().stream().mapToDouble(each -> each.minWidth(-1)).max().orElse(0);
  }

  private double arrange(double width, boolean place) {
    Insets insets = getInsets();
    double room = width - insets.getLeft() - insets.getRight();
    int columns = (int) Math.max(1, Math.floor((room + gap()) / (least() + gap())));
    columns = Math.min(columns, Math.max(1, getManagedChildren().size()));
    double each = (room - gap() * (columns - 1)) / columns;
    double[] heights = new double[columns];
    for (Node child : getManagedChildren()) {
      int column = shortest(heights);
      double height = child.prefHeight(each);
      if (place) {
        child.resizeRelocate(
            insets.getLeft() + column * (each + gap()),
            insets.getTop() + heights[column],
            each,
            height);
      }
      heights[column] += height + gap();
    }
    double tallest = Arrays.stream(heights).max().orElse(gap());
    return insets.getTop() + Math.max(0, tallest - gap()) + insets.getBottom();
  }

  private static int shortest(double[] heights) {
    int found = 0;
    for (int i = 1; i < heights.length; i++) {
      if (heights[i] < heights[found]) {
        found = i;
      }
    }
    return found;
  }
}
