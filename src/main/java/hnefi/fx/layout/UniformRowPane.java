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
    double wide = width < 0 ? prefWidth(-1) : width;
    int rows = rows(wide);
    double inner = rows * tallest(wide) + Math.max(0, rows - 1) * gap();
    return snappedTopInset() + inner + snappedBottomInset();
  }

  @Override
  protected void layoutChildren() {
    List<Node> children = getManagedChildren();
    int columns = columns(getWidth());
    double height = tallest(getWidth());
    double y = snappedTopInset();
    for (int from = 0; from < children.size(); from += columns) {
      List<Node> row = row(from, columns);
      double x = snappedLeftInset();
      for (Node child : row) {
        double each = width(child, row, columns, getWidth());
        place(child, x, y, each, height);
        x += each + gap();
      }
      y += height + gap();
    }
  }

  private List<Node> row(int from, int columns) {
    List<Node> children = getManagedChildren();
    return children.subList(from, Math.min(children.size(), from + columns));
  }

  /// Returns how wide a child of a row is in a pane of this width.
  private double width(Node child, List<Node> row, int columns, double width) {
    double uniform = Math.floor((room(width) - gap() * (columns - 1)) / columns);
    double share = Math.floor((room(width) - preferred(row)) / row.size());
    return widest() <= uniform ? uniform : preferred(child) + share;
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

  /// Returns the height of the rows of a pane of this width, in which words may break.
  private double tallest(double width) {
    int columns = columns(width);
    double tallest = 0;
    for (int from = 0; from < getManagedChildren().size(); from += columns) {
      List<Node> row = row(from, columns);
      for (Node child : row) {
        double wide = width(child, row, columns, width);
        double height = Math.max(child.minHeight(wide), child.prefHeight(wide));
        tallest = Math.max(tallest, Math.ceil(height));
      }
    }
    return tallest;
  }
}
