package hnefi.fx.file;

import java.io.IOException;
import java.nio.file.Path;

/// Shows documents in the program that the desktop has for them, which prints them, too.
public interface DocumentViewer {
  /// Shows a document. Returns as soon as the other program was asked.
  ///
  /// @throws IOException if the desktop has no way to show documents
  void show(Path document) throws IOException;
}
