package hnefi.fx.theme;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.text.Font;
import org.kordamp.ikonli.bootstrapicons.BootstrapIconsIkonHandler;

/// The typefaces that come with the program: Andika for text and figures, Alegreya Sans for large
/// headings.
public final class Fonts {
  private static final String FOLDER = "hnefi.fonts";

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
    load(Optional.ofNullable(System.getProperty(FOLDER)).map(Path::of));
  }

  /// Makes them known, from the files in a folder where there are any.
  static void load(Optional<Path> folder) {
    faces()
        .forEach((name, face) -> {
          if (!folder.map(each -> load(each.resolve(name))).orElse(false)) {
            load(name, face);
          }
        });
  }

  /// Writes the fonts into a folder, as they are loaded: a program that is started with the
  /// property `hnefi.fonts`, which names the folder, need neither unpack nor change them.
  ///
  /// @throws IOException if they cannot be written
  public static void write(Path folder) throws IOException {
    Files.createDirectories(folder);
    for (Map.Entry<String, Face> each : faces().entrySet()) {
      try (InputStream in = each.getValue().open()) {
        Files.copy(in, folder.resolve(each.getKey()), StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  /// Returns all fonts by the names of their files.
  private static Map<String, Face> faces() {
    Map<String, Face> faces = new LinkedHashMap<>();
    for (String file : TEXT) {
      faces.put(
          name(file), () -> read(file).withLine(ASCENT, DESCENT).withWordSpace(WORD_SPACE).open());
    }
    faces.put(name(HEADINGS), () -> read(HEADINGS).open());
    faces.put("icons.ttf", () -> new BootstrapIconsIkonHandler().getFontResourceAsStream());
    return faces;
  }

  private static String name(String file) {
    return file.substring(file.lastIndexOf('/') + 1);
  }

  /// Tells whether a file was loaded.
  private static boolean load(Path file) {
    // JavaFX takes a URL, but does not decode it: a space has to stay one.
    return Font.loadFont("file:" + file.toAbsolutePath(), 0) != null;
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
