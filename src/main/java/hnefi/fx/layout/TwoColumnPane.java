package hnefi.fx.layout;

import javafx.scene.Node;

/// A main column and one beside it, together in the middle; one under the other where there is no
/// room for both.
public final class TwoColumnPane extends GapPane {
  public TwoColumnPane() {
    getStyleClass().add("columns");
  }

  private Node main() {
    return getManagedChildren().getFirst();
  }

  private Node aside() {
    return getManagedChildren().getLast();
  }

  private boolean sideBySide(double width) {
    return main() != aside() && main().minWidth(-1) + gap() + aside().minWidth(-1) <= room(width);
  }

  private double mainWidth(double width) {
    double most = main().maxWidth(-1);
    double room = sideBySide(width) ? room(width) - gap() - aside().minWidth(-1) : room(width);
    return Math.min(most, room);
  }

  private double asideWidth(double width) {
    return sideBySide(width)
        ? Math.min(aside().maxWidth(-1), room(width) - gap() - mainWidth(width))
        : Math.min(main().maxWidth(-1), room(width));
  }

  @Override
  protected double computePrefHeight(double width) {
    double wide = width < 0 ? prefWidth(-1) : width;
    double first = main().prefHeight(mainWidth(wide));
    double edges = snappedTopInset() + snappedBottomInset();
    if (main() == aside()) {
      return first + edges;
    }
    double second = aside().prefHeight(asideWidth(wide));
    return edges + (sideBySide(wide) ? Math.max(first, second) : first + gap() + second);
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double first = mainWidth(width);
    double second = asideWidth(width);
    double firstHeight = main().prefHeight(first);
    double top = snappedTopInset();
    if (sideBySide(width)) {
      double left = snappedLeftInset() + (room(width) - first - gap() - second) / 2;
      place(main(), left, top, first, firstHeight);
      place(aside(), left + first + gap(), top, second, aside().prefHeight(second));
    } else {
      double left = snappedLeftInset() + (room(width) - first) / 2;
      place(main(), left, top, first, firstHeight);
      if (main() != aside()) {
        place(aside(), left, top + firstHeight + gap(), second, aside().prefHeight(second));
      }
    }
  }
}
