package hnefi.ui.theme;

import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;

/// A picture drawn in vectors at one size and shown at any: as wide as it is given room, and as
/// high as that makes it. Colours come from style classes of its shapes.
public class Drawing extends Region {
  private final double drawnWidth;
  private final double drawnHeight;
  private final Scale scale = new Scale();
  private final Group shapes = new Group();

  /// @param drawnWidth the width the shapes are drawn for
  /// @param drawnHeight the height the shapes are drawn for
  public Drawing(double drawnWidth, double drawnHeight) {
    this.drawnWidth = drawnWidth;
    this.drawnHeight = drawnHeight;
    getStyleClass().add("drawing");
    shapes.setManaged(false);
    shapes.getTransforms().add(scale);
    getChildren().add(shapes);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setMinWidth(0);
  }

  /// Adds shapes on top.
  public final Drawing add(Node... more) {
    shapes.getChildren().addAll(more);
    return this;
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computePrefWidth(double height) {
    return height < 0 ? drawnWidth : height * drawnWidth / drawnHeight;
  }

  @Override
  protected double computePrefHeight(double width) {
    return width < 0 ? drawnHeight : width * drawnHeight / drawnWidth;
  }

  @Override
  protected double computeMinHeight(double width) {
    return 0;
  }

  @Override
  protected void layoutChildren() {
    double factor = Math.min(getWidth() / drawnWidth, getHeight() / drawnHeight);
    scale.setX(factor);
    scale.setY(factor);
    shapes.setLayoutX((getWidth() - drawnWidth * factor) / 2);
    shapes.setLayoutY((getHeight() - drawnHeight * factor) / 2);
  }
}
