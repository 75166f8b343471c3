package hnefi.ui.learn.page;

import hnefi.ui.layout.GapPane;
import javafx.geometry.Orientation;
import javafx.scene.Node;

/// The way back, the steps and the way on in one row; where there is no room for that, the steps
/// stand above in as many rows as they need.
///
/// The children are the way back, the steps and the way on.
public final class StepWaysPane extends GapPane {
  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computeMinWidth(double height) {
    return getInsets().getLeft() + sides() + gap() + getInsets().getRight();
  }

  @Override
  protected double computePrefWidth(double height) {
    return computeMinWidth(height) + gap() + steps().prefWidth(-1);
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefHeight(double width) {
    double room = room(width < 0 ? prefWidth(-1) : width);
    double ways = Math.max(height(back()), height(on()));
    double inner =
        isOneRow(room)
            ? Math.max(ways, steps().prefHeight(-1))
            : ways + gap() + steps().prefHeight(room);
    return snappedTopInset() + inner + snappedBottomInset();
  }

  @Override
  protected void layoutChildren() {
    double x = snappedLeftInset();
    double y = snappedTopInset();
    double room = room(getWidth());
    double height = getHeight() - y - snappedBottomInset();
    double ways = Math.max(height(back()), height(on()));
    double wide = Math.min(room, steps().prefWidth(-1));
    double high = steps().prefHeight(wide);
    if (isOneRow(room)) {
      double free = room - sides() - 2 * gap() - wide;
      steps()
          .resizeRelocate(
              x + width(back()) + gap() + free / 2, y + (height - high) / 2, wide, high);
    } else {
      steps().resizeRelocate(x + (room - wide) / 2, y, wide, high);
    }
    double below = y + height - ways;
    back().resizeRelocate(x, below, width(back()), ways);
    on().resizeRelocate(x + room - width(on()), below, width(on()), ways);
  }

  private static double height(Node button) {
    return Math.max(button.minHeight(-1), button.prefHeight(-1));
  }

  private static double width(Node button) {
    return Math.max(button.minWidth(-1), button.prefWidth(-1));
  }

  private Node back() {
    return getChildren().get(0);
  }

  private Node steps() {
    return getChildren().get(1);
  }

  private Node on() {
    return getChildren().get(2);
  }

  private double sides() {
    return width(back()) + width(on());
  }

  private boolean isOneRow(double room) {
    return sides() + 2 * gap() + steps().prefWidth(-1) <= room;
  }
}
