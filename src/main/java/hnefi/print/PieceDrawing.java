package hnefi.print;

import hnefi.board.Piece;
import hnefi.text.Tag;

/// The men as seen from the side: the attackers cones, the defenders domes, the king crowned.
final class PieceDrawing {
  private static final String CONE =
      "M0,-41C5,-41 7,-37 9,-30C14,-14 21,6 28,24C30,29 31,32 30,34C25,43 -25,43 -30,34"
          + "C-31,32 -30,29 -28,24C-21,6 -14,-14 -9,-30C-7,-37 -5,-41 0,-41Z";
  private static final String CONE_GROOVES =
      "M-12,-18C-7,-14 7,-14 12,-18M-24,12C-14,20 14,20 24,12";
  private static final String DOME =
      "M0,-26C21,-26 33,-9 33,11L34,27C34,36 18,40 0,40C-18,40 -34,36 -34,27L-33,11"
          + "C-33,-9 -21,-26 0,-26Z";
  private static final String DOME_GROOVE = "M-33,13C-20,24 20,24 33,13";
  private static final String BELL =
      "M-22,-8L22,-8C32,4 35,14 35,28C35,38 18,42 0,42C-18,42 -35,38 -35,28C-35,14 -32,4 -22,-8Z";
  private static final String CROWN =
      "M-22,-6L-30,-38L-14,-22L0,-44L14,-22L30,-38L22,-6C13,0 -13,0 -22,-6Z";

  private PieceDrawing() {}

  /// Draws a piece round a point, within 46 units in every direction.
  static void draw(SvgWriter svg, double x, double y, Piece piece) {
    svg.open(
        "g",
        "class",
        Tag.of(piece),
        "transform",
        SvgWriter.translate(x, y),
        "stroke-linejoin",
        "round");
    switch (piece) {
      case ATTACKER -> {
        shape(svg, CONE, PrintColours.INK, PrintColours.INK, "2");
        shape(svg, CONE_GROOVES, PrintColours.NONE, PrintColours.PAPER, "3");
      }
      case DEFENDER -> {
        shape(svg, DOME, PrintColours.PAPER, PrintColours.INK, "5");
        shape(svg, DOME_GROOVE, PrintColours.NONE, PrintColours.INK, "3");
      }
      case KING -> {
        shape(svg, BELL, PrintColours.MADDER, PrintColours.INK, "4");
        shape(svg, CROWN, PrintColours.PAPER, PrintColours.INK, "4");
      }
    }
    svg.close();
  }

  private static void shape(SvgWriter svg, String data, String fill, String stroke, String width) {
    svg.path(data, "fill", fill, "stroke", stroke, "stroke-width", width);
  }
}
