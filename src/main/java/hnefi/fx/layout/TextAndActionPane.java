package hnefi.fx.layout;

import javafx.scene.Node;

/// A text and beside it what can be done or chosen, which gets the width it wants as long as the
/// text gets its least width; below the text where both have no room beside each other.
public final class TextAndActionPane extends GapPane {
  private double lineGap = 1;

  /// Sets the gap between the text and what is below it, as a share of the gap beside it.
  public void setLineGap(double share) {
    lineGap = share;
  }

  public double getLineGap() {
    return lineGap;
  }

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

  private double textWidth(double room) {
    if (isAlone() || !isBeside(room)) {
      return room;
    }
    double wanted = Math.max(action().minWidth(-1), action().prefWidth(-1));
    double left = room - gap() - snapSizeX(wanted);
    // Whole pixels, of which the action loses none.
    return Math.floor(Math.clamp(left, text().minWidth(-1), text().maxWidth(-1)));
  }

  private double actionWidth(double room) {
    double left = isBeside(room) ? room - gap() - textWidth(room) : room;
    return Math.floor(Math.min(left, action().maxWidth(-1)));
  }

  @Override
  protected double computeMinWidth(double height) {
    return snappedLeftInset() + snappedRightInset();
  }

  @Override
  protected double computePrefWidth(double height) {
    double beside = isAlone() ? 0 : gap() + action().prefWidth(-1);
    return snappedLeftInset() + text().prefWidth(-1) + beside + snappedRightInset();
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
    return edges + (isBeside(room) ? Math.max(first, second) : first + lineGap * gap() + second);
  }

  @Override
  protected void layoutChildren() {
    double x = snappedLeftInset();
    double y = snappedTopInset();
    double room = room(getWidth());
    double textWidth = textWidth(room);
    double textHeight = height(text(), textWidth);
    if (isAlone()) {
      place(text(), x, y, textWidth, textHeight);
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
      place(action(), x, y + textHeight + lineGap * gap(), actionWidth, actionHeight);
    }
  }
}
