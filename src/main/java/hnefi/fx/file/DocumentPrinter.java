package hnefi.fx.file;

import java.io.IOException;

/// Prints documents at once, without a window that asks how.
public interface DocumentPrinter {
  /// Returns whether it takes another document.
  boolean isReady();

  /// Hands over a document and returns when it was taken. It takes its time: not for the window's
  /// thread.
  ///
  /// @param pdf the document
  /// @throws IOException if it was not taken
  void print(byte[] pdf) throws IOException;
}
