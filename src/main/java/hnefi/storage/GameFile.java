package hnefi.storage;

import hnefi.game.Game;
import hnefi.session.GameSaver;
import hnefi.session.GameSetup;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/// The file of one game under way.
///
/// A file that somebody else changed is left alone: the game goes on in a new one.
public final class GameFile implements GameSaver {
  private final GameRepository repository;
  private final GameDate date;
  private final Optional<Path> source;
  private String title;

  // Set by the writer.
  private volatile Optional<Path> file;
  private String lastSeen;

  GameFile(GameRepository repository, GameDate date) {
    this(repository, "", date, Optional.empty(), "", Optional.empty());
  }

  /// A game of another program, which goes on in a new file.
  ///
  /// @param source its own file, which stays as it is
  GameFile(GameRepository repository, String title, GameDate date, Path source) {
    this(repository, title, date, Optional.empty(), "", Optional.of(source));
  }

  GameFile(GameRepository repository, String title, GameDate date, Path file, String lastSeen) {
    this(repository, title, date, Optional.of(file), lastSeen, Optional.empty());
  }

  private GameFile(
      GameRepository repository,
      String title,
      GameDate date,
      Optional<Path> file,
      String lastSeen,
      Optional<Path> source) {
    this.repository = repository;
    this.date = date;
    this.title = title;
    this.file = file;
    this.lastSeen = lastSeen;
    this.source = source;
  }

  /// Returns when the game began.
  public GameDate date() {
    return date;
  }

  public String title() {
    return title;
  }

  /// Returns whether the game is written into this file, or was read from it.
  ///
  /// @param name its name in the folder of the games, or the path of a file elsewhere
  public boolean isIn(String name) {
    Path named = repository.folder().resolve(name);
    return Stream.concat(file.stream(), source.stream()).anyMatch(named::equals);
  }

  @Override
  public void save(GameSetup setup, Game game) {
    String rules = setup.edition().name().id();
    String text = SavedGameText.write(setup, game, title, date);
    repository.context().writer().submit(this, () -> write(rules, text));
  }

  /// Returns the game with what else is kept of it.
  public GameDocument document(GameSetup setup, Game game) {
    return new GameDocument(setup, game, title, date);
  }

  /// Gives the game another title.
  public void rename(String newTitle, GameSetup setup, Game game) {
    title = SavedGame.title(newTitle);
    save(setup, game);
  }

  private void write(String rules, String text) {
    Optional<Path> known = file;
    try {
      if (known.isPresent() && isAsLastSeen(known.get(), lastSeen)) {
        repository.write(known.get(), text);
      } else {
        Path created = repository.write(rules, text);
        file = Optional.of(created);
        known.ifPresent(old -> tell(new FileProblem.GameMoved(old, created)));
      }
      lastSeen = text;
    } catch (IOException e) {
      tell(FileProblem.Unreachable.of(known.orElseGet(repository::folder), e));
    }
  }

  private static boolean isAsLastSeen(Path file, String lastSeen) throws IOException {
    try {
      return TextFile.read(file).equals(lastSeen);
    } catch (NoSuchFileException _) {
      return true;
    } catch (CharacterCodingException | TextFile.TooLargeException _) {
      return false;
    }
  }

  private void tell(FileProblem problem) {
    repository.context().notices().accept(problem);
  }
}
