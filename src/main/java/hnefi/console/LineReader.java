package hnefi.console;

import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/// Reads lines that end with a line feed, keeping only the beginning of one that is far too long.
final class LineReader {
  private final Reader in;
  private final int longest;

  /// @param longest how many characters of a line are kept
  LineReader(Reader in, int longest) {
    this.in = in;
    this.longest = longest;
  }

  /// Returns the next line without its line feed, or null at the end of the input.
  @Nullable String next() throws IOException {
    StringBuilder line = new StringBuilder();
    int read = in.read();
    if (read < 0) {
      return null;
    }
    for (; read >= 0 && read != '\n'; read = in.read()) {
      if (line.length() < longest) {
        line.append((char) read);
      }
    }
    return line.toString();
  }
}
