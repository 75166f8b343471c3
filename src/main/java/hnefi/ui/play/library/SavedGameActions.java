package hnefi.ui.play.library;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Navigator;
import hnefi.storage.GameRepository;
import hnefi.ui.route.SavedGameRoute;
import java.util.Optional;
import java.util.function.BiConsumer;

/// What can be done with the saved games, in one language.
///
/// @param rename gives the game of a file a title
/// @param deleted hears which file was deleted, and what it was called
record SavedGameActions(
    SavedGameWords said,
    GameFileActions actions,
    BiConsumer<String, String> rename,
    BiConsumer<GameRepository.Deleted, String> deleted,
    Navigator navigator) {
  void open(GameRepository.Entry entry) {
    navigator.enter(new SavedGameRoute(entry.file()));
  }

  void rename(GameRepository.Entry entry, String title) {
    rename.accept(entry.file(), title);
  }

  void export(GameRepository.Entry entry) {
    actions.export(entry.file(), said.words().language());
  }

  void delete(GameRepository.Entry entry) {
    String title = entry.content().toOptional().map(said::title).orElse(entry.file());
    actions
        .files()
        .delete(entry.file(), done -> actions.window().execute(() -> deleted.accept(done, title)));
  }

  void choose() {
    navigator.go(Area.PLAY.front());
  }

  void openFiles() {
    actions.open(navigator, said.words().language());
  }

  void paste() {
    actions.paste(navigator, Optional.empty());
  }
}
