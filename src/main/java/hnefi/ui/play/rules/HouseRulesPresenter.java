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
import java.util.Optional;

/// The house rules somebody keeps, on the screen.
public final class HouseRulesPresenter implements Presenter {
  private final HouseRulesActions actions;
  private final Library library;
  private final Optional<Runnable> paste;
  private final Navigator navigator;

  /// @param paste opens what was copied; empty where nothing can be
  public HouseRulesPresenter(
      HouseRulesActions actions, Library library, Optional<Runnable> paste, Navigator navigator) {
    this.actions = actions;
    this.library = library;
    this.paste = paste;
    this.navigator = navigator;
  }

  @Override
  public Screen screen(Language language) {
    Words words =
        Words.of(HouseRulesPresenter.class, "rule", language)
            .with(Words.of(ParticipantNames.class, "shared", language));
    HouseRulesController controller =
        new HouseRulesController(actions, library, paste, navigator, words);
    Screen screen =
        Fxml.screen(
                HouseRulesPresenter.class,
                "house-rules",
                words,
                words.say("house.title"),
                controller)
            .under(new Screen.Crumb(words.say("new.title"), Area.PLAY.front()));
    return paste
        .map(pasting ->
            screen.withShortcuts(
                Shortcut.of("Shortcut+O", () -> actions.open(language))
                    .named(words.say("house.open"))
                    .on("open-house-rules"),
                Shortcut.of("Shortcut+V", pasting)
                    .named(words.say("house.paste"))
                    .on("paste-house-rules")))
        .orElse(screen);
  }
}
