package hnefi.fx.file;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// The clipboard, as far as it holds text or files. Use it on the JavaFX thread.
public interface TextClipboard {
  /// Returns the files somebody copied where the desktop shows them.
  List<Path> files();

  /// Returns the text somebody copied; empty if there is none.
  Optional<String> text();

  void copy(String text);
}
