package hnefi.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FontsTest {
  private static final String NEEDED =
      "abcxyzABCXYZ0123456789 äöüßÄÖÜẞåæøÅÆØþÞðÐǫœéáíóúýǿ„“”‚‘’–—…·×→←›‹«»½%°§†";

  @ParameterizedTest
  @ValueSource(strings = {"Regular", "Bold", "Italic", "BoldItalic"})
  void everyFaceHasTheLettersOfTheLanguagesAndOfTheSagas(String face) throws IOException {
    ByteBuffer map = characterMap(face);
    assertThat(NEEDED.codePoints())
        .allSatisfy(
            letter -> assertThat(glyph(map, letter)).as(Character.toString(letter)).isNotZero());
  }

  // The font's table "cmap", its part for Unicode in format 4.
  private static ByteBuffer characterMap(String face) throws IOException {
    ByteBuffer font;
    try (var in =
        Objects.requireNonNull(
            Fonts.class.getResourceAsStream("fonts/AlegreyaSans-" + face + ".ttf"))) {
      font = ByteBuffer.wrap(in.readAllBytes());
    }
    for (int i = 0; i < font.getShort(4); i++) {
      int entry = 12 + 16 * i;
      if (font.getInt(entry) == 0x636D6170) {
        int table = font.getInt(entry + 8);
        for (int j = 0; j < font.getShort(table + 2); j++) {
          int part = table + font.getInt(table + 4 + 8 * j + 4);
          if (font.getShort(part) == 4) {
            return font.slice(part, font.getShort(part + 2) & 0xffff);
          }
        }
      }
    }
    throw new AssertionError("no character map in " + face);
  }

  private static int glyph(ByteBuffer map, int letter) {
    int segments = unsigned(map, 6) / 2;
    for (int i = 0; i < segments; i++) {
      int end = unsigned(map, 14 + 2 * i);
      int start = unsigned(map, 16 + 2 * segments + 2 * i);
      if (letter <= end) {
        if (letter < start) {
          return 0;
        }
        int delta = unsigned(map, 16 + 4 * segments + 2 * i);
        int offsetAt = 16 + 6 * segments + 2 * i;
        int offset = unsigned(map, offsetAt);
        return offset == 0
            ? (letter + delta) & 0xffff
            : unsigned(map, offsetAt + offset + 2 * (letter - start));
      }
    }
    return 0;
  }

  private static int unsigned(ByteBuffer map, int at) {
    return map.getShort(at) & 0xffff;
  }
}
