package hnefi.storage;

import hnefi.text.Excerpt;
import hnefi.text.Localized;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The folders that a system gives a person: the home folder, and those that the XDG Base Directory
/// Specification puts into it. None of them need exist.
public final class HomeFolders {
  private final Function<String, @Nullable String> environment;
  private final Consumer<Localized> notices;
  private final Path home;

  /// @param properties gives the value of a system property, null if it is not set
  /// @param environment gives the value of an environment variable, null if it is not set
  /// @param notices hears of a folder that cannot be used
  HomeFolders(
      Function<String, @Nullable String> properties,
      Function<String, @Nullable String> environment,
      Consumer<Localized> notices) {
    this.environment = environment;
    this.notices = notices;
    home = home(properties);
  }

  /// Returns the folders of this machine and person.
  ///
  /// @param notices hears of a folder that cannot be used
  public static HomeFolders ofThisMachine(Consumer<Localized> notices) {
    return new HomeFolders(System::getProperty, System::getenv, notices);
  }

  public Path home() {
    return home;
  }

  /// Returns where programs keep their settings.
  public Path configuration() {
    return named("XDG_CONFIG_HOME", ".config");
  }

  /// Returns where programs keep what a person makes with them.
  Path data() {
    return named("XDG_DATA_HOME", ".local/share");
  }

  /// Returns the folder that an environment variable names.
  ///
  /// The XDG rules ask to ignore relative paths. A name that the system cannot spell, as with
  /// `LC_ALL=C`, must not be ignored in silence: the games would seem to be gone.
  ///
  /// @param usual below the home folder, if the variable names none
  Path named(String variable, String usual) {
    String value = environment.apply(variable);
    Path otherwise = home.resolve(usual);
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

  /// A user without an entry in the list of users has no home, which Java calls `?`.
  private Path home(Function<String, @Nullable String> properties) {
    String named = Objects.requireNonNullElse(properties.apply("user.home"), "");
    Path temporary = Path.of(Objects.requireNonNullElse(properties.apply("java.io.tmpdir"), "."));
    return usable(named)
        .or(() -> usable(Objects.requireNonNullElse(environment.apply("HOME"), "")))
        .orElseGet(() -> {
          Path instead = temporary.toAbsolutePath().resolve(UserFolders.NAME);
          notices.accept(new FileProblem.NoFolder(Excerpt.of(named), instead));
          return instead;
        });
  }

  private static Optional<Path> usable(String folder) {
    try {
      return Optional.of(Path.of(folder)).filter(Path::isAbsolute);
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }
}
