package hnefi.storage;

import hnefi.content.Library;
import hnefi.text.Message;
import hnefi.text.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// The folder of the games, each in a file of its own.
///
/// What is in it is read in the background and remembered: [#games] tells at once what was last
/// read. A damaged file is told about and left as it is; nothing is ever written over another game.
public final class GameRepository {
  /// How the names of the files end.
  public static final String ENDING = ".tafl";

  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final Path folder;
  private final Supplier<Clock> clock;
  private final StorageContext context;
  private final Executor reader;
  private final GameIndex index;
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private final Set<FileProblem> told = new HashSet<>();
  private long lastModified;

  /// @param clock asked when the date is needed, since finding the time zone takes a while
  /// @param reader reads files beside the window, one after the other
  public GameRepository(
      Path folder, Supplier<Clock> clock, StorageContext context, Executor reader) {
    this.folder = folder.toAbsolutePath();
    this.clock = clock;
    this.context = context;
    this.reader = reader;
    index = new GameIndex(this.folder, ENDING, this::entry);
  }

  /// A file and what is in it.
  public record Entry(String file, Result<GameSummary> content) {}

  /// A game that can be gone on with, and its file.
  public record Unfinished(String file, GameSummary summary) {}

  /// A game that was read and set up, and the file in which it goes on.
  public record Opened(RestoredDocument restored, GameFile file) {}

  /// A game that was deleted.
  ///
  /// @param file its name in the folder
  /// @param keptAs where it lies for a while
  public record Deleted(String file, Path keptAs) {}

  /// Returns the games as they were last read, the latest first. The latest is the one that was
  /// saved last, whatever the clock said then.
  public List<Entry> games() {
    return index.games();
  }

  /// Returns the latest game that is not finished. What was only tried for a few turns from a
  /// position of its own, as from a lesson, is none.
  public Optional<Unfinished> latestUnfinished() {
    return games().stream().flatMap(each -> unfinished(each).stream()).findFirst();
  }

  /// Hears on any thread that [#games] changed.
  public void addListener(Runnable listener) {
    listeners.add(listener);
  }

  /// Reads in the background what is new in the folder, and tells of damaged files that are later
  /// than the latest unfinished game.
  public void refresh() {
    reader.execute(() -> {
      List<Entry> before = games();
      try {
        index.scan();
      } catch (IOException e) {
        context.notices().accept(FileProblem.Unreachable.of(folder, e));
      }
      tellOfDamage();
      if (!games().equals(before)) {
        listeners.forEach(Runnable::run);
      }
    });
  }

  private void tellOfDamage() {
    for (Entry each : games()) {
      if (unfinished(each).isPresent()) {
        return;
      }
      if (each.content() instanceof Result.Bad<GameSummary>(int line, var reason)) {
        FileProblem problem = new FileProblem.InvalidGame(each.file(), line, reason);
        if (told.add(problem)) {
          context.notices().accept(problem);
        }
      }
    }
  }

  private static Optional<Unfinished> unfinished(Entry entry) {
    return entry
        .content()
        .toOptional()
        .filter(GameSummary::isUnderWay)
        .map(game -> new Unfinished(entry.file(), game));
  }

  /// Reads one game in the background, as it was last saved. A game of another program goes on in a
  /// new file, its own stays as it is.
  ///
  /// @param file its name in the folder, or the path of a file elsewhere
  /// @param then hears of it on a thread of the background
  public void open(String file, Supplier<Library> library, Consumer<Result<Opened>> then) {
    reader.execute(() -> {
      context.writer().flush(PATIENCE);
      then.accept(opened(folder.resolve(file), library.get()));
    });
  }

  private Result<Opened> opened(Path path, Library library) {
    return text(path)
        .then(text ->
            GameContent.read(text)
                .then(content ->
                    content
                        .restore(library, LocalDate.now(clock.get()))
                        .map(
                            game -> new Opened(game, file(content, game.document(), path, text)))));
  }

  private GameFile file(GameContent content, GameDocument game, Path path, String text) {
    return switch (content) {
      case GameContent.Own _ -> new GameFile(this, game.title(), game.date(), path, text);
      case GameContent.Foreign _ -> new GameFile(this, game.title(), game.date(), path);
    };
  }

  /// A game that was added.
  ///
  /// @param file its new name
  /// @param notes what is otherwise than its text has it, a message of `hnefi.notation` each
  public record Added(String file, List<Message> notes) {
    public Added {
      notes = List.copyOf(notes);
    }
  }

  /// Adds a game in the background: a file elsewhere is read, of which a copy goes into the folder.
  /// What reading throws goes on to the handler of its thread.
  ///
  /// @param then hears of it on a thread of the background, once it is saved
  /// @param otherwise hears there instead that nothing was added, for a reason that is told
  public void add(
      Path file, Supplier<Library> library, Consumer<Result<Added>> then, Runnable otherwise) {
    reader.execute(() -> add(text(file.toAbsolutePath()), library, then, otherwise));
  }

  /// Adds a game in the background that somebody copied, as [#add(Path, Supplier, Consumer,
  /// Runnable)].
  public void add(
      String text, Supplier<Library> library, Consumer<Result<Added>> then, Runnable otherwise) {
    reader.execute(() -> add(new Result.Good<>(text), library, then, otherwise));
  }

