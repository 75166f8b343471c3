package hnefi.fx.layout;

import javafx.scene.Node;

/// Two parts that fill their place: side by side where it is wide, the second no narrower than it
/// may be; one above the other where it is tall, or narrower than both together may be.
public final class HalvesPane extends GapPane {
  // From this height, as a share of the width, the parts lie one above the other.
  private static final double TALL = 0.8;

  private double share = 0.5;
  private double tallShare = 0.5;

  public HalvesPane() {
    getStyleClass().add("halves");
    setMinSize(0, 0);
  }

  /// Sets how much of the width the first part takes.
  public void setShare(double share) {
    this.share = share;
  }

  public double getShare() {
    return share;
  }

  /// Sets how much of the height the first part takes in a tall place.
  public void setTallShare(double share) {
    this.tallShare = share;
  }

  public double getTallShare() {
    return tallShare;
  }

  @Override
  protected double computePrefHeight(double width) {
    return snappedTopInset() + snappedBottomInset();
  }

  @Override
  protected double computePrefWidth(double height) {
    return snappedLeftInset() + snappedRightInset();
  }

  @Override
  protected void layoutChildren() {
    double gap = gap();
    double x = snappedLeftInset();
    double y = snappedTopInset();
    double width = room(getWidth());
    double height = innerHeight();
    Node first = getManagedChildren().getFirst();
    Node second = getManagedChildren().getLast();
    boolean narrow = first.minWidth(-1) + gap + second.minWidth(-1) > width;
    if (height > width * TALL || narrow) {
      double top = snapSizeY((height - gap) * tallShare);
      first.resizeRelocate(x, y, width, top);
      second.resizeRelocate(x, y + top + gap, width, height - top - gap);
    } else {
      double left = snapSizeX(Math.min((width - gap) * share, width - gap - second.minWidth(-1)));
      first.resizeRelocate(x, y, left, height);
      second.resizeRelocate(x + left + gap, y, width - left - gap, height);
    }
  }
}
