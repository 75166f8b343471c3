package hnefi.ui.kiosk;

import hnefi.fx.layout.GapPane;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;

/// A table of what was counted: a column of names and beside it a column for each day. Where not
/// all days have room, the others follow below, with the names beside them again.
public final class CountsPane extends GapPane {
  private List<Label> names = List.of();
  private List<Label> days = List.of();

  /// Shows columns of equally many lines each.
  void show(List<String> nameColumn, List<List<String>> dayColumns) {
    // A day in each row is the most that the narrowest screen can ask for.
    names = dayColumns.stream().map(_ -> column(nameColumn)).toList();
    days = dayColumns.stream().map(CountsPane::column).toList();
    days.forEach(each -> each.getStyleClass().add("count"));
    getChildren().setAll(Stream.concat(names.stream(), days.stream()).toList());
  }

  private static Label column(List<String> lines) {
    return new Label(String.join("\n", lines));
  }

  @Override
  protected double computePrefHeight(double width) {
    int rows = days.isEmpty() ? 0 : rows(room(width));
    return snappedTopInset()
        + rows * tallest()
        + Math.max(0, rows - 1) * gap()
        + snappedBottomInset();
  }

  @Override
  protected void layoutChildren() {
    if (days.isEmpty()) {
      return;
    }
    double width = room(getWidth());
    double high = tallest();
    double named = widest(names);
    double wide = widest(days);
    int inRow = inRow(width);
    for (int i = 0; i < days.size(); i++) {
      int row = i / inRow;
      double y = snappedTopInset() + row * (high + gap());
      names.get(i).setVisible(i < rows(width));
      place(names.get(i), snappedLeftInset(), snappedTopInset() + i * (high + gap()), named, high);
      double x = snappedLeftInset() + named + gap() + i % inRow * (wide + gap());
      place(days.get(i), x, y, wide, high);
    }
  }

  private int rows(double width) {
    return Math.ceilDiv(days.size(), inRow(width));
  }

  /// Returns how many days have room beside the names, at least one.
  private int inRow(double width) {
    return Math.max(1, (int) ((width - widest(names)) / (widest(days) + gap())));
  }

  private double tallest() {
    return getManagedChildren().stream().mapToDouble(each -> each.prefHeight(-1)).max().orElse(0);
  }

  private static double widest(List<? extends Node> columns) {
    return columns.stream().mapToDouble(each -> Math.ceil(each.prefWidth(-1))).max().orElse(0);
  }
}