  private void add(
      Result<String> text,
      Supplier<Library> library,
      Consumer<Result<Added>> then,
      Runnable otherwise) {
    Runnable next = otherwise;
    try {
      Result<RestoredDocument> read =
          text.then(GameContent::read)
              .then(content -> content.restore(library.get(), LocalDate.now(clock.get())));
      next =
          switch (read) {
            case Result.Bad<RestoredDocument>(int line, var reason) ->
                () -> then.accept(new Result.Bad<>(line, reason));
            case Result.Good<RestoredDocument>(
                    RestoredDocument(GameDocument game, List<Message> notes)) -> {
              String rules = game.setup().edition().name().id();
              String written = GameFormat.HNEFI.write(game, _ -> "");
              yield () ->
                  context
                      .writer()
                      .submit(new Object(), () -> create(rules, written, notes, then, otherwise));
            }
          };
    } finally {
      next.run();
    }
  }

  private void create(
      String rules,
      String written,
      List<Message> notes,
      Consumer<Result<Added>> then,
      Runnable otherwise) {
    Runnable told = otherwise;
    try {
      Added added = new Added(write(rules, written).getFileName().toString(), notes);
      told = () -> then.accept(new Result.Good<>(added));
    } catch (IOException e) {
      context.notices().accept(FileProblem.Unreachable.of(folder, e));
    } finally {
      told.run();
    }
  }

  /// Gives a game another title, in the background. What else its file says stays.
  public void rename(String file, String title) {
    change(
        folder.resolve(file),
        path -> {
          String text = SavedGameText.retitled(TextFile.read(path), SavedGame.title(title));
          FileTime modified = Files.getLastModifiedTime(path);
          context.files().write(path, text, modified);
          note(path, text, modified.toMillis());
        });
  }

  /// Deletes a game in the background; for a while it can be [restored][#restore].
  ///
  /// @param then hears of it on a thread of the background
  public void delete(String file, Consumer<Deleted> then) {
    change(
        folder.resolve(file),
        path -> {
          Path keptAs =
              new DeletedGames(folder, context.files()).take(path, LocalDate.now(clock.get()));
          index.forget(path.getFileName().toString());
          listeners.forEach(Runnable::run);
          then.accept(new Deleted(file, keptAs));
        });
  }

  /// Puts a deleted game back, in the background.
  ///
  /// @param then hears on a thread of the background that it is back
  /// @param otherwise hears there instead that it is not, after the reason was told
  public void restore(Deleted deleted, Runnable then, Runnable otherwise) {
    change(
        deleted.keptAs(),
        path -> {
          context.files().move(path, folder);
          refresh();
          then.run();
        },
        otherwise);
  }

  /// Writes a game into a file elsewhere, in the background.
  ///
  /// @param then hears on a thread of the background that it is written
  public void export(Path target, String text, Runnable then) {
    change(
        target,
        path -> {
          AtomicFiles.forDocuments().write(path, text);
          note(path, text);
          then.run();
        });
  }

  /// Does something to a file.
  @FunctionalInterface
  private interface Change {
    void apply(Path file) throws IOException;
  }

  private void change(Path file, Change change) {
    change(file, change, () -> {});
  }

  private void change(Path file, Change change, Runnable otherwise) {
    context
        .writer()
        .submit(
            new Object(),
            () -> {
              try {
                change.apply(file);
              } catch (IOException e) {
                context.notices().accept(FileProblem.Unreachable.of(file, e));
                otherwise.run();
              }
            });
  }

  private Entry entry(String file) {
    return new Entry(
        file, text(folder.resolve(file)).then(SavedGameText::read).map(GameSummary::of));
  }

  private static Result<String> text(Path file) {
    try {
      return new Result.Good<>(TextFile.read(file));
    } catch (IOException e) {
      return new Result.Bad<>(FileProblem.Cause.of(file, e).message());
    }
  }

  /// Returns the file of a new game, which is created when it is first saved.
  public GameFile create() {
    return new GameFile(this, GameDate.now(clock.get()));
  }

  /// Returns the file of a game that is kept nowhere.
  public GameFile createUnsaved() {
    StorageContext nowhere =
        new StorageContext(context.files(), BackgroundWriter.none(), context.notices());
    return new GameRepository(folder, clock, nowhere, reader).create();
  }

  Path folder() {
    return folder;
  }

  StorageContext context() {
    return context;
  }

  // --- On the writer's thread

  /// Writes a new file, whose name tells the time and the rules.
  Path write(String rules, String text) throws IOException {
    DateTimeFormatter stamp = DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss", Locale.ROOT);
    String stem = stamp.format(LocalDateTime.now(clock.get())) + "-" + rules;
    Path file = context.files().create(folder, stem, ENDING, text, now());
    note(file, text);
    return file;
  }

  /// Replaces a file.
  void write(Path file, String text) throws IOException {
    context.files().write(file, text, now());
    note(file, text);
  }

  private void note(Path file, String text) {
    note(file, text, lastModified);
  }

  private void note(Path file, String text, long modified) {
    if (folder.equals(file.getParent())) {
      String name = file.getFileName().toString();
      index.note(name, modified, new Entry(name, SavedGameText.read(text).map(GameSummary::of)));
      listeners.forEach(Runnable::run);
    }
  }

  /// Later than every file of the folder, even if the clock was set back.
  private FileTime now() throws IOException {
    if (lastModified == 0) {
      lastModified = index.lastModified();
    }
    lastModified = Math.max(clock.get().millis(), lastModified + 1);
    return FileTime.fromMillis(lastModified);
  }
}
