package hnefi.storage;

import hnefi.text.Localized;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Where the program keeps a person's files: settings in one folder, games and progress in another.
///
/// The folders need not exist; [AtomicFiles] creates them when it writes.
public record UserFolders(Path configuration, Path data) {
  /// System property that puts everything into one folder, for kiosks and tests.
  public static final String PROPERTY = "hnefi.folder";

  static final String NAME = "hnefi";

  /// Returns the folders of this machine and person.
  ///
  /// @param notices hears of a folder that cannot be used
  public static UserFolders ofThisMachine(Consumer<Localized> notices) {
    String folder = System.getProperty(PROPERTY);
    return folder == null || folder.isBlank()
        ? of(System::getProperty, System::getenv, notices)
        : in(Path.of(folder));
  }

  /// Returns folders that lie together in one.
  public static UserFolders in(Path folder) {
    return new UserFolders(folder, folder);
  }

  /// Returns the folders a system prescribes.
  ///
  /// @param properties gives the value of a system property, null if it is not set
  /// @param environment gives the value of an environment variable, null if it is not set
  static UserFolders of(
      Function<String, @Nullable String> properties,
      Function<String, @Nullable String> environment,
      Consumer<Localized> notices) {
    String os =
        Objects.requireNonNullElse(properties.apply("os.name"), "").toLowerCase(Locale.ROOT);
    HomeFolders homes = new HomeFolders(properties, environment, notices);
    if (os.startsWith("windows")) {
      return new UserFolders(
          homes.named("APPDATA", "AppData/Roaming").resolve("Hnefi"),
          homes.named("LOCALAPPDATA", "AppData/Local").resolve("Hnefi"));
    }
    if (os.startsWith("mac")) {
      return in(homes.home().resolve("Library/Application Support/Hnefi"));
    }
    return new UserFolders(homes.configuration().resolve(NAME), homes.data().resolve(NAME));
  }

  /// Returns the file of the settings.
  public Path settings() {
    return configuration.resolve("settings.yaml");
  }

  /// Returns the file of the start positions that somebody set up.
  public Path layouts() {
    return data.resolve("layouts.yaml");
  }

  /// Returns the folder of the games.
  public Path games() {
    return data.resolve("games");
  }

  /// Returns the file of the people who learn and play here.
  public Path profiles() {
    return data.resolve("profiles.yaml");
  }

  /// Returns the file in which house rules are kept.
  public Path houseRules() {
    return data.resolve("house-rules.yaml");
  }
}
