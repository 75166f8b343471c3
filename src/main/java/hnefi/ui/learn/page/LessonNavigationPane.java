package hnefi.ui.learn.page;

import hnefi.ui.layout.GapPane;
import java.util.List;
import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableBooleanProperty;
import javafx.css.Styleable;
import javafx.css.StyleableBooleanProperty;
import javafx.css.StyleablePropertyFactory;
import javafx.geometry.Orientation;
import javafx.scene.Node;

/// The way back, the steps and the way on beside each other; where that would take more height, the
/// steps stand above in as many rows as they need, or are left out if style sheets set `-folding`.
/// The way on breaks its words where the line is too short for them.
///
/// The children are the way back, the steps and the way on.
public final class LessonNavigationPane extends GapPane {
  private static final StyleablePropertyFactory<LessonNavigationPane> FACTORY =
      new StyleablePropertyFactory<>(GapPane.getClassCssMetaData());
  private static final CssMetaData<LessonNavigationPane, Boolean> FOLDING =
      FACTORY.createBooleanCssMetaData("-folding", pane -> pane.folding, false);

  private final StyleableBooleanProperty folding =
      new SimpleStyleableBooleanProperty(FOLDING, this, "folding", false) {
        @Override
        protected void invalidated() {
          requestLayout();
        }
      };

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

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
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefHeight(double width) {
    double room = room(width < 0 ? prefWidth(-1) : width);
    double ways = ways(room);
    double inner =
        isBeside(room) ? besideHeight(room, ways) : folding.get() ? ways : belowHeight(room, ways);
    return snappedTopInset() + inner + snappedBottomInset();
  }

  @Override
  protected void layoutChildren() {
    double x = snappedLeftInset();
    double y = snappedTopInset();
    double room = room(getWidth());
    double height = getHeight() - y - snappedBottomInset();
    double ways = ways(room);
    boolean beside = isBeside(room);
    steps().setVisible(beside || !folding.get());
    double wide = Math.min(beside ? middle(room) : room, steps().prefWidth(-1));
    double high = steps().prefHeight(wide);
    if (beside) {
      double free = middle(room) - wide;
      steps()
          .resizeRelocate(
              snapPositionX(x + width(back()) + gap() + free / 2),
              snapPositionY(y + (height - high) / 2),
              wide,
              high);
    } else {
      steps().resizeRelocate(snapPositionX(x + (room - wide) / 2), y, wide, high);
    }
    double top = snapPositionY(y + (height - ways) / (beside ? 2 : 1));
    back().resizeRelocate(x, top, width(back()), ways);
    double onwards = onWidth(room);
    on().resizeRelocate(snapPositionX(x + room - onwards), top, onwards, ways);
  }

  /// The height of the ways.
  private double ways(double room) {
    return snapSizeY(Math.max(height(back(), width(back())), height(on(), onWidth(room))));
  }

  private double onWidth(double room) {
    return Math.min(width(on()), room - width(back()) - gap());
  }

  private static double height(Node button, double width) {
    return Math.max(button.minHeight(width), button.prefHeight(width));
  }

  private double width(Node button) {
    return snapSizeX(Math.max(button.minWidth(-1), button.prefWidth(-1)));
  }

  @Override
  public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
    return FACTORY.getCssMetaData();
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
