package hnefi.fx.layout;

import javafx.scene.Node;

/// What can be chosen beside its name, or below it where there is no room for both.
public final class OptionRow extends GapPane {
  public OptionRow() {
    getStyleClass().add("option");
  }

  private Node name() {
    return getManagedChildren().getFirst();
  }

  private Node choices() {
    return getManagedChildren().getLast();
  }

  private boolean isSideBySide(double width) {
    return name().minWidth(-1) + gap() + choices().minWidth(-1) <= room(width);
  }

  private double nameWidth(double width) {
    double left = room(width) - gap() - choices().prefWidth(-1);
    return isSideBySide(width)
        ? snapSizeX(Math.clamp(left, name().minWidth(-1), name().prefWidth(-1)))
        : room(width);
  }

  private double choicesWidth(double width) {
    return isSideBySide(width) ? room(width) - gap() - nameWidth(width) : room(width);
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefHeight(double width) {
    double wide = width < 0 ? prefWidth(-1) : width;
    double first = name().prefHeight(nameWidth(wide));
    double second = choices().prefHeight(choicesWidth(wide));
    double edges = snappedTopInset() + snappedBottomInset();
    return edges + (isSideBySide(wide) ? Math.max(first, second) : first + gap() / 2 + second);
  }

  @Override
  protected double computePrefWidth(double height) {
    return snappedLeftInset()
        + name().prefWidth(-1)
        + gap()
        + choices().prefWidth(-1)
        + snappedRightInset();
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double first = name().prefHeight(nameWidth(width));
    double second = choices().prefHeight(choicesWidth(width));
    double left = snappedLeftInset();
    double top = snappedTopInset();
    double height = innerHeight();
    if (isSideBySide(width)) {
      place(name(), left, top + (height - first) / 2, nameWidth(width), first);
      double beside = left + nameWidth(width) + gap();
      place(choices(), beside, top + (height - second) / 2, choicesWidth(width), second);
    } else {
      place(name(), left, top, nameWidth(width), first);
      place(choices(), left, top + first + gap() / 2, choicesWidth(width), second);
    }
  }
}
