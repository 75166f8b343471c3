package hnefi.fx.shape;

import java.util.Collection;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;

/// Shapes that have style classes and nothing else that could be styled.
public final class StyledShapes {
  private StyledShapes() {}

  public static Group group(String styleClass, Node... nodes) {
    Group group = new Group(nodes);
    group.getStyleClass().add(styleClass);
    return group;
  }

  public static SVGPath svg(String data, String... classes) {
    SVGPath path = new SVGPath();
    path.setContent(data);
    return styled(path, classes);
  }

  public static Line line(double x1, double y1, double x2, double y2, String... classes) {
    return styled(new Line(x1, y1, x2, y2), classes);
  }

  public static Circle circle(double x, double y, double radius, String... classes) {
    return styled(new Circle(x, y, radius), classes);
  }

  public static Ellipse ellipse(double x, double y, double rx, double ry, String... classes) {
    return styled(new Ellipse(x, y, rx, ry), classes);
  }

  public static Rectangle rectangle(
      double x, double y, double width, double height, String... classes) {
    return styled(new Rectangle(x, y, width, height), classes);
  }

  /// @param round the radius of the corners
  public static Rectangle rectangle(
      double x, double y, double width, double height, double round, String... classes) {
    Rectangle rectangle = new Rectangle(x, y, width, height);
    rectangle.setArcWidth(2 * round);
    rectangle.setArcHeight(2 * round);
    return styled(rectangle, classes);
  }

  public static <S extends Shape> S styled(S shape, String... classes) {
    shape.getStyleClass().addAll(classes);
    return shape;
  }

  public static <S extends Shape> S styled(S shape, Collection<String> classes) {
    shape.getStyleClass().addAll(classes);
    return shape;
  }
}
