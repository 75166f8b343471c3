package hnefi.storage;

import hnefi.text.Excerpt;
import hnefi.text.Localized;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Where the program keeps a person's files: settings in one folder, games and progress in another.
///
/// The folders need not exist; [AtomicFiles] creates them when it writes.
public record UserFolders(Path configuration, Path data) {
  /// System property that puts everything into one folder, for kiosks and tests.
  public static final String PROPERTY = "hnefi.folder";

  private static final String NAME = "hnefi";

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
    Path home = home(properties, environment, notices);
    if (os.startsWith("windows")) {
      Path roaming = folder(environment.apply("APPDATA"), home.resolve("AppData/Roaming"), notices);
      Path local =
          folder(environment.apply("LOCALAPPDATA"), home.resolve("AppData/Local"), notices);
      return new UserFolders(roaming.resolve("Hnefi"), local.resolve("Hnefi"));
    }
    if (os.startsWith("mac")) {
      return in(home.resolve("Library/Application Support/Hnefi"));
    }
    Path config = folder(environment.apply("XDG_CONFIG_HOME"), home.resolve(".config"), notices);
    Path data = folder(environment.apply("XDG_DATA_HOME"), home.resolve(".local/share"), notices);
    return new UserFolders(config.resolve(NAME), data.resolve(NAME));
  }

  /// A user without an entry in the list of users has no home, which Java calls `?`.
  private static Path home(
      Function<String, @Nullable String> properties,
      Function<String, @Nullable String> environment,
      Consumer<Localized> notices) {
    String named = Objects.requireNonNullElse(properties.apply("user.home"), "");
    Path temporary = Path.of(Objects.requireNonNullElse(properties.apply("java.io.tmpdir"), "."));
    return usable(named)
        .or(() -> usable(Objects.requireNonNullElse(environment.apply("HOME"), "")))
        .orElseGet(() -> {
          Path instead = temporary.toAbsolutePath().resolve(NAME);
          notices.accept(new FileProblem.NoFolder(named, instead));
          return instead;
        });
  }

  /// Returns the file of the settings.
  public Path settings() {
    return configuration.resolve("settings.txt");
  }

  /// Returns the file of the start positions that somebody set up.
  public Path layouts() {
    return data.resolve("layouts.txt");
  }

  /// Returns the folder of the games.
  public Path games() {
    return data.resolve("games");
  }

  /// Returns the file that remembers which lessons are done.
  public Path progress() {
    return data.resolve("progress.txt");
  }

  /// Returns the file in which house rules are kept.
  public Path houseRules() {
    return data.resolve("house-rules.txt");
  }

  /// The XDG rules ask to ignore relative paths. A name that the system cannot spell, as with
  /// `LC_ALL=C`, must not be ignored in silence: the games would seem to be gone.
  private static Path folder(@Nullable String value, Path otherwise, Consumer<Localized> notices) {
    if (value == null || value.isBlank()) {
      return otherwise;
    }
    try {
      Path path = Path.of(value);
      return path.isAbsolute() ? path : otherwise;
    } catch (InvalidPathException _) {
      notices.accept(new FileProblem.NoFolder(Excerpt.of(value), otherwise));
      return otherwise;
    }
  }

  private static Optional<Path> usable(String folder) {
    try {
      return Optional.of(Path.of(folder)).filter(Path::isAbsolute);
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }
}
