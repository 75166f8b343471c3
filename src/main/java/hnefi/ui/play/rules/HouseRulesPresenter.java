package hnefi.ui.play.rules;

import hnefi.content.Library;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.nav.Fxml;
import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Presenter;
import hnefi.ui.nav.Screen;
import hnefi.ui.nav.Shortcut;
import hnefi.ui.play.session.ParticipantNames;
import hnefi.ui.route.Area;

/// The house rules somebody keeps, on the screen.
public final class HouseRulesPresenter implements Presenter {
  private final HouseRulesActions actions;
  private final Library library;
  private final Navigator navigator;

  public HouseRulesPresenter(HouseRulesActions actions, Library library, Navigator navigator) {
    this.actions = actions;
    this.library = library;
    this.navigator = navigator;
  }

  @Override
  public Screen screen(Language language) {
    Words words =
        Words.of(HouseRulesPresenter.class, "rule", language)
            .with(Words.of(ParticipantNames.class, "shared", language));
    HouseRulesController controller = new HouseRulesController(actions, library, navigator, words);
    Screen screen =
        Fxml.screen(
                HouseRulesPresenter.class,
                "house-rules",
                words,
                words.say("house.title"),
                controller)
            .under(new Screen.Crumb(words.say("new.title"), Area.PLAY.front()));
    return actions.canShare()
        ? screen.withShortcuts(
            Shortcut.of("Shortcut+O", () -> actions.open(language))
                .named(words.say("house.open"))
                .on("open-house-rules"))
        : screen;
  }
}
