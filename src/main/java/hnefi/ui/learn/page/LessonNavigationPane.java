package hnefi.ui.learn.page;

import hnefi.fx.layout.GapPane;
import javafx.scene.Node;

/// The way back, the steps and the way on beside each other. Where the steps have no room there in
/// one row, they stand above in one row; where they need several rows anyway, wherever that takes
/// less height. Instead of standing above they are left out if style sheets set `-folding`. The way
/// on breaks its words where the line is too short for them.
///
/// The children are the way back, the steps and the way on.
public final class LessonNavigationPane extends GapPane {
  @Override
  protected double computeMinWidth(double height) {
    return getInsets().getLeft()
        + width(back())
        + gap()
        + on().minWidth(-1)
        + getInsets().getRight();
  }

  @Override
  protected double computePrefWidth(double height) {
    return getInsets().getLeft()
        + width(back())
        + gap()
        + steps().prefWidth(-1)
        + gap()
        + width(on())
        + getInsets().getRight();
  }

  @Override
  protected double computePrefHeight(double width) {
    double room = room(width < 0 ? prefWidth(-1) : width);
    double ways = ways(room);
    double inner =
        isBeside(room) ? besideHeight(room, ways) : isFolding() ? ways : belowHeight(room, ways);
    return snappedTopInset() + inner + snappedBottomInset();
  }

  @Override
  protected void layoutChildren() {
    double x = snappedLeftInset();
    double y = snappedTopInset();
    double room = room(getWidth());
    double height = innerHeight();
    double ways = ways(room);
    boolean beside = isBeside(room);
    steps().setVisible(beside || !isFolding());
    double wide = Math.min(beside ? middle(room) : room, steps().prefWidth(-1));
    double high = steps().prefHeight(wide);
    if (beside) {
      double free = middle(room) - wide;
      double left = x + width(back()) + gap() + free / 2;
      place(steps(), left, y + (height - high) / 2, wide, high);
    } else {
      place(steps(), x + (room - wide) / 2, y, wide, high);
    }
    double top = y + (height - ways) / (beside ? 2 : 1);
    place(back(), x, top, width(back()), ways);
    double onwards = onWidth(room);
    place(on(), x + room - onwards, top, onwards, ways);
  }

  /// The height of the ways.
  private double ways(double room) {
    return Math.max(height(back(), width(back())), height(on(), onWidth(room)));
  }

  private double onWidth(double room) {
    return Math.min(width(on()), room - width(back()) - gap());
  }

  private double width(Node button) {
    return snapSizeX(Math.max(button.minWidth(-1), button.prefWidth(-1)));
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

  /// The width between the ways.
  private double middle(double room) {
    return room - sides() - 2 * gap();
  }

  private boolean isBeside(double room) {
    double row = steps().prefWidth(-1);
    if (row <= middle(room)) {
      return true;
    }
    if (!isFolding() && row <= room) {
      return false;
    }
    double ways = ways(room);
    return middle(room) >= steps().minWidth(-1)
        && besideHeight(room, ways) < belowHeight(room, ways);
  }

  private double besideHeight(double room, double ways) {
    return Math.max(ways, steps().prefHeight(middle(room)));
  }

  private double belowHeight(double room, double ways) {
    return ways + gap() + steps().prefHeight(room);
  }
}
