package hnefi.fx.theme;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/// A font file in memory, whose line height and word space can be set before JavaFX loads it:
/// JavaFX takes both from the font alone. Lengths are in em.
///
/// The tables are those of the OpenType specification: `head`, `hhea`, `hmtx` and the part of
/// `cmap` for Unicode in format 4.
final class TrueTypeFont {
  private static final int UNICODE = 4;
  private static final int BYTES_OF_A_METRIC = 4;

  private final ByteBuffer data;

  private TrueTypeFont(byte[] bytes) {
    data = ByteBuffer.wrap(bytes);
  }

  static TrueTypeFont read(InputStream in) throws IOException {
    return new TrueTypeFont(in.readAllBytes());
  }

  InputStream open() {
    return new ByteArrayInputStream(data.array());
  }

  /// Returns the font with lines that reach from `ascent` above the baseline to `descent` below it.
  TrueTypeFont withLine(double ascent, double descent) {
    TrueTypeFont changed = new TrueTypeFont(data.array().clone());
    int header = table("hhea");
    changed.data.putShort(header + 4, units(ascent));
    changed.data.putShort(header + 6, units(-descent));
    return changed;
  }

  /// Returns the font with a word space, breaking or not, of this width.
  TrueTypeFont withWordSpace(double width) {
    TrueTypeFont changed = new TrueTypeFont(data.array().clone());
    for (int space : new int[] {' ', '\u00a0'}) {
      changed.data.putShort(table("hmtx") + BYTES_OF_A_METRIC * glyph(space), units(width));
    }
    return changed;
  }

  /// Returns the number of the glyph of a letter, 0 if the font has none.
  int glyph(int letter) {
    int map = characterMap();
    int segments = unsigned(map + 6) / 2;
    for (int i = 0; i < segments; i++) {
      int end = unsigned(map + 14 + 2 * i);
      int start = unsigned(map + 16 + 2 * segments + 2 * i);
      if (letter <= end) {
        if (letter < start) {
          return 0;
        }
        int delta = unsigned(map + 16 + 4 * segments + 2 * i);
        int offsetAt = map + 16 + 6 * segments + 2 * i;
        int offset = unsigned(offsetAt);
        return offset == 0
            ? (letter + delta) & 0xffff
            : unsigned(offsetAt + offset + 2 * (letter - start));
      }
    }
    return 0;
  }

  private int characterMap() {
    int table = table("cmap");
    for (int i = 0; i < unsigned(table + 2); i++) {
      int map = table + data.getInt(table + 8 + 8 * i);
      if (unsigned(map) == UNICODE) {
        return map;
      }
    }
    throw new IllegalStateException("no character map");
  }

  private int table(String name) {
    int tag = ByteBuffer.wrap(name.getBytes(StandardCharsets.US_ASCII)).getInt();
    for (int i = 0; i < unsigned(4); i++) {
      int entry = 12 + 16 * i;
      if (data.getInt(entry) == tag) {
        return data.getInt(entry + 8);
      }
    }
    throw new IllegalStateException("no table " + name);
  }

  private short units(double em) {
    return (short) Math.round(em * unsigned(table("head") + 18));
  }

  private int unsigned(int at) {
    return data.getShort(at) & 0xffff;
  }
}
