package hnefi.ui.theme;

import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;

/// A part of a drawing that fills its place, whatever the shape of that place.
///
/// The part is enlarged until it covers the place; what hangs over is cut off, left and right
/// evenly, above and below so that the focus keeps its height.
public final class CroppedPicture extends Region {
  private final Rectangle2D part;
  private final double focus;
  private final Scale scale = new Scale();
  private final Translate translate = new Translate();
  private final Rectangle frame = new Rectangle();

  /// @param drawing nodes that the picture owns from now on
  /// @param part what to show of the drawing, in the drawing's units
  /// @param focus the height that stays in view, as a share of the part from its top
  public CroppedPicture(Node drawing, Rectangle2D part, double focus) {
    this.part = part;
    this.focus = focus;
    getStyleClass().add("picture");
    drawing.setManaged(false);
    drawing.getTransforms().setAll(translate, scale);
    setClip(frame);
    setMouseTransparent(true);
    getChildren().add(drawing);
  }

  /// Rounds the corners, in pixels.
  public void round(double radius) {
    frame.setArcWidth(2 * radius);
    frame.setArcHeight(2 * radius);
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double height = getHeight();
    frame.setWidth(width);
    frame.setHeight(height);
    double size = Math.max(width / part.getWidth(), height / part.getHeight());
    scale.setX(size);
    scale.setY(size);
    translate.setX(width / 2 - (part.getMinX() + part.getWidth() / 2) * size);
    translate.setY(height * focus - (part.getMinY() + part.getHeight() * focus) * size);
  }
}
