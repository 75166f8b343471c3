package hnefi.ui.file;

import java.util.Optional;

/// The clipboard, as far as it holds text. Use it on the JavaFX thread.
public interface TextClipboard {
  /// Returns the text somebody copied; empty if there is none.
  Optional<String> text();

  void copy(String text);
}
