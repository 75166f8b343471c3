package hnefi.kiosk;

import hnefi.content.ContentFolder;
import java.io.IOException;
import java.util.Optional;

/// Texts of the built-in content, which can always be read.
final class ContentFolderText {
  private ContentFolderText() {}

  static boolean isThere(ContentFolder folder, String path) {
    return find(folder, path).isPresent();
  }

  /// Returns the text of a file, an empty one if there is none.
  static String of(ContentFolder folder, String path) {
    return find(folder, path).orElse("");
  }

  private static Optional<String> find(ContentFolder folder, String path) {
    try {
      return folder.read(path);
    } catch (IOException _) {
      return Optional.empty();
    }
  }
}
