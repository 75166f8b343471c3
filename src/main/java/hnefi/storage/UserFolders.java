package hnefi.storage;

import java.nio.file.Path;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Where the program keeps a person's files: settings in one folder, games and progress in another.
///
/// The folders need not exist; [SafeFile] creates them when it writes.
public record UserFolders(Path configuration, Path data) {
  /// System property that puts everything into one folder, for kiosks and tests.
  public static final String PROPERTY = "hnefi.folder";

  private static final String NAME = "hnefi";

  /// Returns the folders of this machine and person.
  public static UserFolders ofThisMachine() {
    String folder = System.getProperty(PROPERTY);
    return folder == null || folder.isBlank()
        ? of(
            System.getProperty("os.name", ""),
            Path.of(System.getProperty("user.home", ".")),
            System::getenv)
        : in(Path.of(folder));
  }

  /// Returns folders that lie together in one.
  public static UserFolders in(Path folder) {
    return new UserFolders(folder, folder);
  }

  /// Returns the folders a system prescribes.
  ///
  /// @param environment gives the value of an environment variable, null if it is not set
  static UserFolders of(String system, Path home, UnaryOperator<@Nullable String> environment) {
    String os = system.toLowerCase(Locale.ROOT);
    if (os.startsWith("windows")) {
      Path roaming = folder(environment.apply("APPDATA"), home.resolve("AppData/Roaming"));
      Path local = folder(environment.apply("LOCALAPPDATA"), home.resolve("AppData/Local"));
      return new UserFolders(roaming.resolve("Hnefi"), local.resolve("Hnefi"));
    }
    if (os.startsWith("mac")) {
      return in(home.resolve("Library/Application Support/Hnefi"));
    }
    Path config = folder(environment.apply("XDG_CONFIG_HOME"), home.resolve(".config"));
    Path data = folder(environment.apply("XDG_DATA_HOME"), home.resolve(".local/share"));
    return new UserFolders(config.resolve(NAME), data.resolve(NAME));
  }

  /// Returns the file of the settings.
  public Path settings() {
    return configuration.resolve("settings.txt");
  }

  /// Returns the folder of the games.
  public Path games() {
    return data.resolve("games");
  }

  /// Returns the file that remembers which lessons are done.
  public Path progress() {
    return data.resolve("progress.txt");
  }

  // The XDG rules ask to ignore relative paths.
  private static Path folder(@Nullable String value, Path otherwise) {
    return value == null || value.isBlank() || !Path.of(value).isAbsolute()
        ? otherwise
        : Path.of(value);
  }
}
