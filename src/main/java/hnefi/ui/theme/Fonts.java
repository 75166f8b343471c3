package hnefi.ui.theme;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import javafx.scene.text.Font;

/// The one family of all text: Alegreya Sans, which comes with the program.
public final class Fonts {
  private static final List<String> FACES = List.of("Regular", "Bold", "Italic", "BoldItalic");

  private Fonts() {}

  /// Makes the family known to JavaFX. Call it once, before the first scene.
  ///
  /// @throws IllegalStateException if a font is missing from the program
  public static void load() {
    for (String face : FACES) {
      String file = "fonts/AlegreyaSans-" + face + ".ttf";
      try (InputStream in = Fonts.class.getResourceAsStream(file)) {
        if (in == null || Font.loadFont(in, 0) == null) {
          throw new IllegalStateException("no font " + file);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(file, e);
      }
    }
  }
}
