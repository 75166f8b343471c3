package hnefi.print;

import java.util.Map;
import java.util.Objects;

/// The name of a file or rank as lines to be drawn: a picture with letters in it would look
/// otherwise wherever another face is installed, and not be drawn at all where none is.
final class CoordinateName {
  private static final double GAP = 6;

  /// How far the middle of a small letter lies above the line it stands on.
  private static final double LETTER_MIDDLE = 10;

  private static final double DIGIT_MIDDLE = 13;

  private record Glyph(double width, String strokes) {}

  private static final Map<Character, Glyph> GLYPHS =
      Map.ofEntries(
          glyph('a', 16, "M15,-18V0M15,-9A7,9 0 1 1 1,-9A7,9 0 1 1 15,-9"),
          glyph('b', 16, "M1,-28V0M1,-9A7,9 0 1 1 15,-9A7,9 0 1 1 1,-9"),
          glyph('c', 15, "M14,-15A7.5,9 0 1 0 14,-3"),
          glyph('d', 16, "M15,-28V0M15,-9A7,9 0 1 1 1,-9A7,9 0 1 1 15,-9"),
          glyph('e', 16, "M1,-9H15A7,9 0 1 0 13,-3"),
          glyph('f', 11, "M11,-27C6,-29 4,-26 4,-22V0M0,-18H10"),
          glyph('g', 16, "M15,-18V2C15,10 5,10 2,7M15,-9A7,9 0 1 1 1,-9A7,9 0 1 1 15,-9"),
          glyph('h', 14, "M1,-28V0M1,-10C1,-20 13,-21 13,-11V0"),
          glyph('i', 4, "M2,-18V0M2,-25V-24"),
          glyph('j', 7, "M5,-18V3C5,8 3,9 0,8M5,-25V-24"),
          glyph('k', 13, "M1,-28V0M12,-18L1,-8M5,-11L13,0"),
          glyph('l', 7, "M2,-28V-4C2,-1 4,0 6,0"),
          glyph('m', 22, "M1,-18V0M1,-10C1,-20 11,-21 11,-11V0M11,-10C11,-20 21,-21 21,-11V0"),
          glyph('n', 14, "M1,-18V0M1,-10C1,-20 13,-21 13,-11V0"),
          glyph('o', 16, "M15,-9A7,9 0 1 1 1,-9A7,9 0 1 1 15,-9"),
          glyph('p', 16, "M1,-18V8M1,-9A7,9 0 1 1 15,-9A7,9 0 1 1 1,-9"),
          glyph('q', 16, "M15,-18V8M15,-9A7,9 0 1 1 1,-9A7,9 0 1 1 15,-9"),
          glyph('r', 11, "M1,-18V0M1,-9C1,-16 5,-19 10,-17"),
          glyph('s', 12, "M11,-15C9,-19 1,-19 1,-14C1,-8 12,-11 12,-5C12,1 3,1 0,-4"),
          glyph('0', 16, "M1,-13A7,13 0 1 1 15,-13A7,13 0 1 1 1,-13"),
          glyph('1', 10, "M2,-21L8,-26V0"),
          glyph('2', 15, "M1,-20C2,-28 15,-28 14,-19C13,-12 6,-7 1,0H15"),
          glyph(
              '3',
              15,
              "M1,-24C5,-28 14,-27 13,-19C13,-15 9,-14 6,-14C10,-14 15,-12 15,-7C15,1 5,2 0,-2"),
          glyph('4', 15, "M11,0V-26L0,-8H15"),
          glyph('5', 15, "M13,-26H3L2,-14C7,-17 15,-15 15,-8C15,1 5,2 0,-2"),
          glyph('6', 16, "M12,-26C5,-22 1,-15 1,-8A7,8 0 1 0 15,-8A7,8 0 1 0 1,-8"),
          glyph('7', 14, "M0,-26H14L5,0"),
          glyph('8', 16, "M8,-14A6,6 0 1 1 8,-26A6,6 0 1 1 8,-14A7,7 0 1 1 8,0A7,7 0 1 1 8,-14"),
          glyph('9', 16, "M4,0C11,-4 15,-11 15,-18A7,8 0 1 0 1,-18A7,8 0 1 0 15,-18"));

  private CoordinateName() {}

  private static Map.Entry<Character, Glyph> glyph(char letter, double width, String strokes) {
    return Map.entry(letter, new Glyph(width, strokes));
  }

  /// Draws a name of small letters and digits round a point.
  static void draw(SvgWriter svg, String name, double x, double y) {
    double width = -GAP;
    for (char each : name.toCharArray()) {
      width += glyph(each).width() + GAP;
    }
    double left = x - width / 2;
    for (char each : name.toCharArray()) {
      double middle = Character.isDigit(each) ? DIGIT_MIDDLE : LETTER_MIDDLE;
      svg.path(glyph(each).strokes(), "transform", SvgWriter.translate(left, y + middle));
      left += glyph(each).width() + GAP;
    }
  }

  private static Glyph glyph(char letter) {
    return Objects.requireNonNull(GLYPHS.get(letter), () -> "no drawing of " + letter);
  }
}
