package hnefi.storage;

import hnefi.game.Game;
import hnefi.session.GameSaver;
import hnefi.session.GameSetup;
import hnefi.text.Localized;
import hnefi.text.Result;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// The folder of the games, each in a file of its own.
///
/// A damaged file is told about and left as it is; nothing is ever written over another game.
public final class GameRepository {
  private static final String ENDING = ".tafl";
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss", Locale.ROOT);

  private final Path folder;
  private final Clock clock;
  private final Consumer<Localized> notices;

  /// @param notices hears what is wrong with a file
  public GameRepository(Path folder, Clock clock, Consumer<Localized> notices) {
    this.folder = folder;
    this.clock = clock;
    this.notices = notices;
  }

  /// A file and what is in it.
  public record Entry(String file, Result<SavedGame> content) {}

  /// A game that can be gone on with, and its file.
  public record Open(String file, SavedGame game) {}

  /// Returns the games, the latest first.
  public List<Entry> list() {
    return names().stream().map(name -> new Entry(name, read(name))).toList();
  }

  /// Returns the latest game that is not finished, and tells of damaged files on the way to it.
  public Optional<Open> latestUnfinished() {
    for (String name : names()) {
      switch (read(name)) {
        case Result.Good<SavedGame>(SavedGame game) when game.isUnfinished() -> {
          return Optional.of(new Open(name, game));
        }
        case Result.Good<SavedGame> _ -> {}
        case Result.Bad<SavedGame> bad -> notices.accept(SavedGameFault.of(name, bad));
      }
    }
    return Optional.empty();
  }

  /// Reads one game.
  public Result<SavedGame> read(String name) {
    try {
      return SavedGameText.read(Files.readString(folder.resolve(name)));
    } catch (CharacterCodingException _) {
      return Result.badAt(0, "saved.encoding");
    } catch (IOException _) {
      return Result.badAt(0, "saved.unreadable");
    }
  }

  /// Returns a keeper that writes one game, beginning with its first change.
  public GameFile begin() {
    return new GameFile("", Optional.empty(), LocalDate.now(clock));
  }

  /// Returns a keeper that goes on writing a game into its file.
  public GameFile goOn(String name, SavedGame game) {
    return new GameFile(game.title(), Optional.of(name), game.date());
  }

  private List<String> names() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.getFileName().toString().endsWith(ENDING))
          .sorted(
              Comparator.comparing(GameRepository::time)
                  .reversed()
                  .thenComparing(Path::getFileName))
          .map(file -> file.getFileName().toString())
          .toList();
    } catch (IOException e) {
      notices.accept(FileTrouble.Unreachable.of(folder, e));
      return List.of();
    }
  }

  private static long time(Path file) {
    try {
      return Files.getLastModifiedTime(file).toMillis();
    } catch (IOException _) {
      return 0;
    }
  }

  /// One game and its file.
  public final class GameFile implements GameSaver {
    private String title;
    private Optional<String> name;
    private final LocalDate date;

    private GameFile(String title, Optional<String> name, LocalDate date) {
      this.title = title;
      this.name = name;
      this.date = date;
    }

    public String title() {
      return title;
    }

    /// Returns whether the game is written into this file.
    public boolean isIn(String file) {
      return name.equals(Optional.of(file));
    }

    @Override
    public void save(GameSetup table, Game game) {
      Path file = folder.resolve(name.orElseGet(() -> free(table.edition().name().id())));
      try {
        SafeFile.write(file, SavedGameText.write(table, game, title, date));
        name = Optional.of(file.getFileName().toString());
      } catch (IOException e) {
        notices.accept(FileTrouble.Unreachable.of(file, e));
      }
    }

    /// Goes on in a new file under another title; the old file stays as it is.
    public void saveAs(String newTitle, GameSetup table, Game game) {
      title = newTitle.strip();
      name = Optional.empty();
      save(table, game);
    }

    private String free(String rules) {
      String stem = STAMP.format(LocalDateTime.now(clock)) + "-" + rules;
      String candidate = stem + ENDING;
      for (int i = 2; Files.exists(folder.resolve(candidate)); i++) {
        candidate = stem + "-" + i + ENDING;
      }
      return candidate;
    }
  }
}
