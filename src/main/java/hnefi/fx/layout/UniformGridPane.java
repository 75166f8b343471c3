package hnefi.fx.layout;

import java.util.List;
import javafx.scene.Node;

/// Cards of the same width in as many columns as their least width allows; all cards of a row are
/// as high as the highest. Where not even one is as wide as it should be, it takes the width there
/// is.
public final class UniformGridPane extends GapPane {
  private int most = Integer.MAX_VALUE;

  public UniformGridPane() {
    getStyleClass().add("even-grid");
  }

  /// Sets the largest number of columns.
  public void setMost(int columns) {
    most = columns;
  }

  public int getMost() {
    return most;
  }

  private int columns(double width) {
    double least =
        getManagedChildren().stream().mapToDouble(each -> each.minWidth(-1)).max().orElse(1);
    int room = (int) ((room(width) + gap()) / (least + gap()));
    return Math.clamp(room, 1, Math.max(1, Math.min(most, getManagedChildren().size())));
  }

  private double cell(double width) {
    int columns = columns(width);
    return snapSizeX((room(width) - gap() * (columns - 1)) / columns - 0.5);
  }

  private double rowHeight(List<Node> row, double cell) {
    return row.stream().mapToDouble(each -> each.prefHeight(cell)).max().orElse(0);
  }

  @Override
  protected double computePrefHeight(double width) {
    double wide = width < 0 ? prefWidth(-1) : width;
    List<Node> cards = getManagedChildren();
    int columns = columns(wide);
    double height = snappedTopInset() + snappedBottomInset();
    for (int i = 0; i < cards.size(); i += columns) {
      height +=
          rowHeight(cards.subList(i, Math.min(cards.size(), i + columns)), cell(wide))
              + (i > 0 ? gap() : 0);
    }
    return height;
  }

  @Override
  protected double computeMinWidth(double height) {
    return snappedLeftInset() + snappedRightInset();
  }

  @Override
  protected void layoutChildren() {
    List<Node> cards = getManagedChildren();
    int columns = columns(getWidth());
    double cell = cell(getWidth());
    int rows = Math.ceilDiv(Math.max(1, cards.size()), columns);
    double spare = Math.max(0, getHeight() - computePrefHeight(getWidth())) / rows;
    double y = snappedTopInset();
    for (int i = 0; i < cards.size(); i += columns) {
      List<Node> row = cards.subList(i, Math.min(cards.size(), i + columns));
      double height = snapSizeY(rowHeight(row, cell) + spare);
      for (int column = 0; column < row.size(); column++) {
        row.get(column)
            .resizeRelocate(snappedLeftInset() + column * (cell + gap()), y, cell, height);
      }
      y += height + gap();
    }
  }
}
