package hnefi.ui.history.figure;

import hnefi.content.history.Figure;
import hnefi.fx.shape.StyledShapes;
import hnefi.fx.theme.Drawing;

/// A drawing above a line of years.
final class YearAxis {
  private static final double WIDTH = 640;
  private static final double LEFT = 30;
  private static final double RIGHT = 610;
  private static final double BELOW = 44;

  private final Figure.Axis axis;
  private final Drawing drawing;

  YearAxis(Figure.Axis axis, double height) {
    this.axis = axis;
    this.drawing = new Drawing(WIDTH, height);
  }

  Drawing drawing() {
    return drawing;
  }

  double x(double year) {
    return LEFT + (year - axis.from()) / (axis.to() - axis.from()) * (RIGHT - LEFT);
  }

  /// Returns the last point at which a year can be written above the line.
  double lastWords() {
    return RIGHT - 31;
  }

  /// Draws the line with its years at the foot of the drawing.
  void write(double height) {
    double foot = height - BELOW;
    drawing.add(StyledShapes.line(LEFT, foot, RIGHT, foot, "axis"));
    int first = Math.ceilDiv(axis.from(), axis.step()) * axis.step();
    for (int year = first; year <= axis.to(); year += axis.step()) {
      drawing.add(
          StyledShapes.line(x(year), foot - 5, x(year), foot + 5, "axis"),
          FigureParts.words(x(year), foot + 22, Integer.toString(year), "figure-year"));
    }
  }
}
