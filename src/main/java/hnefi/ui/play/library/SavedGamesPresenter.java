package hnefi.ui.play.library;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Fxml;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Screen;
import hnefi.fx.nav.Shortcut;
import hnefi.fx.shell.Confirmation;
import hnefi.storage.GameRepository;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.play.session.ParticipantNames;
import hnefi.ui.settings.SettingsModel;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BiConsumer;

/// The saved games: which of them are listed, and what was deleted and can be put back.
public final class SavedGamesPresenter implements Presenter {
  private final GameListModel games;
  private final BiConsumer<String, String> rename;
  private final GameFileActions actions;
  private final SettingsModel settings;
  private final Navigator navigator;
  private final SavedGamesModel model = new SavedGamesModel();
  private final Deque<Deleted> deleted = new ArrayDeque<>();

  private record Deleted(GameRepository.Deleted file, String title) {}

  /// @param rename gives the game of a file a title
  public SavedGamesPresenter(
      GameListModel games,
      BiConsumer<String, String> rename,
      GameFileActions actions,
      SettingsModel settings,
      Navigator navigator) {
    this.games = games;
    this.rename = rename;
    this.actions = actions;
    this.settings = settings;
    this.navigator = navigator;
  }

  @Override
  public Screen screen(Language language) {
    Words words =
        Words.of(ParticipantNames.class, "shared", language)
            .with(Words.of(SavedGamesPresenter.class, "library", language));
    SavedGameWords said =
        new SavedGameWords(
            actions.library().get(),
            actions.houseRules().model(),
            new ParticipantNames(actions.opponents(), language),
            words);
    SavedGameActions commands =
        new SavedGameActions(said, actions, rename, this::noteDeleted, navigator);
    SavedGamesController controller =
        new SavedGamesController(games, model, said, settings.settings(), commands);
    return Fxml.screen(
            SavedGamesPresenter.class, "saved", words, words.say("record.saved"), controller)
        .under(new Screen.Crumb(words.say("new.title"), Area.PLAY.front()))
        .withShortcuts(
            Shortcut.of("Shortcut+O", commands::openFiles)
                .named(words.say("saved.open-file"))
                .on("open-file"),
            Shortcut.of("Shortcut+V", commands::paste)
                .named(words.say("saved.paste"))
                .on("paste-game"),
            Shortcut.of("Shift+F2", controller::rename).named(words.say("saved.rename")),
            Shortcut.of("Shortcut+S", () -> controller.chosen().ifPresent(commands::export))
                .named(words.say("saved.export")),
            Shortcut.of("Delete", controller::deleteChosen).named(words.say("saved.delete")),
            Shortcut.of("Shortcut+Z", this::putBackLatest)
                .named(words.say("saved.undo"))
                .on("notice-action"))
        .whenShown(controller::follow)
        .whenHidden(controller::stop);
  }

  private void putBackLatest() {
    if (!deleted.isEmpty()) {
      putBack(deleted.getLast());
    }
  }

  private void putBack(Deleted game) {
    if (deleted.remove(game)) {
      actions
          .files()
          .restore(
              game.file(),
              () -> actions.window().execute(() -> tellOfRestored(game)),
              () -> actions.window().execute(() -> deleted.add(game)));
    }
  }

  private void tellOfRestored(Deleted game) {
    actions
        .notices()
        .accept(Confirmation.of(language -> words(language).say("saved.restored", game.title())));
  }

  private void noteDeleted(GameRepository.Deleted file, String title) {
    Deleted game = new Deleted(file, title);
    deleted.add(game);
    actions
        .notices()
        .accept(
            Confirmation.of(
                language -> words(language).say("saved.deleted", game.title()),
                language -> words(language).say("saved.undo"),
                () -> putBack(game)));
  }

  private static Words words(Language language) {
    return Words.of(SavedGamesPresenter.class, "library", language);
  }
}
