package hnefi.content;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Where the content's files are read from.
@FunctionalInterface
public interface ContentFolder {
  /// Returns the text of the file at this path below `content/`, or nothing if there is none.
  ///
  /// @throws IOException if the file is there but cannot be read
  Optional<String> read(String path) throws IOException;

  /// Returns the content packed with the program.
  static ContentFolder packed() {
    return path -> {
      try (InputStream in = ContentFolder.class.getResourceAsStream("/content/" + path)) {
        return in == null
            ? Optional.empty()
            : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      }
    };
  }

  /// Returns the content in a folder, for a curator who checks a change.
  static ContentFolder at(Path folder) {
    return path -> {
      Path file = folder.resolve(path);
      return Files.isRegularFile(file) ? Optional.of(Files.readString(file)) : Optional.empty();
    };
  }
}
