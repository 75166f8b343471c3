import hnefi.fx.theme.Fonts;
import java.io.IOException;
import java.nio.file.Path;

/// Writes the fonts of the program as they are loaded, so that no start has to unpack and change
/// them: the window then opens sooner.
///
/// Run it with the built program on the class path, as a single source file:
/// `java -cp "target/hnefi.jar" src/package/FontFiles.java FOLDER`.
final class FontFiles {
  private FontFiles() {}

  public static void main(String[] arguments) throws IOException {
    Fonts.write(Path.of(arguments[0]));
  }
}
