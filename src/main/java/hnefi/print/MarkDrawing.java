package hnefi.print;

import hnefi.board.Square;
import hnefi.narration.BoardMarks;
import hnefi.narration.BoardMarks.Kind;
import hnefi.rules.Move;
import java.util.Locale;

/// What is marked under and over the pieces, every kind in a shape of its own.
final class MarkDrawing {
  private static final String HALO = "13";
  private static final String BROAD = "7";

  private final SvgWriter svg;
  private final Grid grid;

  MarkDrawing(SvgWriter svg, Grid grid) {
    this.svg = svg;
    this.grid = grid;
  }

  void drawUnder(BoardMarks marks) {
    marks
        .lastMove()
        .ifPresent(move -> {
          field(move.from(), PrintColours.NONE, PrintColours.OCHRE, "8 8");
          field(move.to(), PrintColours.TINT, PrintColours.OCHRE, "");
        });
    for (Kind kind : Kind.values()) {
      marks.of(kind).stream().sorted().forEach(square -> under(kind, square));
    }
    marks.freeLines().forEach(line -> arrow(line, PrintColours.FJORD, "14 10"));
  }

  void drawOver(BoardMarks marks) {
    for (Kind kind : Kind.values()) {
      marks.of(kind).stream().sorted().forEach(square -> over(kind, square));
    }
    marks.borders().forEach(this::border);
    marks.arrows().forEach(arrow -> arrow(arrow, PrintColours.OCHRE, ""));
  }

  private void under(Kind kind, Square square) {
    switch (kind) {
      case CAPTOR, AREA, HINT -> field(square, PrintColours.TINT, PrintColours.NONE, "");
      case TROUBLE ->
          haloed(square, "M-45,5L5,-45M-45,45L45,-45M-5,45L45,-5", PrintColours.MADDER, "");
      case VICTIM, SPARED, DANGER, CIRCLE -> {}
    }
  }

  private void over(Kind kind, Square square) {
    switch (kind) {
      case CAPTOR, CIRCLE -> ring(square, 45, PrintColours.OCHRE, "");
      case VICTIM -> haloed(square, "M-30,-30L30,30M-30,30L30,-30", PrintColours.MADDER, "");
      case SPARED -> ring(square, 45, PrintColours.FJORD, "12 9");
      case HINT -> {
        ring(square, 45, PrintColours.FJORD, "");
        line(square, circle(36), PrintColours.FJORD, "5", "");
      }
      case DANGER ->
          haloed(
              square,
              "M-44,-22V-44H-22M22,-44H44V-22M44,22V44H22M-22,44H-44V22",
              PrintColours.MADDER,
              "");
      case TROUBLE, AREA -> {}
    }
  }

  private void field(Square square, String fill, String stroke, String dashes) {
    svg.empty(
        "rect",
        "x",
        SvgWriter.number(grid.x(square) - 46),
        "y",
        SvgWriter.number(grid.y(square) - 46),
        "width",
        "92",
        "height",
        "92",
        "rx",
        "6",
        "fill",
        fill,
        "stroke",
        stroke,
        "stroke-width",
        "4",
        "stroke-dasharray",
        dashes.isEmpty() ? PrintColours.NONE : dashes);
  }

  private void ring(Square square, int radius, String colour, String dashes) {
    haloed(square, circle(radius), colour, dashes);
  }

  private static String circle(int radius) {
    return String.format(
        Locale.ROOT, "M-%1$d,0A%1$d,%1$d 0 1 1 %1$d,0A%1$d,%1$d 0 1 1 -%1$d,0Z", radius);
  }

  /// A line with a broader white one beneath, to be seen on pieces too.
  private void haloed(Square square, String data, String colour, String dashes) {
    line(square, data, PrintColours.PAPER, HALO, "");
    line(square, data, colour, BROAD, dashes);
  }

  private void line(Square square, String data, String colour, String width, String dashes) {
    svg.path(
        data,
        "transform",
        SvgWriter.translate(grid.x(square), grid.y(square)),
        "fill",
        PrintColours.NONE,
        "stroke",
        colour,
        "stroke-width",
        width,
        "stroke-dasharray",
        dashes.isEmpty() ? PrintColours.NONE : dashes);
  }

  /// A bar along one side of a square.
  private void border(BoardMarks.Border border) {
    int right = grid.right(border.side());
    int down = grid.down(border.side());
    String data =
        String.format(
            Locale.ROOT,
            "M%d,%dL%d,%d",
            right * 50 - down * 46,
            down * 50 - right * 46,
            right * 50 + down * 46,
            down * 50 + right * 46);
    line(border.square(), data, PrintColours.PAPER, "20", "");
    line(border.square(), data, PrintColours.OCHRE, "14", "");
  }

  private void arrow(Move way, String colour, String dashes) {
    double x = grid.x(way.to()) - grid.x(way.from());
    double y = grid.y(way.to()) - grid.y(way.from());
    double length = Math.hypot(x, y);
    Arrow arrow = new Arrow(grid.x(way.from()), grid.y(way.from()), x / length, y / length);
    String shaft = "M" + arrow.point(24, 0) + "L" + arrow.point(length - 26, 0);
    String head =
        "M%sL%sL%sZ"
            .formatted(
                arrow.point(length + 6, 0),
                arrow.point(length - 26, -19),
                arrow.point(length - 26, 19));
    svg.path(shaft, "stroke", PrintColours.PAPER, "stroke-width", "18");
    svg.path(head, "fill", colour, "stroke", PrintColours.PAPER, "stroke-width", "4");
    svg.path(
        shaft,
        "class",
        "arrow",
        "stroke",
        colour,
        "stroke-width",
        "11",
        "stroke-dasharray",
        dashes.isEmpty() ? PrintColours.NONE : dashes);
  }

  /// A way from a point in a direction one unit long.
  private record Arrow(double x, double y, double right, double down) {
    String point(double along, double aside) {
      return SvgWriter.number(x + along * right - aside * down)
          + ","
          + SvgWriter.number(y + along * down + aside * right);
    }
  }
}
