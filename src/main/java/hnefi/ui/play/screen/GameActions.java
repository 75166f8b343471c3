package hnefi.ui.play.screen;

import hnefi.content.Edition;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Navigator;
import hnefi.rules.Position;
import hnefi.storage.GameDocument;
import hnefi.text.Language;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.route.EditorRoute;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.RulesRoute;
import java.util.Optional;
import java.util.function.Consumer;

/// What the buttons beside a game and its keys lead to.
///
/// @param board where the words appear that are asked for
/// @param with does something with the game as it stands
record GameActions(
    PlayContext context,
    Navigator navigator,
    PlayModel model,
    GameController board,
    NotesController notes,
    Consumer<Consumer<GameDocument>> with) {
  /// Goes to the rules, to change them and play on by them.
  void rules() {
    navigator.go(new RulesRoute(GameRoute.like(model.setup()), model.startPosition()));
  }

  /// Goes to the choice of another game.
  void newGame() {
    navigator.go(Area.PLAY.front());
  }

  /// Returns whether the game can be written into files.
  boolean hasFiles() {
    return context.desktop().isPresent();
  }

  /// Asks for a file into which the game is written.
  void saveAs() {
    Language language = context.settings().language();
    context.fileActions().ifPresent(files -> with.accept(game -> files.saveAs(game, language)));
  }

  /// Copies the game as text.
  void copy() {
    context.fileActions().ifPresent(files -> with.accept(files::copy));
  }

  /// Copies what is on the board, also while somebody looks back.
  void copyPosition() {
    context.fileActions().ifPresent(files -> files.copy(model.snapshot().shown()));
  }

  /// Opens what was copied.
  void paste() {
    Optional<Edition> edition = Optional.of(model.setup().edition());
    context.fileActions().ifPresent(files -> files.paste(navigator, edition));
  }

  /// Asks for a comment on the turn that is shown.
  void comment() {
    board.turnToWords();
    notes.edit();
  }

  /// Goes to the editor with the position that is shown.
  void edit() {
    if (canEdit()) {
      navigator.go(editor());
    }
  }

  /// Returns whether there is an editor.
  boolean canEdit() {
    return navigator.knows(editor());
  }

  /// Returns the editor with the position that is shown.
  private EditorRoute editor() {
    Position shown = model.snapshot().shown();
    return new EditorRoute(
        shown.board(),
        shown.toMove(),
        model.setup().edition().name(),
        model.setup().players(),
        model.setup().terms().next().withBoardWithoutHandicap(Optional.empty()));
  }
}
