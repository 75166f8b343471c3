package hnefi.ui.layout;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;

/// Children of one width that fill the row. Where they find no room in one row they stand in as few
/// as possible, each with as many children as the others, or nearly.
public final class UniformRowPane extends FlowPane {
  public UniformRowPane() {
    getStyleClass().add("even-row");
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computeMinWidth(double height) {
    return widest() + across();
  }

  @Override
  protected double computePrefWidth(double height) {
    int count = getManagedChildren().size();
    return count * widest() + Math.max(0, count - 1) * getHgap() + across();
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefHeight(double width) {
    int rows = rows(width < 0 ? prefWidth(-1) : width);
    Insets insets = getInsets();
    double inner = rows * tallest() + Math.max(0, rows - 1) * getVgap();
    return insets.getTop() + inner + insets.getBottom();
  }

  @Override
  protected void layoutChildren() {
    Insets insets = getInsets();
    int rows = Math.max(1, rows(getWidth()));
    int columns = Math.ceilDiv(getManagedChildren().size(), rows);
    double room = getWidth() - across() - getHgap() * (columns - 1);
    double each = Math.floor(room / Math.max(1, columns));
    double height = tallest();
    for (int i = 0; i < getManagedChildren().size(); i++) {
      Node child = getManagedChildren().get(i);
      child.resizeRelocate(
          insets.getLeft() + (i % columns) * (each + getHgap()),
          insets.getTop() + (i / columns) * (height + getVgap()),
          each,
          height);
    }
  }

  private int rows(double width) {
    double step = widest() + getHgap();
    int most = (int) Math.max(1, Math.floor((width - across() + getHgap()) / Math.max(1, step)));
    return Math.ceilDiv(getManagedChildren().size(), most);
  }

  private double across() {
    return getInsets().getLeft() + getInsets().getRight();
  }

  private double widest() {
    return getManagedChildren().stream()
        .mapToDouble(each -> Math.ceil(Math.max(each.minWidth(-1), each.prefWidth(-1))))
        .max()
        .orElse(0);
  }

  private double tallest() {
    return getManagedChildren().stream()
        .mapToDouble(each -> Math.ceil(Math.max(each.minHeight(-1), each.prefHeight(-1))))
        .max()
        .orElse(0);
  }
}
