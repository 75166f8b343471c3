package hnefi.ui.play;

import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.nav.Area;
import hnefi.ui.nav.Fxml;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Screen;
import hnefi.ui.nav.Visit;

/// The rules of an edition being visited.
final class RulesVisit implements Visit {
  private final PlayDesk desk;
  private final Navigator navigator;
  private final RulesModel model;

  RulesVisit(PlayDesk desk, Navigator navigator, RulesModel model) {
    this.desk = desk;
    this.navigator = navigator;
    this.model = model;
  }

  @Override
  public Screen screen(Language language) {
    Words words =
        Words.of(RulesVisit.class, "rule", language)
            .with(Words.of(RulesVisit.class, "new", language));
    RulesController controller = new RulesController(model, desk.library().get(), navigator, words);
    return Fxml.screen(RulesVisit.class, "rules", words, words.say("rules.title"), controller)
        .under(new Screen.Crumb(words.say("new.title"), Area.PLAY.front()));
  }
}
