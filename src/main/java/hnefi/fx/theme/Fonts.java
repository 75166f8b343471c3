package hnefi.fx.theme;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import javafx.scene.text.Font;
import org.kordamp.ikonli.bootstrapicons.BootstrapIconsIkonHandler;

/// The typefaces that come with the program: Andika for text and figures, Alegreya Sans for large
/// headings.
public final class Fonts {
  /// Andika's files, beside this class.
  static final List<String> TEXT =
      List.of(
          "fonts/Andika-Regular.ttf",
          "fonts/Andika-Bold.ttf",
          "fonts/Andika-Italic.ttf",
          "fonts/Andika-BoldItalic.ttf");

  static final String HEADINGS = "fonts/AlegreyaSans-Bold.ttf";

  // Andika's own lines, 1.61 em high, have room for accents on accents; these have it for a ring on
  // a capital and the longest tail. With its own word space of 0.27 em some pairs of words, such as
  // "if the", stand closer on the pixels of a screen than twice the gap between letters.
  private static final double ASCENT = 1.02;
  private static final double DESCENT = 0.26;
  private static final double WORD_SPACE = 0.31;

  /// Opens a font as it is loaded.
  private interface Face {
    InputStream open() throws IOException;
  }

  private Fonts() {}

  /// Makes the typefaces and the icon font known to JavaFX. Call it once, before the first scene.
  ///
  /// @throws IllegalStateException if a font is missing from the program
  static void load() {
    TEXT.forEach(file ->
        load(file, () -> read(file).withLine(ASCENT, DESCENT).withWordSpace(WORD_SPACE).open()));
    load(HEADINGS, () -> read(HEADINGS).open());
    load("of icons", () -> new BootstrapIconsIkonHandler().getFontResourceAsStream());
  }

  private static void load(String name, Face face) {
    try (InputStream in = face.open()) {
      if (Font.loadFont(in, 0) == null) {
        throw new IllegalStateException("no font " + name);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns a font as it lies in the program.
  static TrueTypeFont read(String file) throws IOException {
    try (InputStream in = Fonts.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("no font " + file);
      }
      return TrueTypeFont.read(in);
    }
  }
}
