package hnefi.ui.theme;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.bootstrapicons.BootstrapIconsIkonHandler;

/// The typefaces that come with the program: Andika for text and figures, Alegreya Sans for large
/// headings.
final class Fonts {
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

  private Fonts() {}

  /// Makes the typefaces and the icon font known to JavaFX. Call it once, before the first scene.
  ///
  /// @throws IllegalStateException if a font is missing from the program
  static void load() {
    try {
      for (String file : TEXT) {
        load(file, read(file).withLine(ASCENT, DESCENT).withWordSpace(WORD_SPACE).open());
      }
      load(HEADINGS, read(HEADINGS).open());
      BootstrapIconsIkonHandler icons = new BootstrapIconsIkonHandler();
      load(icons.getFontFamily(), icons.getFontResourceAsStream());
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

  private static void load(String name, @Nullable InputStream font) throws IOException {
    try (font) {
      if (font == null || Font.loadFont(font, 0) == null) {
        throw new IllegalStateException("no font " + name);
      }
    }
  }
}
