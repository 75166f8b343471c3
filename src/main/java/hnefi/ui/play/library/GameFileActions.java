package hnefi.ui.play.library;

import hnefi.content.Edition;
import hnefi.content.HouseRulesFile;
import hnefi.content.Library;
import hnefi.fx.file.DesktopAccess;
import hnefi.fx.file.FileBatch;
import hnefi.fx.file.FileName;
import hnefi.fx.file.FileType;
import hnefi.fx.nav.Navigator;
import hnefi.fx.shell.Confirmation;
import hnefi.narration.RuleWords;
import hnefi.notation.PositionText;
import hnefi.rules.Position;
import hnefi.rules.Switch;
import hnefi.session.OpponentCatalog;
import hnefi.session.Players;
import hnefi.storage.FileProblem;
import hnefi.storage.GameDocument;
import hnefi.storage.GameFormat;
import hnefi.storage.GameRepository;
import hnefi.storage.PastedPosition;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Message;
import hnefi.text.Result;
import hnefi.text.Words;
import hnefi.ui.play.rules.HouseRulesActions;
import hnefi.ui.play.session.ParticipantNames;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.HouseRulesRoute;
import hnefi.ui.route.SavedGameRoute;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// The ways of games and positions to files and the clipboard, and back; house rules come the same
/// ways. Use it on the JavaFX thread.
///
/// @param notices hears on any thread what is done and what went wrong
/// @param window runs on the JavaFX thread what was read in the background
public record GameFileActions(
    Supplier<Library> library,
    GameRepository files,
    OpponentCatalog opponents,
    HouseRulesActions houseRules,
    Consumer<Localized> notices,
    Executor window,
    DesktopAccess desktop) {
  private static final FileBatch.Kind ADDED =
      count -> language -> words(language).say("file.added", count);

  private static final List<FileType> TYPES =
      Arrays.stream(GameFormat.values())
          .map(format ->
              new FileType(said("file.type." + format.ending().substring(1)), format.ending()))
          .toList();

  /// Asks for files: one is opened, several are added to the saved games.
  public void open(Navigator navigator, Language language) {
    open(desktop.dialogs().open(said("file.open"), TYPES, language), navigator);
  }

  /// Opens a file, or adds several to the saved games. House rules are added to those that are
  /// kept.
  public void open(List<Path> chosen, Navigator navigator) {
    if (chosen.size() > 1) {
      add(chosen);
    } else {
      chosen.forEach(file -> open(file, navigator));
    }
  }

  private void open(Path file, Navigator navigator) {
    if (isHouseRules(file)) {
      houseRules.open(file, () -> navigator.go(new HouseRulesRoute()));
    } else {
      navigator.enter(new SavedGameRoute(file.toAbsolutePath().toString()));
    }
  }

  private static boolean isHouseRules(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(HouseRulesFile.ENDING);
  }

  private void add(List<Path> chosen) {
    FileBatch batch =
        new FileBatch(chosen.size(), summary -> notices.accept(Confirmation.of(summary)));
    for (Path file : chosen) {
      if (isHouseRules(file)) {
        houseRules.add(file, batch);
      } else {
        files.add(
            file,
            library,
            read -> window.execute(() -> note(batch, file, read)),
            () -> window.execute(() -> batch.failed(file)));
      }
    }
  }

  private static void note(FileBatch batch, Path file, Result<GameRepository.Added> read) {
    switch (read) {
      case Result.Good<GameRepository.Added>(GameRepository.Added(_, var notes)) ->
          batch.added(
              ADDED,
              1,
              notes.stream().map(note -> new FileProblem.Imported(List.of(note))).toList());
      case Result.Bad<GameRepository.Added>(int line, var reason) ->
          batch.failed(file, new FileProblem.InvalidGame(FileName.of(file), line, reason));
    }
  }

  /// Asks for a file and writes a game into it. The game itself stays where it is.
  public void saveAs(GameDocument document, Language language) {
    Words words = words(language);
    String proposed =
        FileName.of(
            new SavedGameWords(library.get(), houseRules.model(), names(language), words)
                .title(document),
            words.say("file.name"));
    desktop
        .dialogs()
        .save(said("file.save"), proposed, TYPES, language)
        .ifPresent(file -> write(document, file, language));
  }

  private void write(GameDocument document, Path file, Language language) {
    GameFormat format = GameFormat.of(file);
    files.export(
        file,
        format.write(document, names(language)::of),
        () -> confirm(saved(file, format.unspoken(document))));
  }

  /// Writes a saved game into a file, as [#saveAs].
  ///
  /// @param saved its name among the saved games
  public void export(String saved, Language language) {
    files.open(
        saved,
        library,
        read -> {
          switch (read) {
            case Result.Good<GameRepository.Opened>(GameRepository.Opened(var restored, _)) ->
                window.execute(() -> saveAs(restored.document(), language));
            case Result.Bad<GameRepository.Opened>(int line, var reason) ->
                confirm(new FileProblem.InvalidGame(saved, line, reason));
          }
        });
  }

  /// Copies a game as text.
  public void copy(GameDocument document) {
    desktop.clipboard().copy(GameFormat.HNEFI.write(document, _ -> ""));
    confirm(said("copied.game"));
  }

  /// Copies a position as text.
  public void copy(Position position) {
    desktop.clipboard().copy(PositionText.write(position));
    confirm(said("copied.position"));
  }

  /// Opens what somebody copied: files, the text of a game, of a position or of house rules.
  ///
  /// @param current the rules that are played now
  public void paste(Navigator navigator, Optional<Edition> current) {
    List<Path> copied = desktop.clipboard().files();
    Optional<String> text = desktop.clipboard().text().filter(each -> !each.isBlank());
    if (!copied.isEmpty()) {
      open(copied, navigator);
    } else if (text.isEmpty()) {
      notices.accept(Confirmation.of(said("paste.empty")));
    } else if (HouseRulesFile.isLike(text.get())) {
      houseRules.paste(text.get(), () -> navigator.go(new HouseRulesRoute()));
    } else if (text.get().stripLeading().startsWith("[")) {
      files.add(
          text.get(),
          library,
          read ->
              window.execute(() ->
                  take(
                      read,
                      added -> {
                        navigator.enter(new SavedGameRoute(added.file()));
                        note(added.notes());
                      })),
          () -> {});
    } else {
      take(
          PastedPosition.read(text.get(), library.get(), current),
          position -> enter(position, navigator));
    }
  }

  private <T> void take(Result<T> read, Consumer<T> then) {
    switch (read) {
      case Result.Good<T>(T value) -> then.accept(value);
      case Result.Bad<T>(int line, var reason) ->
          confirm(new FileProblem.InvalidClipboard(line, reason.shortened()));
    }
  }

  private void enter(PastedPosition position, Navigator navigator) {
    navigator.enter(new GameRoute(position.edition(), position.start(), Players.TWO_PEOPLE));
    note(position.notes());
  }

  private void note(List<Message> differences) {
    if (!differences.isEmpty()) {
      confirm(new FileProblem.Imported(differences));
    }
  }

  /// Says into which file a game was written, and which rules a reader of it cannot know.
  private static Localized saved(Path file, Set<Switch> unspoken) {
    return language -> {
      String sentence = words(language).say("file.saved", FileName.of(file));
      RuleWords rules = new RuleWords(language);
      return unspoken.isEmpty()
          ? sentence
          : sentence
              + " "
              + words(language)
                  .say(
                      "file.unspoken",
                      unspoken.stream().map(rules::name).collect(Collectors.joining("; ")));
    };
  }

  private ParticipantNames names(Language language) {
    return new ParticipantNames(opponents, language);
  }

  private void confirm(Localized sentence) {
    window.execute(() -> notices.accept(Confirmation.of(sentence)));
  }

  private static Localized said(String key) {
    return language -> words(language).say(key);
  }

  private static Words words(Language language) {
    return Words.of(GameFileActions.class, "library", language);
  }
}
