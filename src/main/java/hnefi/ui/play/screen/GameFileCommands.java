package hnefi.ui.play.screen;

import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Shortcut;
import hnefi.storage.GameDocument;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.play.library.GameFileActions;
import hnefi.ui.play.session.PlayModel;
import java.util.Optional;
import java.util.function.Consumer;

/// The commands of a game that lead to files and the clipboard.
///
/// @param with does something with the game as it stands
record GameFileCommands(
    GameFileActions actions,
    Navigator navigator,
    PlayModel model,
    Consumer<Consumer<GameDocument>> with) {
  Shortcut[] in(Words words, Language language) {
    return new Shortcut[] {
      Shortcut.of("Shortcut+S", () -> with.accept(game -> actions.saveAs(game, language)))
          .named(words.say("record.save"))
          .on("save-as"),
      Shortcut.of("Shortcut+C", () -> with.accept(actions::copy)).named(words.say("record.copy")),
      Shortcut.of("Shortcut+Shift+C", this::copyPosition).named(words.say("record.copy-position")),
      Shortcut.of("Shortcut+V", this::paste).named(words.say("record.paste"))
    };
  }

  /// Copies what is on the board, also while somebody looks back.
  private void copyPosition() {
    actions.copy(model.snapshot().shown());
  }

  private void paste() {
    actions.paste(navigator, Optional.of(model.setup().edition()));
  }
}
