package hnefi.ui.play.editor;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Fxml;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Screen;
import hnefi.fx.nav.Shortcut;
import hnefi.fx.speech.Announcement;
import hnefi.session.GameTerms;
import hnefi.session.Players;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.play.export.ExportController;
import hnefi.ui.play.session.ParticipantNames;
import hnefi.ui.settings.Boards;
import java.util.Optional;

/// The editor on the screen.
///
/// @param players who plays a game that begins here
/// @param terms what the players of a game that begins here have agreed on
public record EditorPresenter(
    EditorContext context, Navigator navigator, EditorModel model, Players players, GameTerms terms)
    implements Presenter {
  @Override
  public Screen screen(Language language) {
    Words words =
        Words.of(ParticipantNames.class, "shared", language)
            .with(Words.of(EditorPresenter.class, "editor", language))
            .with(Words.of(ExportController.class, "export", language));
    EditorController editor =
        new EditorController(model, new Boards(context.settings(), language), words);
    PaletteController palette = new PaletteController(model, context, editor, words);
    PlayOptionsController playOptions = new PlayOptionsController(model, context, words);
    FaultsController faults =
        new FaultsController(model, each -> each.game(players).on(terms), navigator, words);
    CustomLayoutsController layouts = new CustomLayoutsController(model, context, words);
    ExportController export =
        new ExportController(
            context.exporter(),
            language,
            editor::board,
            () -> words.say("editor.title"),
            Optional.empty());
    Screen screen =
        Fxml.screen(
            EditorPresenter.class,
            "editor",
            words,
            words.say("editor.title"),
            editor,
            palette,
            playOptions,
            faults,
            export,
            layouts);
    return screen
        .under(new Screen.Crumb(words.say("new.title"), Area.PLAY.front()))
        .whenShown(() -> Announcement.say(screen.root(), words.say("editor.digits")))
        .withShortcuts(export.shortcuts())
        .withShortcuts(
            Shortcut.of("Shortcut+Z", model::undo).named(words.say("editor.undo")).on("undo"),
            Shortcut.of("Shortcut+Y", model::redo).named(words.say("editor.redo")).on("redo"),
            Shortcut.of("Shortcut+Shift+Z", model::redo),
            Shortcut.of("Shortcut+Delete", model::clear)
                .named(words.say("editor.clear"))
                .on("clear"),
            Shortcut.of("Shortcut+S", layouts::askName)
                .named(words.say("editor.keep"))
                .on("layout-name"),
            Shortcut.of("Shortcut+Enter", faults::play)
                .named(words.say("editor.play"))
                .on("play-here"));
  }
}
