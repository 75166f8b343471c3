package hnefi.ui.learn;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/// Cards of the same width, as many side by side as there is room for, each row as high as its
/// highest card.
public final class CardGrid extends Pane {
  private static final double GAP = 14;

  public CardGrid() {
    getStyleClass().add("card-grid");
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computePrefWidth(double height) {
    return narrowest() * 3;
  }

  @Override
  protected double computeMinWidth(double height) {
    return narrowest();
  }

  @Override
  protected double computePrefHeight(double width) {
    return arrange(width < 0 ? prefWidth(-1) : width, false);
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected void layoutChildren() {
    arrange(getWidth(), true);
  }

  /// The padding on the left, given in em, is the measure of everything.
  private double narrowest() {
    return 16 * Math.max(12, getInsets().getBottom());
  }

  private double arrange(double width, boolean place) {
    List<Node> cards = getManagedChildren();
    int columns = Math.clamp((int) ((width + GAP) / (narrowest() + GAP)), 1, 4);
    double each = (width - GAP * (columns - 1)) / columns;
    double y = 0;
    for (int row = 0; row * columns < cards.size(); row++) {
      List<Node> line = cards.subList(row * columns, Math.min(cards.size(), (row + 1) * columns));
      double height = line.stream().mapToDouble(card -> card.prefHeight(each)).max().orElse(0);
      for (int i = 0; place && i < line.size(); i++) {
        line.get(i).resizeRelocate(i * (each + GAP), y, each, height);
      }
      y += height + GAP;
    }
    return y + getInsets().getBottom();
  }
}
