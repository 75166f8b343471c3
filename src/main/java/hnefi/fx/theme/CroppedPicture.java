package hnefi.fx.theme;

import hnefi.fx.shape.PathBuilder;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;

/// A part of a drawing that fills its place, whatever the shape of that place.
///
/// The part is enlarged until it covers the place; what hangs over is cut off, left and right
/// evenly, above and below so that the focus keeps its height.
public final class CroppedPicture extends Region {
  /// How far the control points of a curve lie from its ends, in radii, if it is a quarter circle.
  private static final double QUARTER_CIRCLE = 0.5523;

  private final Rectangle2D part;
  private final double focus;
  private final Scale scale = new Scale();
  private final Translate translate = new Translate();
  private final Rectangle frame = new Rectangle();
  private List<SVGPath> corners = List.of();

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

  /// Rounds the corners, in pixels, by covering them with shapes of the style class
  /// `picture-corner`: a clip that is no rectangle takes JavaFX much longer to paint.
  public void round(double radius) {
    corners = IntStream.range(0, 4).mapToObj(quarters -> corner(radius, quarters)).toList();
    getChildren().addAll(corners);
  }

  /// Returns the corner at the top left, turned by quarters.
  private static SVGPath corner(double radius, int quarters) {
    double straight = radius * (1 - QUARTER_CIRCLE);
    SVGPath corner =
        new PathBuilder()
            .moveTo(0, 0)
            .lineTo(radius, 0)
            .cubicTo(straight, 0, 0, straight, 0, radius)
            .close()
            .build("picture-corner");
    corner.setManaged(false);
    corner.getTransforms().setAll(new Rotate(90 * quarters));
    return corner;
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double height = getHeight();
    frame.setWidth(width);
    frame.setHeight(height);
    for (int i = 0; i < corners.size(); i++) {
      corners.get(i).setTranslateX(i == 1 || i == 2 ? width : 0);
      corners.get(i).setTranslateY(i > 1 ? height : 0);
    }
    double size = Math.max(width / part.getWidth(), height / part.getHeight());
    scale.setX(size);
    scale.setY(size);
    translate.setX(width / 2 - (part.getMinX() + part.getWidth() / 2) * size);
    translate.setY(height * focus - (part.getMinY() + part.getHeight() * focus) * size);
  }
}
