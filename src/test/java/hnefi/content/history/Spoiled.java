package hnefi.content.history;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/// The packed content with one file changed, for tests of what happens then.
final class Spoiled {
  private static final ContentFolder PACKED = ContentFolder.packed();

  private Spoiled() {}

  /// Returns the content with one piece of a file, which must be there, replaced.
  static ContentFolder replacing(String file, String found, String replacement) {
    String whole = text(file);
    if (!whole.contains(found)) {
      throw new IllegalArgumentException("“" + found + "” is not in " + file);
    }
    String changed = whole.replace(found, replacement);
    return path -> path.equals(file) ? Optional.of(changed) : PACKED.read(path);
  }

  static ContentFolder without(String file) {
    return path -> path.equals(file) ? Optional.empty() : PACKED.read(path);
  }

  /// Returns what the check says of this content, in English.
  static List<String> faults(ContentFolder folder) {
    Library library = Library.read(folder);
    return HistoryTest.said(HistoryCheck.of(History.read(folder, library), library));
  }

  private static String text(String file) {
    try {
      return PACKED.read(file).orElseThrow();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
