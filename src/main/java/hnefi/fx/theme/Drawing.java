package hnefi.fx.theme;

import hnefi.fx.shape.FixedFontText;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import javafx.scene.transform.Scale;

/// A picture drawn in vectors at one size and shown at any: as wide as it is given room, and as
/// high as that makes it. Colours come from style classes of its shapes.
///
/// Words are set anew for every size: under a scale JavaFX draws letters as outlines, in which
/// crossing strokes leave holes.
public class Drawing extends Region {
  private final double drawnWidth;
  private final double drawnHeight;
  private final Scale scale = new Scale();
  private final Group shapes = new Group();
  private final Group words = new Group();
  private final List<Words> written = new ArrayList<>();

  /// Words as they are drawn and styled, which are not shown, and as they are shown.
  private record Words(Text drawn, Text shown) {
    static Words of(Text drawn) {
      Text shown = new FixedFontText(drawn.getText());
      shown.setTextOrigin(drawn.getTextOrigin());
      shown.fillProperty().bind(drawn.fillProperty());
      drawn.setOpacity(0); // what is invisible gets no style
      return new Words(drawn, shown);
    }

    void scale(double factor) {
      Font font = drawn.getFont();
      shown.setFont(new Font(font.getName(), font.getSize() * factor));
      double before =
          drawn.getTextAlignment() == TextAlignment.CENTER
              ? shown.getLayoutBounds().getWidth() / 2
              : 0;
      shown.setX(drawn.getX() * factor - before);
      shown.setY(drawn.getY() * factor);
    }
  }

  /// @param drawnWidth the width the shapes are drawn for
  /// @param drawnHeight the height the shapes are drawn for
  public Drawing(double drawnWidth, double drawnHeight) {
    this.drawnWidth = drawnWidth;
    this.drawnHeight = drawnHeight;
    getStyleClass().add("drawing");
    shapes.setManaged(false);
    shapes.getTransforms().add(scale);
    words.setManaged(false);
    getChildren().addAll(shapes, words);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setMinWidth(0);
  }

  /// Adds shapes on top of others, and words on top of all.
  public final Drawing add(Node... more) {
    shapes.getChildren().addAll(more);
    for (Node each : more) {
      if (each instanceof Text text) {
        write(Words.of(text));
      }
    }
    return this;
  }

  private void write(Words more) {
    written.add(more);
    words.getChildren().add(more.shown());
    more.drawn().fontProperty().subscribe(_ -> requestLayout());
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
    words.setLayoutX(shapes.getLayoutX());
    words.setLayoutY(shapes.getLayoutY());
    written.forEach(each -> each.scale(factor));
  }
}
