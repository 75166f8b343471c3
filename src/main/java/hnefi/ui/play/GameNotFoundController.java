package hnefi.ui.play;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Fxml;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Route;
import hnefi.fx.nav.Screen;
import hnefi.fx.speech.Announcement;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Words;
import hnefi.ui.route.SavedGamesRoute;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;

/// Says that there is no such game, and leads to others.
final class GameNotFoundController {
  private final String name;
  private final String why;
  private final String otherwise;
  private final Runnable choose;

  @FXML private Label title;
  @FXML private Label reason;
  @FXML private Button other;

  /// @param choose goes where others are
  private GameNotFoundController(String name, String why, String otherwise, Runnable choose) {
    this.name = name;
    this.why = why;
    this.otherwise = otherwise;
    this.choose = choose;
  }

  /// Says that the rules of a game are not known, and leads to those that are.
  static Screen rules(Navigator navigator, Language language) {
    String why = Words.of(Play.class, "play", language).say("missing");
    return screen("missing", why, Area.PLAY.front(), navigator, language);
  }

  /// Says why a saved game cannot be read, and leads to the others.
  static Screen savedGame(Localized problem, Navigator navigator, Language language) {
    return screen("missing.game", problem.in(language), new SavedGamesRoute(), navigator, language);
  }

  /// @param what beginning of the messages
  private static Screen screen(
      String what, String why, Route otherwise, Navigator navigator, Language language) {
    Words words = Words.of(Play.class, "play", language);
    String title = words.say(what + ".title");
    Screen screen =
        Fxml.screen(
            Play.class,
            "game-not-found",
            words,
            title,
            new GameNotFoundController(
                title, why, words.say(what + ".choose"), () -> navigator.replace(otherwise)));
    return screen.whenShown(() -> Announcement.say(screen.root(), why));
  }

  @FXML
  private void initialize() {
    title.setText(name);
    reason.setText(why);
    other.setText(otherwise);
    other.setOnAction(_ -> choose.run());
  }
}
