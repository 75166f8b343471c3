package hnefi.ui.play.screen;

import hnefi.fx.layout.GapPane;
import java.util.List;
import javafx.scene.Node;

/// Two parts: the moves, and below them what one can do; beside each other where they are too low
/// for that and wide enough.
public final class RecordPane extends GapPane {
  public RecordPane() {
    getStyleClass().add("record-pane");
  }

  @Override
  protected double computeMinWidth(double height) {
    return getManagedChildren().stream().mapToDouble(each -> each.minWidth(-1)).max().orElse(0);
  }

  @Override
  protected double computeMinHeight(double width) {
    double half = (width - gap()) / 2;
    double least = isWide(width) ? lowest(half) : stacked(width);
    return getInsets().getTop() + least + getInsets().getBottom();
  }

  @Override
  protected double computePrefHeight(double width) {
    return getInsets().getTop() + stacked(width) + getInsets().getBottom();
  }

  @Override
  protected void layoutChildren() {
    List<Node> parts = getManagedChildren();
    if (parts.size() != 2) {
      return;
    }
    double x = snappedLeftInset();
    double y = snappedTopInset();
    double width = room(getWidth());
    double height = innerHeight();
    if (isWide(width) && height < stacked(width)) {
      double half = Math.floor((width - gap()) / 2);
      parts.getFirst().resizeRelocate(x, y, half, height);
      place(parts.getLast(), x + width - half, y, half, height);
    } else {
      double doing = parts.getLast().minHeight(width);
      parts.getFirst().resizeRelocate(x, y, width, height - gap() - doing);
      place(parts.getLast(), x, y + height - doing, width, doing);
    }
  }

  private boolean isWide(double width) {
    return width >= 2 * computeMinWidth(-1) + gap();
  }

  private double stacked(double width) {
    return getManagedChildren().stream().mapToDouble(each -> each.minHeight(width)).sum() + gap();
  }

  private double lowest(double width) {
    return getManagedChildren().stream().mapToDouble(each -> each.minHeight(width)).max().orElse(0);
  }
}
