package hnefi.fx.file;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;

/// The folder in which a person keeps documents, where a Linux desktop names one.
final class DocumentsFolder {
  private static final String ENTRY = "XDG_DOCUMENTS_DIR";

  private DocumentsFolder() {}

  /// Returns the folder of this system's desktop; empty where the system's dialogs know it.
  ///
  /// @param home the home folder
  /// @param configuration where desktops on Linux keep their settings
  static Optional<Path> ofThisDesktop(Path home, Path configuration) {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    return system.startsWith("windows") || system.startsWith("mac")
        ? Optional.empty()
        : find(home, configuration);
  }

  /// Returns the folder that `user-dirs.dirs` names, or else the home folder; empty if neither is
  /// there.
  ///
  /// @param configuration where desktops keep that file
  static Optional<Path> find(Path home, Path configuration) {
    return named(home, configuration.resolve("user-dirs.dirs"))
        .or(() -> Optional.of(home))
        .filter(Files::isDirectory);
  }

  private static Optional<Path> named(Path home, Path list) {
    Properties entries = new Properties();
    try (Reader reader = Files.newBufferedReader(list)) {
      entries.load(reader);
      String value = entries.getProperty(ENTRY, "").strip().replace("\"", "");
      return Optional.of(Path.of(value.replace("$HOME", home.toString())))
          .filter(Path::isAbsolute)
          .filter(Files::isDirectory);
    } catch (IOException | IllegalArgumentException _) {
      // Without the list, or with one that nobody can read, the desktop has no such folder.
      return Optional.empty();
    }
  }
}
