package hnefi.ui.play.screen;

import javafx.scene.layout.Region;

/// A bar that shows who stands better: the attackers’ share from the left, the rest the defenders’.
public final class EvaluationBar extends Region {
  /// The share of the attackers when nobody stands better.
  static final double EVEN = 0.5;

  private final Region attackers = new Region();
  private double share = EVEN;

  public EvaluationBar() {
    getStyleClass().add("evaluation-bar");
    attackers.getStyleClass().add("evaluation-attackers");
    getChildren().add(attackers);
  }

  /// Sets the attackers' share, from 0 to 1.
  void setShare(double value) {
    share = Math.clamp(value, 0, 1);
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    attackers.resizeRelocate(0, 0, Math.round(getWidth() * share), getHeight());
  }
}
