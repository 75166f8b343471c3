package hnefi.ui.play.rules;

import hnefi.content.Library;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Fxml;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Screen;
import hnefi.fx.nav.Shortcut;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.play.session.ParticipantNames;
import hnefi.ui.route.GameRoute;
import java.util.Optional;

/// The house rules somebody keeps, on the screen.
///
/// @param chosen the game for which one looks for rules; empty without one
/// @param paste opens what was copied; empty where nothing can be
public record HouseRulesPresenter(
    Optional<GameRoute> chosen,
    HouseRulesActions actions,
    Library library,
    Optional<Runnable> paste,
    Navigator navigator)
    implements Presenter {
  @Override
  public Screen screen(Language language) {
    Words words =
        Words.of(HouseRulesPresenter.class, "rule", language)
            .with(Words.of(ParticipantNames.class, "shared", language));
    HouseRulesController controller =
        new HouseRulesController(chosen, actions, library, navigator, words);
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
                Shortcut.of("Shortcut+V", pasting).named(words.say("house.paste"))))
        .orElse(screen);
  }
}
