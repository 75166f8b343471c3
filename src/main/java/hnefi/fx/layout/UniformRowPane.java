package hnefi.fx.layout;

import java.util.List;
import javafx.scene.Node;

/// Children that fill their rows, in as few rows as possible, each row with as many children as the
/// others, or nearly. They are of one width where every child has room in it; otherwise each has
/// its own preferred width and an equal share of the rest of its row.
public final class UniformRowPane extends GapPane {
  public UniformRowPane() {
    getStyleClass().add("even-row");
  }

  @Override
  protected double computeMinWidth(double height) {
    return snappedLeftInset() + widest() + snappedRightInset();
  }

  @Override
  protected double computePrefWidth(double height) {
    int count = getManagedChildren().size();
    return computeMinWidth(height) + Math.max(0, count - 1) * (widest() + gap());
  }

  @Override
  protected double computePrefHeight(double width) {
    int rows = rows(width < 0 ? prefWidth(-1) : width);
    double inner = rows * tallest() + Math.max(0, rows - 1) * gap();
    return snappedTopInset() + inner + snappedBottomInset();
  }

  @Override
  protected void layoutChildren() {
    List<Node> children = getManagedChildren();
    double width = room(getWidth());
    int columns = columns(getWidth());
    double gaps = gap() * (columns - 1);
    double uniform = Math.floor((width - gaps) / columns);
    double height = tallest();
    double y = snappedTopInset();
    for (int from = 0; from < children.size(); from += columns) {
      List<Node> row = children.subList(from, Math.min(children.size(), from + columns));
      double share = Math.floor((width - preferred(row)) / row.size());
      double x = snappedLeftInset();
      for (Node child : row) {
        double each = widest() <= uniform ? uniform : preferred(child) + share;
        place(child, x, y, each, height);
        x += each + gap();
      }
      y += height + gap();
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
      if (fits(children, columns, room(width))) {
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
    double gaps = gap() * (row.size() - 1);
    return gaps + row.stream().mapToDouble(UniformRowPane::preferred).sum();
  }

  private static double preferred(Node child) {
    return Math.ceil(Math.max(child.minWidth(-1), child.prefWidth(-1)));
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
