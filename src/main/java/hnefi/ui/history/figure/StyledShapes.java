package hnefi.ui.history.figure;

import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import javafx.scene.transform.Rotate;

/// Shapes with a style class, for drawings.
final class StyledShapes {
  private StyledShapes() {}

  static Line line(double x1, double y1, double x2, double y2, String styleClass) {
    return styled(new Line(x1, y1, x2, y2), styleClass);
  }

  static Rectangle box(double x, double y, double width, double height, String styleClass) {
    return styled(new Rectangle(x, y, width, height), styleClass);
  }

  static Circle disc(double x, double y, double radius, String styleClass) {
    return styled(new Circle(x, y, radius), styleClass);
  }

  static SVGPath path(String path, String styleClass) {
    SVGPath shape = new SVGPath();
    shape.setContent(path);
    return styled(shape, styleClass);
  }

  /// Words whose middle is at a point.
  static Text words(double x, double y, String words, String styleClass) {
    Text text = styled(new Text(words), styleClass);
    text.getStyleClass().add("figure-words");
    text.setTextAlignment(TextAlignment.CENTER);
    text.setTextOrigin(VPos.CENTER);
    text.setX(x);
    text.boundsInLocalProperty().subscribe(bounds -> text.setTranslateX(-bounds.getWidth() / 2));
    text.setY(y);
    return text;
  }

  /// Words that begin at a point.
  static Text wordsFrom(double x, double y, String words, String styleClass) {
    Text text = styled(new Text(x, y, words), styleClass);
    text.getStyleClass().add("figure-words");
    text.setTextOrigin(VPos.CENTER);
    return text;
  }

  /// The node moved and turned.
  static Group at(double x, double y, double degrees, Node... nodes) {
    Group group = new Group(nodes);
    group.setLayoutX(x);
    group.setLayoutY(y);
    group.getTransforms().add(new Rotate(degrees));
    return group;
  }

  private static <T extends Node> T styled(T node, String styleClass) {
    node.getStyleClass().add(styleClass);
    return node;
  }
}
