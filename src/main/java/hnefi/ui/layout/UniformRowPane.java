package hnefi.ui.layout;

import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;

/// Children that fill their rows, in as few rows as possible, each row with as many children as the
/// others, or nearly. They are of one width where every child has room in it; otherwise each has
/// its own preferred width and an equal share of the rest of its row.
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
    List<Node> children = getManagedChildren();
    double width = getWidth() - across();
    int columns = columns(getWidth());
    double gaps = getHgap() * (columns - 1);
    double uniform = Math.floor((width - gaps) / columns);
    double height = tallest();
    double y = getInsets().getTop();
    for (int from = 0; from < children.size(); from += columns) {
      List<Node> row = children.subList(from, Math.min(children.size(), from + columns));
      double share = Math.floor((width - preferred(row)) / row.size());
      double x = getInsets().getLeft();
      for (Node child : row) {
        double each = widest() <= uniform ? uniform : preferred(child) + share;
        child.resizeRelocate(snapPositionX(x), snapPositionY(y), each, height);
        x += each + getHgap();
      }
      y += height + getVgap();
    }
  }

  private int rows(double width) {
    return Math.ceilDiv(getManagedChildren().size(), columns(width));
  }

  /// The children of a full row, at least one.
  private int columns(double width) {
    List<Node> children = getManagedChildren();
    int count = Math.max(1, children.size());
    for (int rows = 1; rows < count; rows++) {
      int columns = Math.ceilDiv(count, rows);
      if (fits(children, columns, width - across())) {
        return columns;
      }
    }
    return 1;
  }

  private boolean fits(List<Node> children, int columns, double width) {
    for (int from = 0; from < children.size(); from += columns) {
      int to = Math.min(children.size(), from + columns);
      if (preferred(children.subList(from, to)) > width) {
        return false;
      }
    }
    return true;
  }

  /// The width of a row of children at their own widths, with the gaps between them.
  private double preferred(List<Node> row) {
    double gaps = getHgap() * (row.size() - 1);
    return gaps + row.stream().mapToDouble(UniformRowPane::preferred).sum();
  }

  private static double preferred(Node child) {
    return Math.ceil(Math.max(child.minWidth(-1), child.prefWidth(-1)));
  }

  private double across() {
    return getInsets().getLeft() + getInsets().getRight();
  }

  private double widest() {
    return getManagedChildren().stream().mapToDouble(UniformRowPane::preferred).max().orElse(0);
  }

  private double tallest() {
    return getManagedChildren().stream()
        .mapToDouble(each -> Math.ceil(Math.max(each.minHeight(-1), each.prefHeight(-1))))
        .max()
        .orElse(0);
  }
}
