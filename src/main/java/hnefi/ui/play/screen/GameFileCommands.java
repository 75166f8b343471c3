package hnefi.ui.play.screen;

import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Shortcut;
import hnefi.storage.GameDocument;
import hnefi.storage.GameFormat;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.play.library.GameFileActions;
import hnefi.ui.play.session.PlayModel;
import java.util.Optional;
import java.util.function.Consumer;

/// The commands of a game that lead to files and the clipboard.
///
/// @param with does something with the game as it stands
/// @param name asks for its name
record GameFileCommands(
    GameFileActions actions,
    Navigator navigator,
    PlayModel model,
    Consumer<Consumer<GameDocument>> with,
    Runnable name) {
  Shortcut[] in(Words words, Language language) {
    return new Shortcut[] {
      Shortcut.of("Shift+F2", name).named(words.say("record.name")).on("name-game"),
      Shortcut.of("Shortcut+S", () -> with.accept(game -> actions.saveAs(game, language)))
          .named(words.say("record.save"))
          .on("save-as"),
      Shortcut.of("Shortcut+C", () -> copyGame(GameFormat.HNEFI, language))
          .named(words.say("record.copy")),
      Shortcut.of("Shortcut+Shift+C", () -> copyPosition(GameFormat.HNEFI))
          .named(words.say("record.copy-position")),
      Shortcut.of("Shortcut+Alt+C", () -> copyGame(GameFormat.OPEN_TAFL, language))
          .named(words.say("record.copy-opentafl")),
      Shortcut.of("Shortcut+Alt+Shift+C", () -> copyPosition(GameFormat.OPEN_TAFL))
          .named(words.say("record.copy-position-opentafl")),
      Shortcut.of("Shortcut+V", this::paste).named(words.say("record.paste"))
    };
  }

  private void copyGame(GameFormat format, Language language) {
    with.accept(game -> actions.copy(game, format, language));
  }

  /// Copies what is on the board, also while somebody looks back.
  private void copyPosition(GameFormat format) {
    actions.copy(model.snapshot().shown(), model.setup().edition(), format);
  }

  private void paste() {
    actions.paste(navigator, Optional.of(model.setup().edition()));
  }
}
