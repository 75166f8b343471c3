package hnefi.ui.board.art;

import java.util.Collection;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;

/// Shapes that have style classes and nothing else that could be styled.
final class StyledShapes {
  private StyledShapes() {}

  static Group group(String styleClass, Node... nodes) {
    Group group = new Group(nodes);
    group.getStyleClass().add(styleClass);
    return group;
  }

  static SVGPath svg(String data, String... classes) {
    SVGPath path = new SVGPath();
    path.setContent(data);
    return styled(path, classes);
  }

  static Circle circle(double x, double y, double radius, String... classes) {
    return styled(new Circle(x, y, radius), classes);
  }

  static Ellipse ellipse(double x, double y, double rx, double ry, String... classes) {
    return styled(new Ellipse(x, y, rx, ry), classes);
  }

  static Rectangle rectangle(
      double x, double y, double width, double height, double round, String... classes) {
    Rectangle rectangle = new Rectangle(x, y, width, height);
    rectangle.setArcWidth(2 * round);
    rectangle.setArcHeight(2 * round);
    return styled(rectangle, classes);
  }

  static <S extends Shape> S styled(S shape, String... classes) {
    shape.getStyleClass().addAll(classes);
    return shape;
  }

  static <S extends Shape> S styled(S shape, Collection<String> classes) {
    shape.getStyleClass().addAll(classes);
    return shape;
  }
}
