package hnefi.ui.history.figure;

import hnefi.fx.shape.StyledShapes;
import hnefi.fx.theme.Drawing;
import java.util.List;
import javafx.scene.Group;

/// Board grids of several sizes, and what is left of a board in the earth.
final class Sketches {
  private static final double WIDTH = 640;
  private static final double MARGIN = 18;
  private static final double GAP = 13;

  private Sketches() {}

  /// Boards drawn to one scale.
  static Drawing sizes(List<Integer> sizes) {
    Drawing drawing = new Drawing(WIDTH, 270);
    double squares = sizes.stream().mapToInt(Integer::intValue).sum();
    double cell = (WIDTH - 2 * MARGIN - GAP * (sizes.size() - 1)) / squares;
    double x = MARGIN;
    for (int size : sizes) {
      double side = size * cell;
      drawing.add(grid(x, 216 - side, size, cell));
      drawing.add(FigureParts.words(x + side / 2, 242, size + "×" + size, "figure-size"));
      x += side + GAP;
    }
    return drawing;
  }

  private static Group grid(double left, double top, int size, double cell) {
    Group grid = new Group();
    double side = size * cell;
    grid.getChildren().add(StyledShapes.rectangle(left, top, side, side, "grid-ground"));
    double middle = size / 2;
    grid.getChildren()
        .add(
            StyledShapes.rectangle(
                left + middle * cell, top + middle * cell, cell, cell, "grid-throne"));
    for (int i = 0; i <= size; i++) {
      grid.getChildren()
          .addAll(
              StyledShapes.line(left + i * cell, top, left + i * cell, top + side, "grid-line"),
              StyledShapes.line(left, top + i * cell, left + side, top + i * cell, "grid-line"));
    }
    return grid;
  }

  /// A piece of a board and a few men.
  static Drawing finds() {
    Drawing drawing = new Drawing(640, 330);
    drawing.add(
        StyledShapes.svg("M0,40 C120,20 220,52 330,36 C440,22 540,48 640,32 V330 H0 Z", "earth"),
        StyledShapes.svg(
            "M0,110 C140,90 260,126 380,104 C500,86 580,112 640,98 V330 H0 Z", "earth-deep"));
    String edge =
        "M96,84 L330,70 L352,98 L340,122 L368,150 L344,176 L358,214 L318,222 L300,252 L262,240"
            + " L230,262 L176,246 L132,262 L110,244 Z";
    Group squares = new Group(StyledShapes.svg(edge, "plank"));
    for (int row = 0; row < 5; row++) {
      for (int column = 0; column < 7; column++) {
        if ((row + column) % 2 == 0) {
          squares
              .getChildren()
              .add(
                  StyledShapes.rectangle(
                      108 + column * 36, 88 + row * 34 - column * 2, 33, 31, "inlay"));
        }
      }
    }
    for (int i = 0; i < 5; i++) {
      squares.getChildren().add(StyledShapes.line(100, 118 + i * 34, 366, 103 + i * 34, "scratch"));
    }
    squares.setClip(StyledShapes.svg(edge, "clip"));
    drawing.add(squares, StyledShapes.svg(edge, "plank-edge"));
    man(drawing, 430, 176);
    man(drawing, 478, 214);
    man(drawing, 520, 164);
    man(drawing, 566, 220);
    drawing.add(
        StyledShapes.svg(
            "M414,262 c4,-16 14,-22 12,-36 c-8,-6 -8,-20 4,-24 c-2,-12 20,-12 18,0 c12,4 12,18 4,24"
                + " c-2,14 8,20 12,36 c-10,8 -40,8 -50,0 Z",
            "bone-king"),
        StyledShapes.svg("M422,250 q17,8 34,0", "bone-line"));
    return drawing;
  }

  private static void man(Drawing drawing, double x, double y) {
    drawing.add(
        StyledShapes.svg(
            "M%s,%s c0,-26 34,-26 34,0 c2,8 -4,12 -17,12 c-13,0 -19,-4 -17,-12 Z"
                .formatted(x - 17, y),
            "bone"),
        StyledShapes.svg("M%s,%s q10,-14 16,-12".formatted(x - 11, y - 4), "bone-shine"));
  }
}
