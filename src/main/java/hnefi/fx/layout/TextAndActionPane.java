package hnefi.fx.layout;

import javafx.scene.Node;

/// A text and beside it what can be done, as wide as it wants to be as long as the text gets its
/// least width; below the text where both have no room beside each other.
public final class TextAndActionPane extends GapPane {
  private Node text() {
    return getManagedChildren().getFirst();
  }

  private Node action() {
    return getManagedChildren().getLast();
  }

  private boolean isAlone() {
    return text() == action();
  }

  private boolean isBeside(double room) {
    return text().minWidth(-1) + gap() + action().minWidth(-1) <= room;
  }

  private double height(Node part, double width) {
    return snapSizeY(Math.max(part.minHeight(width), part.prefHeight(width)));
  }

  private double textWidth(double room) {
    return isAlone() || !isBeside(room) ? room : room - gap() - actionWidth(room);
  }

  private double actionWidth(double room) {
    double most = isBeside(room) ? room - gap() - text().minWidth(-1) : room;
    return snapSizeX(
        Math.clamp(
            action().prefWidth(-1),
            Math.min(action().minWidth(-1), most),
            Math.min(action().maxWidth(-1), most)));
  }

  @Override
  protected double computeMinWidth(double height) {
    return snappedLeftInset() + snappedRightInset();
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefHeight(double width) {
    double room = room(width < 0 ? prefWidth(-1) : width);
    double edges = snappedTopInset() + snappedBottomInset();
    double first = height(text(), textWidth(room));
    if (isAlone()) {
      return edges + first;
    }
    double second = height(action(), actionWidth(room));
    return edges + (isBeside(room) ? Math.max(first, second) : first + gap() + second);
  }

  @Override
  protected void layoutChildren() {
    double x = snappedLeftInset();
    double y = snappedTopInset();
    double room = room(getWidth());
    double textWidth = textWidth(room);
    double textHeight = height(text(), textWidth);
    if (isAlone()) {
      text().resizeRelocate(x, y, textWidth, textHeight);
      return;
    }
    double actionWidth = actionWidth(room);
    double actionHeight = height(action(), actionWidth);
    if (isBeside(room)) {
      double height = innerHeight();
      place(text(), x, y + (height - textHeight) / 2, textWidth, textHeight);
      double left = x + textWidth + gap();
      place(action(), left, y + (height - actionHeight) / 2, actionWidth, actionHeight);
    } else {
      place(text(), x, y, textWidth, textHeight);
      place(action(), x, y + textHeight + gap(), actionWidth, actionHeight);
    }
  }
}
