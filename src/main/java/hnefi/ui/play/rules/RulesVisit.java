package hnefi.ui.play.rules;

import hnefi.content.Library;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.nav.Area;
import hnefi.ui.nav.Fxml;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Screen;
import hnefi.ui.nav.Visit;
import hnefi.ui.play.place.RulesPlace;

/// The rules of an edition being visited.
public final class RulesVisit implements Visit {
  private final Library library;
  private final Navigator navigator;
  private final RulesModel model;

  public RulesVisit(Library library, Navigator navigator, RulesModel model) {
    this.library = library;
    this.navigator = navigator;
    this.model = model;
  }

  @Override
  public Screen screen(Language language) {
    Words words =
        Words.of(RulesVisit.class, "rule", language)
            .with(Words.of(RulesPlace.class, "shared", language));
    RulesController controller = new RulesController(model, library, navigator, words);
    return Fxml.screen(RulesVisit.class, "rules", words, words.say("rules.title"), controller)
        .under(new Screen.Crumb(words.say("new.title"), Area.PLAY.front()));
  }
}
