package hnefi.fx.shape;

import javafx.beans.property.ObjectProperty;
import javafx.css.StyleableProperty;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.SVGPath;
import org.jspecify.annotations.Nullable;

/// Gathers lines, curves and closed figures for one shape.
///
/// The shape keeps them as one string. A [javafx.scene.shape.Path] would keep several objects for
/// each of the thousands of points of a board: ten megabytes for one.
public final class PathBuilder {
  private final StringBuilder data = new StringBuilder();

  /// Begins a new figure.
  public PathBuilder moveTo(double x, double y) {
    return command('M').point(x, y);
  }

  /// Adds a straight line from the last point.
  public PathBuilder lineTo(double x, double y) {
    return command('L').point(x, y);
  }

  /// Adds a curve with one control point.
  public PathBuilder quadTo(double cx, double cy, double x, double y) {
    return command('Q').point(cx, cy).point(x, y);
  }

  /// Adds a curve with two control points.
  public PathBuilder cubicTo(double ax, double ay, double bx, double by, double x, double y) {
    return command('C').point(ax, ay).point(bx, by).point(x, y);
  }

  /// Closes the figure with a straight line to its first point.
  public PathBuilder close() {
    return command('Z');
  }

  /// Adds a line as a figure of its own.
  public PathBuilder line(double x1, double y1, double x2, double y2) {
    return moveTo(x1, y1).lineTo(x2, y2);
  }

  /// Adds a rectangle.
  public PathBuilder box(double x, double y, double width, double height) {
    return moveTo(x, y)
        .lineTo(x + width, y)
        .lineTo(x + width, y + height)
        .lineTo(x, y + height)
        .close();
  }

  /// Adds a disc.
  public PathBuilder disc(double x, double y, double radius) {
    return moveTo(x - radius, y)
        .halfCircle(radius, x + radius, y)
        .halfCircle(radius, x - radius, y)
        .close();
  }

  /// Returns what was gathered, for [SVGPath#setContent].
  public String data() {
    return data.toString();
  }

  /// Returns the shape, stroked and not filled unless its style says otherwise.
  public SVGPath build(String... styleClasses) {
    SVGPath shape = new SVGPath();
    shape.setContent(data());
    initial(shape.fillProperty(), null);
    initial(shape.strokeProperty(), Color.BLACK);
    shape.getStyleClass().addAll(styleClasses);
    return shape;
  }

  /// Sets what every style sheet may change, as the shapes of JavaFX do with their initial values.
  @SuppressWarnings("unchecked") // Every paint of a shape is styleable.
  private static void initial(ObjectProperty<Paint> paint, @Nullable Paint value) {
    ((StyleableProperty<Paint>) paint).applyStyle(null, value);
  }

  private PathBuilder halfCircle(double radius, double x, double y) {
    command('A').point(radius, radius);
    data.append(" 0 0 1");
    return point(x, y);
  }

  private PathBuilder command(char letter) {
    data.append(letter);
    return this;
  }

  private PathBuilder point(double x, double y) {
    number(x);
    number(y);
    return this;
  }

  /// Hundredths are finer than any pixel; a number is written by hand, since there are many.
  private void number(double value) {
    long hundredths = Math.round(value * 100);
    data.append(hundredths < 0 ? " -" : " ");
    long size = Math.abs(hundredths);
    data.append(size / 100);
    if (size % 100 != 0) {
      data.append('.').append(size / 10 % 10).append(size % 10);
    }
  }
}
