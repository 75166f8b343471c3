package hnefi.ui.kiosk;

import hnefi.content.lesson.Try;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.AreaRoute;
import hnefi.fx.nav.Fxml;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Route;
import hnefi.fx.nav.Router;
import hnefi.kiosk.Activity;
import hnefi.kiosk.KioskSettings;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.learn.LearnContext;
import hnefi.ui.learn.step.StepSequence;
import hnefi.ui.route.LanguageRoute;
import hnefi.ui.route.PuzzleSeriesRoute;
import hnefi.ui.route.RescueRoute;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/// Makes the screens that only a kiosk has.
///
/// @param space the room for boards
/// @param rescue the exercise before the lessons; without it a visitor begins with the lessons
/// @param puzzles all puzzles in an order that a seed chooses, the easier ones first
public record KioskScreens(
    KioskSettings kiosk,
    LearnContext learning,
    Supplier<Optional<StepSequence.Stage>> rescue,
    LongFunction<List<Try>> puzzles,
    BoardSpace space) {
  /// Registers the screens.
  public Router.Builder register(Router.Builder screens) {
    return screens
        .front(Area.HOME, this::home)
        .front(Area.PLAY, this::games)
        .at(LanguageRoute.class, this::language)
        .at(RescueRoute.class, this::rescue)
        .at(PuzzleSeriesRoute.class, this::puzzle);
  }

  /// Returns where a visit begins.
  public static Route first(KioskSettings kiosk) {
    return kiosk.languages().size() > 1 ? new LanguageRoute() : Area.HOME.front();
  }

  private Presenter language(LanguageRoute route, Navigator navigator) {
    return language -> {
      Words words = words(language);
      LanguageController controller =
          new LanguageController(kiosk.languages(), chosen -> speak(chosen, navigator));
      return Fxml.screen(KioskScreens.class, "language", words, "Hnefatafl", controller);
    };
  }

  private void speak(Language chosen, Navigator navigator) {
    learning.settings().change(all -> all.with(chosen));
    if (navigator.backPossibleProperty().get()) {
      navigator.back();
    } else {
      navigator.replace(Area.HOME.front());
    }
  }

  private Presenter home(AreaRoute route, Navigator navigator) {
    return language -> {
      Words words = words(language);
      KioskHomeController controller =
          new KioskHomeController(
              kiosk.activities(), words, activity -> enter(activity, navigator));
      return Fxml.screen(KioskScreens.class, "home", words, words.say("home.title"), controller);
    };
  }

  private void enter(Activity activity, Navigator navigator) {
    navigator.go(
        switch (activity) {
          case LEARN -> rescue.get().isPresent() ? new RescueRoute() : Area.LEARN.front();
          case PLAY -> Area.PLAY.front();
          case DISCOVER -> Area.READ.front();
        });
  }

  private Presenter games(AreaRoute route, Navigator navigator) {
    GameChoiceModel model = new GameChoiceModel(learning.library().get(), space);
    return language -> {
      Words words = words(language);
      GameChoiceController controller =
          new GameChoiceController(model, learning.settings().settings(), words, navigator::enter);
      return Fxml.screen(KioskScreens.class, "games", words, words.say("games.title"), controller);
    };
  }

  private Presenter rescue(RescueRoute route, Navigator navigator) {
    return rescue
        .get()
        .<Presenter>map(stage -> new RescuePresenter(stage, this, navigator))
        .orElseGet(() -> home(Area.HOME.front(), navigator));
  }

  private Presenter puzzle(PuzzleSeriesRoute route, Navigator navigator) {
    List<Try> all = puzzles.apply(route.seed());
    if (all.isEmpty()) {
      return home(Area.HOME.front(), navigator);
    }
    Try puzzle = all.get(Math.floorMod(route.number(), all.size()));
    Route next = new PuzzleSeriesRoute(route.seed(), route.number() + 1);
    return new PuzzlePresenter(puzzle, this, () -> navigator.replace(next));
  }

  static Words words(Language language) {
    return Words.of(KioskScreens.class, "kiosk", language);
  }
}
