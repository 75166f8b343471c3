package hnefi.ui.kiosk;

import hnefi.fx.layout.GapPane;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/// A chart of lying bars, each with its name before it and its number behind it.
public final class BarsPane extends GapPane {
  /// A bar.
  ///
  /// @param count at least 0
  record Bar(String name, int count) {}

  private List<Bar> bars = List.of();
  private List<Label> names = List.of();
  private List<Region> lengths = List.of();
  private List<Label> numbers = List.of();

  public BarsPane() {
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
  }

  /// Shows bars from top to bottom, the longest as long as there is room.
  ///
  /// @param said what is said to people who do not see them
  void show(List<Bar> shown, String said) {
    bars = List.copyOf(shown);
    names = bars.stream().map(each -> new Label(each.name())).toList();
    lengths = bars.stream().map(_ -> new Region()).toList();
    lengths.forEach(each -> each.getStyleClass().add("bar"));
    numbers = bars.stream().map(each -> new Label(Integer.toString(each.count()))).toList();
    setAccessibleText(said);
    getChildren().setAll(Stream.of(names, lengths, numbers).<Node>flatMap(List::stream).toList());
  }

  @Override
  protected double computePrefHeight(double width) {
    return snappedTopInset() + bars.size() * (line() + gap()) + snappedBottomInset();
  }

  @Override
  protected void layoutChildren() {
    double named = widest(names);
    double numbered = widest(numbers);
    double room = Math.max(0, room(getWidth()) - named - numbered - 2 * gap());
    int most = bars.stream().mapToInt(Bar::count).max().orElse(0);
    for (int i = 0; i < bars.size(); i++) {
      double x = snappedLeftInset();
      double y = snappedTopInset() + i * (line() + gap());
      double length = most == 0 ? 0 : room * bars.get(i).count() / most;
      place(names.get(i), x, y, named, line());
      place(lengths.get(i), x + named + gap(), y, length, line());
      place(numbers.get(i), x + named + 2 * gap() + length, y, numbered, line());
    }
  }

  private double line() {
    return names.stream().mapToDouble(each -> Math.ceil(each.prefHeight(-1))).max().orElse(0);
  }

  private static double widest(List<Label> labels) {
    return labels.stream().mapToDouble(each -> Math.ceil(each.prefWidth(-1))).max().orElse(0);
  }
}
