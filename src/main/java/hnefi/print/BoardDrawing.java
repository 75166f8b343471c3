package hnefi.print;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.narration.BoardMarks;
import hnefi.narration.MarkedSquares;

/// A position drawn for paper: dark attackers, light defenders and a crowned king on a white board,
/// told apart by their shapes where there is no colour. Immutable; start from [#of].
///
/// @param marks what is marked on it
/// @param flipped whether rank 1 is at the top and file a at the right
public record BoardDrawing(
    Arrangement board, MarkedSquares squares, BoardMarks marks, boolean flipped) {
  private static final double PIXELS_PER_UNIT = 0.4;

  /// Returns the drawing of a position without marks.
  ///
  /// @param squares the special squares to show, as [MarkedSquares#under] the rules
  public static BoardDrawing of(Arrangement board, MarkedSquares squares) {
    return new BoardDrawing(board, squares, BoardMarks.NONE, false);
  }

  /// Returns this drawing with other marks.
  public BoardDrawing with(BoardMarks others) {
    return new BoardDrawing(board, squares, others, flipped);
  }

  /// Returns this drawing seen from the one or from the other side.
  public BoardDrawing flipped(boolean turned) {
    return new BoardDrawing(board, squares, marks, turned);
  }

  /// Returns an `svg` element that stands by itself: a file of its own as well as a part of an HTML
  /// document, whose style sheet may give it another size.
  ///
  /// @param title what the picture shows, for those who do not see it
  public String svg(String title) {
    Grid grid = new Grid(board.size(), flipped);
    SvgWriter svg = new SvgWriter();
    String size = SvgWriter.number(grid.width() * PIXELS_PER_UNIT);
    String box = SvgWriter.number(grid.width());
    svg.open(
        "svg",
        "xmlns",
        "http://www.w3.org/2000/svg",
        "viewBox",
        "0 0 " + box + " " + box,
        "width",
        size,
        "height",
        size,
        "role",
        "img",
        "aria-label",
        title);
    svg.text("title", title);
    new GroundDrawing(svg, grid).draw(squares);
    MarkDrawing marked = new MarkDrawing(svg, grid);
    marked.drawUnder(marks);
    for (Square square : board.size().squares()) {
      Piece piece = board.at(square);
      if (piece != null) {
        PieceDrawing.draw(svg, grid.x(square), grid.y(square), piece);
      }
    }
    marked.drawOver(marks);
    svg.close();
    return svg.written();
  }
}
