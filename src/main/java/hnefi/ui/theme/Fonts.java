package hnefi.ui.theme;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.bootstrapicons.BootstrapIconsIkonHandler;

/// The one family of all text: Alegreya Sans, which comes with the program.
final class Fonts {
  private static final List<String> FACES = List.of("Regular", "Bold", "Italic", "BoldItalic");

  private Fonts() {}

  /// Makes the family and the icon font known to JavaFX. Call it once, before the first scene.
  ///
  /// @throws IllegalStateException if a font is missing from the program
  static void load() {
    for (String face : FACES) {
      String file = "fonts/AlegreyaSans-" + face + ".ttf";
      load(file, Fonts.class.getResourceAsStream(file));
    }
    BootstrapIconsIkonHandler icons = new BootstrapIconsIkonHandler();
    load(icons.getFontFamily(), icons.getFontResourceAsStream());
  }

  private static void load(String name, @Nullable InputStream font) {
    try (font) {
      if (font == null || Font.loadFont(font, 0) == null) {
        throw new IllegalStateException("no font " + name);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }
}
