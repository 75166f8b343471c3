package hnefi.storage;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/// What somebody wants who starts the program.
///
/// @param file what to open, a game or house rules; empty for just the window
public record StartRequest(Optional<Path> file) {
  /// Just the window.
  public static final StartRequest WINDOW = new StartRequest(Optional.empty());

  private static final String OPEN = "open ";
  private static final String SHOW = "show";

  /// Returns the request to open a file.
  public static StartRequest open(Path file) {
    return new StartRequest(Optional.of(file.toAbsolutePath()));
  }

  /// Returns the request as it goes over the socket.
  String text() {
    return file.map(path -> OPEN + path).orElse(SHOW);
  }

  /// Reads what [#text] wrote; nothing if it is anything else.
  static Optional<StartRequest> read(String text) {
    if (text.equals(SHOW)) {
      return Optional.of(WINDOW);
    }
    try {
      return text.startsWith(OPEN)
          ? Optional.of(open(Path.of(text.substring(OPEN.length()))))
          : Optional.empty();
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }
}
