package hnefi.ui.play.sheet;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Fxml;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Screen;
import hnefi.fx.nav.Shortcut;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.play.session.ParticipantNames;
import hnefi.ui.settings.SettingsModel;

/// A rule sheet on the screen.
public record RuleSheetPresenter(RuleSheetModel model, SettingsModel settings)
    implements Presenter {
  @Override
  public Screen screen(Language language) {
    Words words =
        Words.of(RuleSheetPresenter.class, "screen", language)
            .with(Words.of(ParticipantNames.class, "shared", language));
    RuleSheetController controller = new RuleSheetController(model, settings, words);
    Screen screen =
        Fxml.screen(RuleSheetPresenter.class, "rule-sheet", words, controller.title(), controller)
            .withShortTitle(words.say("sheet.name"))
            .under(new Screen.Crumb(words.say("new.title"), Area.PLAY.front()));
    return model.canExport()
        ? screen.withShortcuts(
            Shortcut.of("Shortcut+P", controller::print)
                .named(words.say("sheet.print"))
                .on("print-sheet"),
            Shortcut.of("Shortcut+S", controller::savePdf)
                .named(words.say("sheet.save.pdf"))
                .on("save-sheet-pdf"),
            Shortcut.of("Shortcut+Shift+S", controller::saveHtml)
                .named(words.say("sheet.save.html"))
                .on("save-sheet-html"))
        : screen;
  }
}
