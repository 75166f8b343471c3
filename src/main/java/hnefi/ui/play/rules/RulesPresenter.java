package hnefi.ui.play.rules;

import hnefi.content.Library;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Fxml;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Screen;
import hnefi.fx.nav.Shortcut;
import hnefi.narration.EditionWords;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.play.session.ParticipantNames;

/// The rules of an edition on the screen.
public record RulesPresenter(
    Library library, Navigator navigator, RulesModel model, HouseRulesActions houseRules)
    implements Presenter {
  @Override
  public Screen screen(Language language) {
    Words words =
        Words.of(RulesPresenter.class, "rule", language)
            .with(Words.of(ParticipantNames.class, "shared", language));
    RulesController controller = new RulesController(model, houseRules, library, navigator, words);
    String title = words.say("rules.title", EditionWords.title(model.edition(), language));
    return Fxml.screen(RulesPresenter.class, "rules", words, title, controller)
        .withShortTitle(words.say("rules.name"))
        .under(new Screen.Crumb(words.say("new.title"), Area.PLAY.front()))
        .withShortcuts(
            Shortcut.of("Shortcut+R", controller::showSheet)
                .named(words.say("rules.sheet"))
                .on("rule-sheet"));
  }
}
