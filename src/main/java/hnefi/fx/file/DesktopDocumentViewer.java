package hnefi.fx.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// The viewer of the desktop itself, by the command each system has for it: the classes of Java for
/// this do not get along with JavaFX everywhere.
public final class DesktopDocumentViewer implements DocumentViewer {
  @Override
  public void show(Path document) throws IOException {
    new ProcessBuilder(command(document.toAbsolutePath().toString()))
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static List<String> command(String document) {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (system.startsWith("windows")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler", document);
    }
    return List.of(system.startsWith("mac") ? "open" : "xdg-open", document);
  }
}
