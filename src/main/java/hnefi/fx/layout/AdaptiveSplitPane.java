package hnefi.fx.layout;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.Node;

/// Two parts: side by side in a wide place, the first wider; one above the other in a tall one
/// (`:tall`), the first lower. Where they would be lower than they may be, both get all the height
/// they want, and the place must be scrolled.
public final class AdaptiveSplitPane extends GapPane {
  private static final PseudoClass TALL = PseudoClass.getPseudoClass("tall");

  private double share = 0.6;
  private double tallShare = 0.5;
  private double room = Double.MAX_VALUE;

  public AdaptiveSplitPane() {
    getStyleClass().add("split-layout");
  }

  /// How much of a wide place the first part gets.
  public double getShare() {
    return share;
  }

  public void setShare(double value) {
    share = value;
  }

  /// How much of a tall place the first part gets.
  public double getTallShare() {
    return tallShare;
  }

  public void setTallShare(double value) {
    tallShare = value;
  }

  /// Tells how much of its height can be seen at once.
  public void setRoom(double height) {
    room = height;
    requestLayout();
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
    boolean tall = width < height || isNarrow(width);
    pseudoClassStateChanged(TALL, tall);
    if (!tall) {
      double least = parts.get(1).minWidth(-1);
      double first = snapSizeX(Math.min((width - gap()) * share, width - gap() - least));
      parts.get(0).resizeRelocate(x, y, first, height);
      parts.get(1).resizeRelocate(x + first + gap(), y, width - gap() - first, height);
    } else {
      double wanted = parts.get(0).prefHeight(width);
      double least = parts.get(1).minHeight(width);
      double first =
          snapSizeY(
              isCramped(width)
                  ? wanted
                  : Math.min(
                      wanted, Math.min((height - gap()) * tallShare, height - gap() - least)));
      parts.get(0).resizeRelocate(x, y, width, first);
      parts.get(1).resizeRelocate(x, y + first + gap(), width, height - gap() - first);
    }
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  protected double computeMinHeight(double width) {
    Insets insets = getInsets();
    double inner = width - insets.getLeft() - insets.getRight();
    if (width < 0 || !isNarrow(inner)) {
      return 0;
    }
    double parts =
        isCramped(inner)
            ? getManagedChildren().stream().mapToDouble(each -> each.prefHeight(inner)).sum()
            : leastHeight(inner);
    return insets.getTop() + parts + gap() + insets.getBottom();
  }

  private double leastHeight(double width) {
    return getManagedChildren().stream().mapToDouble(each -> each.minHeight(width)).sum();
  }

  private boolean isCramped(double width) {
    Insets insets = getInsets();
    double needed = insets.getTop() + leastHeight(width) + gap() + insets.getBottom();
    return isNarrow(width) && needed > room;
  }

  private boolean isNarrow(double width) {
    return width
        < getManagedChildren().stream().mapToDouble(each -> each.minWidth(-1)).sum() + gap();
  }
}
