package hnefi.print;

import hnefi.board.Direction;
import hnefi.board.Square;
import hnefi.narration.MarkedSquares;
import hnefi.notation.SquareText;

/// The empty board: its lines, its special squares, the ways out over the edge, and the names of
/// files and ranks.
final class GroundDrawing {
  private final SvgWriter svg;
  private final Grid grid;

  GroundDrawing(SvgWriter svg, Grid grid) {
    this.svg = svg;
    this.grid = grid;
  }

  void draw(MarkedSquares squares) {
    String all = SvgWriter.number(grid.width());
    svg.empty("rect", "width", all, "height", all, "fill", PrintColours.PAPER);
    if (squares.throne()) {
      panel(grid.size().throne(), "throne");
      throneSign(grid.size().throne());
    }
    for (Square corner : grid.size().corners()) {
      switch (squares.corners()) {
        case PLAIN -> {}
        case MARKED -> {
          panel(corner, "locked");
          cross(corner);
        }
        case CASTLES -> {
          panel(corner, "castle");
          castleSign(corner);
        }
      }
    }
    lines();
    if (squares.edgeExit()) {
      exits();
    }
    names();
  }

  private void panel(Square square, String kind) {
    svg.empty(
        "rect",
        "class",
        kind,
        "x",
        SvgWriter.number(grid.x(square) - 50),
        "y",
        SvgWriter.number(grid.y(square) - 50),
        "width",
        "100",
        "height",
        "100",
        "fill",
        PrintColours.PANEL);
  }

  /// Two squares turned into one another.
  private void throneSign(Square square) {
    sign(square, "M-30,-30H30V30H-30ZM0,-42L42,0L0,42L-42,0Z");
  }

  private void cross(Square square) {
    sign(square, "M-38,-38L38,38M-38,38L38,-38");
  }

  /// A square with a loop at every corner.
  private void castleSign(Square square) {
    sign(
        square,
        "M-20,-20H20V20H-20Z"
            + "M-20,-20V-30A10,10 0 1 0 -30,-20H-20M20,-20H30A10,10 0 1 0 20,-30V-20"
            + "M20,20V30A10,10 0 1 0 30,20H20M-20,20H-30A10,10 0 1 0 -20,30V20");
  }

  private void sign(Square square, String data) {
    outline(data, "transform", at(square));
  }

  /// Draws lines in the colour of the signs.
  ///
  /// @param attribute one more of them
  private void outline(String data, String attribute, String value) {
    svg.path(
        data,
        attribute,
        value,
        "fill",
        PrintColours.NONE,
        "stroke",
        PrintColours.OCHRE,
        "stroke-width",
        "4");
  }

  private String at(Square square) {
    return SvgWriter.translate(grid.x(square), grid.y(square));
  }

  private void lines() {
    StringBuilder data = new StringBuilder();
    String near = SvgWriter.number(grid.margin());
    String length = SvgWriter.number(grid.extent());
    for (int i = 1; i < grid.size().width(); i++) {
      String at = SvgWriter.number(grid.margin() + i * 100.0);
      data.append("M").append(near).append(',').append(at).append('h').append(length);
      data.append("M").append(at).append(',').append(near).append('v').append(length);
    }
    svg.path(data.toString(), "stroke", PrintColours.LINE, "stroke-width", "2.5");
    svg.empty(
        "rect",
        "x",
        near,
        "y",
        near,
        "width",
        length,
        "height",
        length,
        "fill",
        PrintColours.NONE,
        "stroke",
        PrintColours.INK,
        "stroke-width",
        "6");
  }

  /// Small arrows out of every square of the border.
  private void exits() {
    StringBuilder data = new StringBuilder();
    for (Square square : grid.size().squares()) {
      for (Direction way : Direction.values()) {
        if (grid.size().next(square, way) == null) {
          arrow(data, square, grid.right(way), grid.down(way));
        }
      }
    }
    outline(data.toString(), "class", "exits");
  }

  private void arrow(StringBuilder data, Square square, int right, int down) {
    double x = grid.x(square) + right * 57;
    double y = grid.y(square) + down * 57;
    data.append("M").append(point(x - down * 10.0, y - right * 10.0));
    data.append("L").append(point(x + right * 7.0, y + down * 7.0));
    data.append("L").append(point(x + down * 10.0, y + right * 10.0));
  }

  private static String point(double x, double y) {
    return SvgWriter.number(x) + "," + SvgWriter.number(y);
  }

  private void names() {
    svg.open(
        "g",
        "class",
        "coordinates",
        "fill",
        PrintColours.NONE,
        "stroke",
        PrintColours.INK,
        "stroke-width",
        "3.6",
        "stroke-linecap",
        "round",
        "stroke-linejoin",
        "round");
    double low = grid.margin() / 2 - 8;
    double high = grid.width() - low;
    for (int i = 0; i < grid.size().width(); i++) {
      CoordinateName.draw(svg, SquareText.file(i), grid.file(i), low);
      CoordinateName.draw(svg, SquareText.file(i), grid.file(i), high);
      CoordinateName.draw(svg, String.valueOf(i + 1), low, grid.rank(i));
      CoordinateName.draw(svg, String.valueOf(i + 1), high, grid.rank(i));
    }
    svg.close();
  }
}
