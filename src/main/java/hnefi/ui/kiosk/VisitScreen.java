package hnefi.ui.kiosk;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Fxml;
import hnefi.fx.nav.Presenter;
import hnefi.fx.nav.Route;
import hnefi.fx.nav.Screen;
import hnefi.fx.settings.TextSize;
import hnefi.text.Language;
import hnefi.ui.play.screen.GamePresenter;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.LanguageRoute;
import hnefi.ui.route.LessonReviewRoute;
import hnefi.ui.route.LessonRoute;
import hnefi.ui.route.NextGameRoute;
import hnefi.ui.route.PuzzleSeriesRoute;
import hnefi.ui.route.PuzzleThemeRoute;
import hnefi.ui.route.RescueRoute;
import java.util.Optional;
import javafx.scene.Parent;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;

/// Shows the screens of a visit, with the buttons of the kiosk below them and a picture above.
final class VisitScreen {
  private final Visit visit;
  private final VisitFrame frame;
  private final StackPane stage = new StackPane();
  private final VisitBarController bar;
  private final Overview overview;
  private final Subscription subscription;
  private final KioskSpeech speech;
  private final ArrowKeys keys;
  private Optional<Screen> screen = Optional.empty();

  /// @param restart asks whether the visit should begin anew
  VisitScreen(
      Visit visit,
      ScreenScale scale,
      boolean severalLanguages,
      KioskSpeech speech,
      ArrowKeys keys,
      Runnable restart) {
    this.visit = visit;
    this.speech = speech;
    this.keys = keys;
    frame = new VisitFrame(scale);
    stage.getStyleClass().add("stage");
    bar = new VisitBarController(visit, frame, severalLanguages, restart);
    overview = new Overview();
    Parent foot =
        Fxml.load(VisitScreen.class, "bar", KioskScreens.words(visit.settings().language()), bar);
    frame.getChildren().setAll(overview.root(), stage, foot);
    bar.speak(KioskScreens.words(visit.settings().language()));
    subscription =
        Subscription.combine(
            visit
                .navigator()
                .currentProperty()
                .subscribe((before, now) -> move(before.presenter(), now.presenter())),
            visit.settings().languageProperty().subscribe((_, language) -> speak(language)),
            visit.settings().settingsProperty().subscribe(_ -> makeRoom()),
            visit.navigator().currentProperty().subscribe(_ -> makeRoom()));
    show();
    presenter().enter();
  }

  /// Large letters need more room where there is more to read than the names of doors.
  private void makeRoom() {
    Route route = visit.navigator().route();
    boolean doors = route.equals(Area.HOME.front()) || route instanceof LanguageRoute;
    boolean large = visit.settings().settings().display().textSize() == TextSize.P150;
    frame.setLarge(large && !doors);
  }

  /// Tells whoever goes by keys where he is, and goes to the first thing he can do there.
  void enter() {
    if (speech.isByKeys() && frame.getScene() != null) {
      keys.enter(stage);
      speech.readPage(screen.map(Screen::title).orElse(""), stage);
    }
  }

  VisitFrame root() {
    return frame;
  }

  /// Returns whether there is a board on the screen, at which people think.
  boolean isAtBoard() {
    Route route = visit.navigator().route();
    return route instanceof GameRoute
        || route instanceof NextGameRoute
        || route instanceof LessonRoute
        || route instanceof LessonReviewRoute
        || route instanceof RescueRoute
        || route instanceof PuzzleSeriesRoute
        || route instanceof PuzzleThemeRoute;
  }

  /// Returns whether the computer thinks about its move.
  boolean isThinking() {
    return presenter() instanceof GamePresenter game
        && game.models().model().thinkingProperty().get();
  }

  /// Ends what is under way; nobody looks any more.
  void end() {
    subscription.unsubscribe();
    presenter().leave();
    screen.ifPresent(shown -> shown.onHide().run());
    screen = Optional.empty();
  }

  private Presenter presenter() {
    return visit.navigator().currentProperty().get().presenter();
  }

  private void move(Presenter from, Presenter to) {
    from.leave();
    show();
    to.enter();
  }

  private void speak(Language language) {
    bar.speak(KioskScreens.words(language));
    show();
  }

  private void show() {
    screen.ifPresent(old -> old.onHide().run());
    Screen next = presenter().screen(visit.settings().language());
    screen = Optional.of(next);
    bar.show(visit.navigator().route());
    overview.show(visit.navigator().route(), next.title());
    stage.getChildren().setAll(next.root());
    stage.setAccessibleText(next.title());
    next.onShow().run();
    enter();
  }
}
