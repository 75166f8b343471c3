import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.css.Stylesheet;

/// Writes the style sheets of the windows, not those of printed pages, in the binary form that JavaFX looks for first and need
/// not parse: the window then opens sooner.
final class StyleSheets {
  private StyleSheets() {}

  static void write(Path from, Path to) throws IOException {
    for (String folder : List.of("hnefi/fx", "hnefi/ui")) {
      try (Stream<Path> all = Files.walk(from.resolve(folder))) {
        for (Path each : all.filter(file -> file.toString().endsWith(".css")).toList()) {
          Path binary = to.resolve(from.relativize(each).toString().replaceFirst("css$", "bss"));
          Files.createDirectories(binary.getParent());
          Stylesheet.convertToBinary(each.toFile(), binary.toFile());
        }
      }
    }
  }
}
