package hnefi.ui.board;

import javafx.scene.control.SkinBase;

/// A square that takes any size it is given.
abstract class BoardSkinBase extends SkinBase<BoardControl> {
  private static final double PREFERRED = 640;
  private static final double LEAST = 40;

  BoardSkinBase(BoardControl control) {
    super(control);
  }

  @Override
  protected final double computePrefWidth(double height, double t, double r, double b, double l) {
    return (height > 0 ? height - t - b : PREFERRED) + l + r;
  }

  @Override
  protected final double computePrefHeight(double width, double t, double r, double b, double l) {
    return (width > 0 ? width - l - r : PREFERRED) + t + b;
  }

  @Override
  protected final double computeMinWidth(double height, double t, double r, double b, double l) {
    return LEAST + l + r;
  }

  @Override
  protected final double computeMinHeight(double width, double t, double r, double b, double l) {
    return LEAST + t + b;
  }

  @Override
  protected final double computeMaxWidth(double height, double t, double r, double b, double l) {
    return Double.MAX_VALUE;
  }

  @Override
  protected final double computeMaxHeight(double width, double t, double r, double b, double l) {
    return Double.MAX_VALUE;
  }
}
