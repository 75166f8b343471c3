package hnefi.fx.layout;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Insets;
import javafx.scene.Node;

/// Lays out its children in as many columns of one width as fit, each child below the shortest
/// column so far. A column is at least as wide as the widest least width of a child, unless there
/// is room for less than one.
///
/// A balanced one gives the tallest children their columns first, so that the whole is less high;
/// within a column they keep their order, and the first child stands in the first column.
public final class MasonryPane extends GapPane {
  private boolean balanced;

  public MasonryPane() {
    getStyleClass().add("bookshelf");
  }

  public boolean isBalanced() {
    return balanced;
  }

  public void setBalanced(boolean value) {
    balanced = value;
    requestLayout();
  }

  @Override
  protected double computePrefHeight(double width) {
    return arrange(width < 0 ? prefWidth(-1) : width, false);
  }

  @Override
  protected double computePrefWidth(double height) {
    return least() + getInsets().getLeft() + getInsets().getRight();
  }

  @Override
  protected double computeMinWidth(double height) {
    return getInsets().getLeft() + getInsets().getRight();
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
    List<Node> children = getManagedChildren();
    double[] wanted = children.stream().mapToDouble(child -> child.prefHeight(each)).toArray();
    int[] places = balanced ? balanced(wanted, columns) : inOrder(wanted, columns);
    double[] heights = new double[columns];
    for (int i = 0; i < children.size(); i++) {
      int column = places[i];
      if (place) {
        double x = insets.getLeft() + column * (each + gap());
        place(children.get(i), x, insets.getTop() + heights[column], each, wanted[i]);
      }
      heights[column] += wanted[i] + gap();
    }
    double tallest = Arrays.stream(heights).max().orElse(gap());
    return insets.getTop() + Math.max(0, tallest - gap()) + insets.getBottom();
  }

  private int[] inOrder(double[] wanted, int columns) {
    return columns(wanted, columns, IntStream.range(0, wanted.length));
  }

  private int[] balanced(double[] wanted, int columns) {
    Comparator<Integer> tallestFirst = Comparator.comparingDouble(i -> -wanted[i]);
    int[] places =
        columns(
            wanted,
            columns,
            IntStream.range(0, wanted.length)
                .boxed()
                .sorted(tallestFirst)
                .mapToInt(Integer::intValue));
    even(places, wanted, columns);
    int[] columnsInOrder = Arrays.stream(places).distinct().toArray();
    return Arrays.stream(places)
        .map(place ->
            IntStream.range(0, columns)
                .filter(i -> columnsInOrder[i] == place)
                .findFirst()
                .orElseThrow())
        .toArray();
  }

  /// Exchanges children between two columns, or moves one, as long as the higher of the two gets
  /// less high.
  private void even(int[] places, double[] wanted, int columns) {
    boolean better = true;
    while (better) {
      better = false;
      for (int i = 0; i < places.length; i++) {
        for (int j = 0; j < places.length; j++) {
          double[] heights = heights(places, wanted, columns);
          double gained = wanted[i] - wanted[j];
          if (heights[places[i]] > heights[places[j]] && places[i] != places[j]) {
            if (gained > 0 && heights[places[j]] + gained < heights[places[i]]) {
              int other = places[j];
              places[j] = places[i];
              places[i] = other;
              better = true;
            } else if (heights[places[j]] + wanted[i] + gap() < heights[places[i]]) {
              places[i] = places[j];
              better = true;
            }
          }
        }
      }
    }
  }

  private double[] heights(int[] places, double[] wanted, int columns) {
    double[] heights = new double[columns];
    for (int i = 0; i < places.length; i++) {
      heights[places[i]] += wanted[i] + gap();
    }
    return heights;
  }

  /// Returns the column of each child, given to them in this order.
  private int[] columns(double[] wanted, int columns, IntStream order) {
    int[] places = new int[wanted.length];
    double[] heights = new double[columns];
    order.forEach(i -> {
      places[i] = shortest(heights);
      heights[places[i]] += wanted[i] + gap();
    });
    return places;
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
