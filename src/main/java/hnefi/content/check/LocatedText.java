package hnefi.content.check;

import hnefi.text.Language;
import java.util.regex.Pattern;

/// A text in one language and where it stands.
///
/// @param file the path below `content/`, or of a message bundle below the resources
/// @param line counted from 1
/// @param keys the keys that lead to the text, joined by slashes; empty in an article
record LocatedText(String file, int line, String keys, Language language, String text) {
  /// Returns whether a pattern meets the file, or the file and the keys after a `#`.
  boolean isAt(Pattern place) {
    return place.matcher(file).matches() || place.matcher(file + "#" + keys).matches();
  }
}
